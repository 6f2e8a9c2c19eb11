import { shorten } from "../model/shorten";
import type { AgentName, ToolCall, Transcript } from "../model/transcript";
import type { Watch } from "../model/watch";
import { isLasting, portsIn } from "./lastingCommand";

/** What is longer nobody reads before it is started again. */
const longestWhat = 2_000;

/**
 * What the agents of these conversations left to die with their session (R-002-30): commands in the background that did
 * not end, crons, monitors and loops that were not deleted, edits of the crontab. `mask` masks secrets.
 */
export function findWatches(transcripts: readonly Transcript[], mask: (text: string) => string): Watch[] {
	return transcripts.flatMap(watchesOf).map((watch) => ({
		...watch,
		what: shorten(mask(watch.what), longestWhat),
		id: watch.id === null ? null : mask(watch.id),
		schedule: watch.schedule === null ? null : mask(watch.schedule),
	}));
}

/** Who keeps what a conversation's agent started. */
export function watchOwner({ agent, id }: Pick<Transcript, "agent" | "id">): string {
	return `${agent} ${id}`;
}

function watchesOf(transcript: Transcript): Watch[] {
	let found: Watch[] = [];
	const owner = watchOwner(transcript);
	for (const turn of transcript.turns) {
		found.push(...loopOf(turn.user, owner, turn.at));
		for (const step of turn.steps) {
			if (step.type !== "tool") continue;
			const ended = endedIds(step.tool);
			const begun = started(step.tool, transcript.agent, owner, step.at);
			found = [
				...found.filter((watch) => !ended.has(watch.id ?? "") && !isReplaced(watch, begun, step.tool)),
				...begun,
			];
		}
	}
	return found.filter((watch) => !hasGoneOff(watch, transcript.endedAt));
}

/** `/loop 5m check the deploy`, where the client records it so. */
function loopOf(user: string | null, owner: string, since: string | null): Watch[] {
	const [, interval, what] = /^\/loop\s+(?:(\d+\s?[smhd])\s+)?(\S.*)/.exec(user ?? "") ?? [];
	return what === undefined ? [] : [{ ...nothing, kind: "loop", what, schedule: interval ?? null, owner, since }];
}

const nothing = { id: null, schedule: null, ports: [], recreate: true, mayRun: false } as const;

/** Tools by what they start, as the agents call them. */
const cronTool = /^(?:cron_?create|schedule_?(?:create|task)|create_?(?:cron|schedule))$/i;
const monitorTool = /^(?:monitor|watch)$/i;
/** Wakes the agent once; a loop calls it each time. */
const wakeupTool = /^schedule_?wakeup$/i;
const endingTool =
	/^(?:kill_?(?:shell|bash|terminal)|task_?stop|cron_?delete|stop_?\w+|delete_?(?:cron|schedule)|bash_?stop)$/i;

function started(tool: ToolCall, agent: AgentName, owner: string, since: string | null): Watch[] {
	const result = tool.result ?? "";
	if (tool.denial !== null || tool.ok === false) return [];
	if (cronTool.test(tool.name)) return [cronOf(tool.text ?? firstLine(result), result, owner, since)];
	if (monitorTool.test(tool.name)) {
		const what = tool.command ?? tool.text ?? firstLine(result);
		// One with a time limit ends by itself.
		const recreate = !/\btimeout \d/.test(result);
		return [{ ...nothing, kind: "monitor", what, id: idIn(result), owner, since, recreate }];
	}
	if (wakeupTool.test(tool.name)) {
		const [, schedule, what] = wakeup.exec(tool.text ?? "") ?? [];
		return what === undefined || schedule === undefined
			? []
			: [{ ...nothing, kind: "loop", what, schedule, owner, since }];
	}
	if (tool.kind !== "shell" || tool.command === null) return [];
	const what = tool.command;
	if (/\bcrontab\s+(?!-l\b|-h\b|--help)/.test(what))
		return [{ ...nothing, kind: "crontab", what, owner: "the system", since, recreate: false, mayRun: true }];
	if (!isLeftRunning(tool, agent)) return [];
	const ports = portsIn(what, result);
	return [{ ...nothing, kind: "background", what, id: idIn(result), owner, since, ports, recreate: isLasting(what) }];
}

/** One that is kept on the disk goes on when its agent is started again. */
function cronOf(text: string, result: string, owner: string, since: string | null): Watch {
	const schedule = scheduleIn(text) ?? scheduleIn(result);
	const what = schedule !== null && text.startsWith(schedule) ? text.slice(schedule.length).trim() : text;
	const isKept = /\bpersisted to\b|scheduled_tasks\.json/i.test(result);
	return {
		...nothing,
		kind: "cron",
		what,
		id: idIn(result),
		schedule,
		owner,
		since,
		recreate: !isKept,
		mayRun: isKept,
	};
}

const wakeup = /^(in (?:\d+) s): ([\s\S]+)/;
/** How late a wakeup may come, in milliseconds. */
const slackMs = 120_000;

/** A loop becomes a cron, and its next wakeup takes the place of the one before. */
function isReplaced(watch: Watch, begun: readonly Watch[], { name, ok }: ToolCall): boolean {
	if (watch.kind !== "loop" || ok === false) return false;
	return wakeupTool.test(name) || begun.some(({ kind, what }) => kind === "cron" && what.includes(watch.what));
}

/** A wakeup of long ago that no other one followed: its loop has ended. */
function hasGoneOff({ schedule, since }: Watch, endedAt: string | null): boolean {
	const [, seconds] = /^in (\d+) s$/.exec(schedule ?? "") ?? [];
	if (seconds === undefined || since === null || endedAt === null) return false;
	return Date.parse(endedAt) > Date.parse(since) + Number(seconds) * 1_000 + slackMs;
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

/** How results name what they began. A word counts only with a digit in it, unless it stands where ids stand. */
const ids = [
	/\b(?:ID|id)\b[:=\s]+[`"']?([\w-]{2,})/,
	/\(task ([\w-]{2,})[,)]/,
	/\b(?:job|task|cron|shell|monitor|terminal)\s+[`"'#]?((?=[\w-]*\d)[\w-]{2,})/,
	/^Scheduled ([\da-f]{6,})\b/,
];

function idIn(result: string): string | null {
	for (const pattern of ids) {
		const [, id] = pattern.exec(result) ?? [];
		if (id !== undefined) return id;
	}
	return null;
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
