import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleScript } from "../support/bundleScript.mts";
import { say } from "./measure.mts";

const files = 50_000;
/** Where a repository's file of a number stands. */
const pathOf = (at: number) => `pkg${at % 200}/src/mod${at % 37}/file${at}.ts`;

type Time = "first" | "whole" | "status";

interface Result {
	readonly waited: readonly Readonly<Record<Time, number>>[];
	readonly processes: number;
	readonly counts: Readonly<Record<string, number>> | null;
}

/**
 * How long a window waits for a readiness card in a repository of 50,000 files: for the first one, which tells what the
 * handoffs say, and for the whole, each also as a ratio to `git status` in the same run.
 */
export function benchResuming(folder: string): void {
	const workspace = join(folder, "resumed workspace");
	placeRepository(workspace);
	const ordinary = Array.from(
		{ length: 12 },
		(_, at) => `- Look at \`${pathOf(at * 31)}:2\`, function \`handler${at * 31}()\``,
	);
	const many = Array.from({ length: 250 }, (_, at) => citedLine(at));
	tell("200 sections, a dozen citations", workspace, sections(200, ordinary));
	tell("500 citations in one section", workspace, sections(1, many));
}

/** Two citations a line: of what is there, was renamed, was deleted, and never was. */
function citedLine(at: number): string {
	const number = at * 190;
	if (at % 10 === 7) return `- \`${pathOf(number)}\` was made up with \`inventedName${at}()\``;
	if (at % 10 === 8) return `- \`${pathOf(at)}\` calls \`parse${number}()\``;
	return `- \`${pathOf(number)}:2\` names \`handler${number}()\``;
}

/** Its last commit, after the handoffs, renamed some files, deleted some and changed some. */
function placeRepository(workspace: string): void {
	for (let at = 0; at < files; at++) {
		const path = join(workspace, pathOf(at));
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, `export function handler${at}(input) {\n\treturn parse${at}(input);\n}\n`.repeat(12));
	}
	git(workspace, "2026-11-01T10:00:00Z", "init", "--quiet", "-b", "main");
	commit(workspace, "2026-11-01T10:00:00Z");
	for (let at = 0; at < 40; at++) {
		git(workspace, "", "mv", pathOf(at), `moved${at}.ts`);
		if (at % 4 === 0) git(workspace, "", "rm", "--quiet", pathOf(at * 190 + 190));
	}
	commit(workspace, "2026-11-20T10:00:00Z");
}

function commit(workspace: string, date: string): void {
	git(workspace, "", "add", ".");
	git(workspace, date, "commit", "--quiet", "-m", "work");
}

function git(workspace: string, date: string, ...args: readonly string[]): void {
	const env = { ...process.env, ...(date === "" ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }) };
	const who = ["-c", "user.name=bench", "-c", "user.email=bench@example.org"];
	const run = spawnSync("git", ["-C", workspace, ...who, ...args], { env, encoding: "utf8" });
	if (run.status !== 0 && args[0] !== "rm" && args[0] !== "mv") throw new Error(`git ${args[0]} failed: ${run.stderr}`);
}

function sections(count: number, lines: readonly string[]): string {
	const start = Date.parse("2026-11-02T10:00:00Z");
	return Array.from({ length: count }, (_, at) => {
		const time = new Date(start + at * 3_600_000).toISOString();
		const items = [
			`- [ ] “Finish step ${at} of the long work” (high, T2, run, turn 3)`,
			"  - how: “run npm test again”",
		];
		return [`## Auto-Handoff ${time}`, "", "### Unfinished", ...items, "", "### Decisions", ...lines, ""].join("\n");
	}).join("\n");
}

function tell(what: string, workspace: string, narrative: string): void {
	writeFileSync(join(workspace, "NEXT_SESSION_HANDOFF.md"), narrative);
	const folder = join(workspace, "..");
	const script = bundleScript("test/bench/resume.script.ts", join(folder, "resume.cjs"));
	const thread = bundleScript("src/cli/readiness.ts", join(folder, "readiness.cjs"));
	const run = spawnSync(process.execPath, [script, workspace, thread], { encoding: "utf8" });
	if (run.status !== 0) throw new Error(`resuming failed: ${run.stderr.slice(0, 2000)}`);
	const { waited, processes, counts } = JSON.parse(run.stdout) as Result;
	const status = median(waited, "status");
	const told = (time: number) => `${time.toFixed(0)} (${(time / status).toFixed(2)} of git status)`;
	console.log(`readiness card of ${files} files: ${what}`);
	say("git status, ms, median of 5", status.toFixed(0));
	say("first card, ms", told(median(waited, "first")));
	say("whole card, ms", told(median(waited, "whole")));
	say("git processes", String(processes));
	say("looked up", JSON.stringify(counts));
}

function median(waited: Result["waited"], time: Time): number {
	const times = waited.map((one) => one[time]).toSorted((one, other) => one - other);
	return times[Math.floor(times.length / 2)] ?? 0;
}
