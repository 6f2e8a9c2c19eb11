import type { TerminalFacts } from "../model/handoff";
import { shorten } from "../model/shorten";
import type { AgentName, ToolCall, Transcript } from "../model/transcript";
import { isLasting, portsIn, type Watch } from "./watch";

const longestWhat = 300;

/**
 * Everything that dies with a session (R-002-30): what its agents started in the background and did not end, their crons,
 * monitors and loops, edits of the crontab, and what runs in the window. `terminals` null:
 * the window's runs are told elsewhere. The transcripts must be masked already.
 */
export function findWatches(transcripts: readonly Transcript[], terminals: TerminalFacts | null): Watch[] {
	return [...transcripts.flatMap(watchesOf), ...(terminals?.running.map(ofTerminal) ?? [])];
}

function ofTerminal({ kind, name, command, startedAt, state, evidence }: TerminalFacts["running"][number]): Watch {
	return {
		kind: kind === "command" ? "terminal" : kind,
		what: command,
		id: null,
		schedule: null,
		owner: kind === "command" ? `terminal ${name}` : "the window",
		since: startedAt,
		ports: portsIn(command, evidence.quote),
		recreate: isLasting(command),
		mayRun: state === "running",
	};
}

function watchesOf(transcript: Transcript): Watch[] {
	const found: Watch[] = [];
	const owner = `${transcript.agent} ${transcript.id}`;
	for (const turn of transcript.turns) {
		const loop = loopOf(turn.user, owner, turn.at);
		if (loop !== null) found.push(loop);
		for (const step of turn.steps) {
			if (step.type !== "tool") continue;
			const ended = endedIds(step.tool);
			for (let at = found.length - 1; at >= 0; at--) if (ended.has(found[at]?.id ?? "")) found.splice(at, 1);
			found.push(...started(step.tool, transcript.agent, owner, step.at));
		}
	}
	return found;
}

/** `/loop 5m check the deploy`, where the client records it so. */
function loopOf(user: string | null, owner: string, since: string | null): Watch | null {
	const [, interval, what] = /^\/loop\s+(?:(\d+\s?[smhd])\s+)?(\S.*)/.exec(user ?? "") ?? [];
	if (what === undefined) return null;
	return { ...nothing, kind: "loop", what: shorten(what, longestWhat), schedule: interval ?? null, owner, since };
}

const nothing = { id: null, schedule: null, ports: [], recreate: true, mayRun: false } as const;

/** Tools by what they start, as the agents call them. */
const cronTool = /^(?:cron_?create|schedule_?(?:create|task|wakeup)|create_?(?:cron|schedule))$/i;
const monitorTool = /^(?:monitor|watch)$/i;
const endingTool =
	/^(?:kill_?(?:shell|bash|terminal)|task_?stop|cron_?delete|stop_?\w+|delete_?(?:cron|schedule)|bash_?stop)$/i;

function started(tool: ToolCall, agent: AgentName, owner: string, since: string | null): Watch[] {
	const result = tool.result ?? "";
	if (tool.denial !== null || tool.ok === false) return [];
	if (cronTool.test(tool.name) || monitorTool.test(tool.name)) {
		const what = shorten(tool.command ?? tool.text ?? firstLine(result), longestWhat);
		const kind = cronTool.test(tool.name) ? "cron" : "monitor";
		return [
			{ ...nothing, kind, what, id: idIn(result), schedule: scheduleIn(`${tool.text ?? ""}\n${result}`), owner, since },
		];
	}
	if (tool.kind !== "shell" || tool.command === null) return [];
	const what = shorten(tool.command, longestWhat);
	if (/\bcrontab\s+(?!-l\b|-h\b|--help)/.test(tool.command))
		return [{ ...nothing, kind: "crontab", what, owner: "the system", since, recreate: false, mayRun: true }];
	if (!isLeftRunning(tool, agent)) return [];
	const ports = portsIn(tool.command, result);
	return [
		{ ...nothing, kind: "background", what, id: idIn(result), owner, since, ports, recreate: isLasting(tool.command) },
	];
}

/** Agents in whose records a background command that went through has ended; in others its call only went through. */
const tellEnds: ReadonlySet<AgentName> = new Set(["claude-code", "codex", "opencode"]);
const detached = /(?:^|[;&|]\s*)(?:nohup|setsid|disown)\b|[^&>]&\s*(?:disown\s*)?$/;

function isLeftRunning(tool: ToolCall, agent: AgentName): boolean {
	if (tool.background) return tool.exitCode === null && !(tool.ok === true && tellEnds.has(agent));
	return tool.command !== null && detached.test(tool.command.trim());
}

/** What a call ended, by the ids that it and its result name. */
function endedIds(tool: ToolCall): ReadonlySet<string> {
	if (!endingTool.test(tool.name) || tool.ok === false) return new Set();
	return new Set(`${tool.text ?? ""} ${tool.result ?? ""}`.match(/[\w-]{2,}/g) ?? []);
}

function idIn(result: string): string | null {
	const [, quoted, named] =
		/\b(?:ID|id)\b[:=\s]+[`"']?([\w-]{2,})|\b(?:job|task|cron|shell|monitor|terminal)\s+[`"'#]?((?=[\w-]*\d)[\w-]{2,})/.exec(
			result,
		) ?? [];
	return quoted ?? named ?? null;
}

function scheduleIn(text: string): string | null {
	const [cron] = /(?:[\d*/,-]+\s+){4}[\d*/,A-Za-z-]+/.exec(text) ?? [];
	const [spoken] =
		/\bevery\s+(?:\d+\s+)?(?:seconds?|minutes?|hours?|days?|weeks?|mon|tue|wed|thu|fri|sat|sun)\w*/i.exec(text) ?? [];
	return cron ?? spoken ?? null;
}

function firstLine(text: string): string {
	return text.trim().split("\n")[0] ?? "";
}
