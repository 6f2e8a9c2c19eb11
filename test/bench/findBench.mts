import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { bundleScript } from "../support/bundleScript.mts";
import { ROOT } from "../support/paths.mts";
import { megabyte, say } from "./measure.mts";

/** Sessions in the store, on so many days, and about how many of them are the workspace's. */
const [sessions, days, ours] = [10_000, 250, 12];
/** A smaller stand-in for an editor's database of gigabytes: a copy of it would show all the same. */
const databaseBytes = 400 * megabyte;

const sample = join(
	ROOT,
	"test/fixtures/samples/codex/home/.codex/sessions/2026/11/27/rollout-2026-11-27T09-12-00-01a21c46-9f00-71a6-874f-48dfa55ed349.jsonl",
);

/** Times in milliseconds of one thing done several times, and how many conversations were found. */
interface Result {
	readonly found: number;
	readonly whole: readonly number[];
	readonly remembered: readonly number[];
	readonly recent: readonly number[];
	readonly watched: readonly number[];
	readonly collected: readonly number[];
}

/** How long it takes to find a folder's conversations among ten thousand, and in a large database. */
export function benchFinding(folder: string): void {
	const workspace = join(folder, "found workspace");
	mkdirSync(workspace);
	const codex = join(folder, "codex home");
	placeSessions(codex, workspace);
	tell(
		`finding a folder's conversations among ${sessions} Codex sessions of ${days} days`,
		find(folder, codex, workspace),
	);
	const opencode = join(folder, "opencode home");
	placeDatabase(opencode, workspace);
	const size = (databaseBytes / megabyte).toFixed(0);
	tell(`finding a conversation in a database of ${size} MB`, find(folder, opencode, workspace));
}

function tell(what: string, result: Result): void {
	console.log(`${what} (${result.found} found), median (longest) in ms, files in the system's cache`);
	say("all, nothing remembered", describe(result.whole));
	say("all, by a long-lived watcher", describe(result.remembered));
	say("of the last 12 hours", describe(result.recent));
	say("the same by a watcher", describe(result.watched));
	say("and read, for a handoff", describe(result.collected));
}

/** Every session but ours is of a folder of its own; files of earlier days are as old as their days. */
function placeSessions(home: string, workspace: string): void {
	const text = readFileSync(sample, "utf8");
	const start = Date.now() - (days - 1) * 86_400_000;
	for (let at = 0; at < sessions; at++) {
		const time = new Date(start + Math.floor((at * days) / sessions) * 86_400_000);
		const day = time.toISOString().slice(0, 10);
		const id = randomUUID();
		const path = join(home, ".codex/sessions", ...day.split("-"), `rollout-${day}T10-00-00-${id}.jsonl`);
		const cwd = at % Math.floor(sessions / ours) === 0 ? workspace : `/home/dev/other-${at % 500}`;
		mkdirSync(join(path, ".."), { recursive: true });
		writeFileSync(path, text.replaceAll("/home/dev/tide-tables", cwd));
		utimesSync(path, time, time);
	}
}

function placeDatabase(home: string, workspace: string): void {
	const folder = join(home, ".local/share/opencode");
	mkdirSync(folder, { recursive: true });
	const database = new DatabaseSync(join(folder, "opencode.db"), { enableForeignKeyConstraints: false });
	const statements = readFileSync(
		join(ROOT, "test/fixtures/samples/opencode/home/.local/share/opencode/opencode.db.sql"),
		"utf8",
	);
	database.exec(`PRAGMA journal_mode = wal; ${statements.replaceAll("/home/dev/tide-tables", workspace)}`);
	const insert = database.prepare("INSERT INTO part VALUES (?, 'm', 's', 0, 0, ?)");
	const filler = "x".repeat(megabyte);
	for (let bytes = 0; bytes < databaseBytes; bytes += megabyte) insert.run(`filler ${bytes}`, filler);
	database.close();
}

function find(folder: string, home: string, workspace: string): Result {
	const script = bundleScript("test/bench/find.script.ts", join(folder, "find.cjs"));
	const { CODEX_HOME: _, XDG_DATA_HOME: __, ...inherited } = process.env;
	const run = spawnSync(process.execPath, [script, workspace], {
		encoding: "utf8",
		env: { ...inherited, HOME: home, USERPROFILE: home },
	});
	if (run.status !== 0) throw new Error(`finding failed: ${run.stderr.slice(0, 2000)}`);
	return JSON.parse(run.stdout) as Result;
}

function describe(times: readonly number[]): string {
	const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
	return `${median.toFixed(1)} (${Math.max(...times).toFixed(1)})`;
}
