import type { Said } from "./handoffRecord";
import { isLasting, portsIn, type Watch } from "./watch";

const inTerminal = /^`([^`]+)` in terminal `([^`]*)`/;
const run = /^(task|debug session) `([^`]+)`/;
const since = /\brunning since (\d{4}-\d{2}-\d{2}T\d{2}:\d{2})Z/;

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
		const [, command, terminal] = inTerminal.exec(text) ?? [];
		if (command !== undefined)
			return { ...base, kind: "terminal", what: command, owner: `terminal ${terminal}`, ...servedBy(command) };
		const [, kind, name = text] = run.exec(text) ?? [];
		if (kind === undefined) return { ...base, kind: "background", what: text, owner: "not told", ...servedBy(text) };
		return { ...base, kind: kind === "task" ? "task" : "debug", what: name, owner: "the window", ...servedBy(name) };
	});
}

function servedBy(command: string): Pick<Watch, "ports" | "recreate"> {
	return { ports: portsIn(command), recreate: isLasting(command) };
}
