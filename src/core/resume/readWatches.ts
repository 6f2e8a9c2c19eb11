import { type Watch, watchNames } from "../model/watch";
import type { Said } from "./handoffRecord";
import { isLasting, portsIn } from "./lastingCommand";

const inTerminal = /^`([^`]+)` in terminal `([^`]*)`/;
const run = /^(task|debug session) `([^`]+)`/;
const since = /\b(?:running )?since (\d{4}-\d{2}-\d{2}T\d{2}:\d{2})Z/;
/** What an agent left: what it is, its owner, its marks, what has to happen to it. */
const ofAgent =
	/^(background command|cron|monitor|loop|crontab edit) `([^`]+)` of (?:`([^`]+)`|the system)(.*): ((?:start it again|it goes on|it was to end)\b.*)$/;

/** What a handoff's section tells of what ran when it was written, line by line. */
export function readWatches(running: readonly Said[]): Watch[] {
	return running.map(({ text }) => {
		const [, time] = since.exec(text) ?? [];
		const base = {
			id: null,
			schedule: null,
			since: time === undefined ? null : `${time}:00.000Z`,
			mayRun: !text.includes("until its window ended"),
		};
		const agents = readAgents(text, base);
		if (agents !== null) return agents;
		const [, command, terminal] = inTerminal.exec(text) ?? [];
		if (command !== undefined)
			return { ...base, kind: "terminal", what: command, owner: `terminal ${terminal}`, ...servedBy(command) };
		const [, kind, name = text] = run.exec(text) ?? [];
		if (kind === undefined) return { ...base, kind: "background", what: text, owner: "not told", ...servedBy(text) };
		return { ...base, kind: kind === "task" ? "task" : "debug", what: name, owner: "the window", ...servedBy(name) };
	});
}

function readAgents(text: string, base: Pick<Watch, "since">): Watch | null {
	const [, name, what, owner, marks = "", fate = ""] = ofAgent.exec(text) ?? [];
	const kind = agentKinds.find((one) => watchNames[one] === name);
	if (kind === undefined || what === undefined) return null;
	const mark = (pattern: RegExp) => pattern.exec(marks)?.[1] ?? null;
	return {
		kind,
		what,
		id: mark(/, `id ([^`]*)`/),
		schedule: mark(/, schedule `([^`]*)`/),
		owner: owner ?? "the system",
		since: base.since,
		ports: (mark(/, port ([\d ]+)/) ?? "").split(" ").filter(Boolean).map(Number),
		recreate: fate.startsWith("start it again"),
		mayRun: fate.startsWith("it goes on"),
	};
}

const agentKinds = ["background", "cron", "monitor", "loop", "crontab"] as const;

function servedBy(command: string): Pick<Watch, "ports" | "recreate"> {
	return { ports: portsIn(command), recreate: isLasting(command) };
}
