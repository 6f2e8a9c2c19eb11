import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What our hook left in a home folder. */
export interface HookTrace {
	/** The ends of sessions that were told and dealt with. */
	readonly ends: readonly { readonly sessionId: string; readonly outcome: string }[];
	/** What became of each start that was told, in words. */
	readonly starts: readonly string[];
	/** All other lines of the log: what was ignored, warnings, errors. */
	readonly others: readonly string[];
	/** What is still to be dealt with: names of signals and of pending handoffs. */
	readonly unfinished: readonly string[];
}

export function readHookTrace(home: string, agent: string): HookTrace {
	const folder = join(home, ".codialectic");
	const log = join(folder, "log", "hook.log");
	const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
	const end = new RegExp(`^\\S+ info ${agent} \\w+(?: \\([\\w.-]+\\))? (\\S+): (.*)$`);
	const ends = lines.flatMap((line) => {
		const [, sessionId, outcome] = end.exec(line) ?? [];
		return sessionId === undefined || outcome === undefined ? [] : [{ sessionId, outcome }];
	});
	const start = new RegExp(`^\\S+ info hook-start "${agent}": (.*)$`);
	const starts = lines.flatMap((line) => start.exec(line)?.[1] ?? []);
	const unfinished = ["signals", "pending"].flatMap((name) => {
		const path = join(folder, name);
		return existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(".json")) : [];
	});
	return { ends, starts, others: lines.filter((line) => !end.test(line) && !start.test(line)), unfinished };
}
