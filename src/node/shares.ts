import { spawn } from "node:child_process";
import { parse } from "node:path";
import { createInterface } from "node:readline";
import type { Shares } from "../app/ports";
import { readMountTable } from "./mountTable";
import { ShareFinder } from "./shareOf";

/** What is mounted is read again after so long. */
const tableMs = 1000;
/** On a busy machine it can take long until a process runs; only then its time begins. */
const startMs = 10_000;
/** No more processes are started while so many wait for a share. */
const mostHung = 2;

/**
 * Asks every path at once and tells the place in the list of each that gave an answer, whatever it was. A first line
 * tells that it runs.
 */
const asker = `
const { stat } = require("node:fs");
const say = (line) => process.stdout.write(line + "\\n");
say("runs");
process.argv.slice(1).forEach((path, at) => stat(path, () => say(at)));`;

let hung = 0;

/**
 * Shares are asked by a process of its own. A call that waits for one cannot be called back: it would take one of the
 * few threads that the whole process has for files, and hold the process's end (seen with Node 24: `process.exit` waits
 * for it).
 */
export function createShares(): Shares {
	let finder = new ShareFinder(new Map());
	let readAt = Number.NEGATIVE_INFINITY;
	return {
		shareOf: (path) => {
			const now = performance.now();
			if (now - readAt > tableMs) {
				finder = new ShareFinder(readMountTable());
				readAt = now;
			}
			return finder.shareOf(path);
		},
		answering: (paths, limitMs) => (hung >= mostHung ? Promise.resolve(new Set()) : ask(paths, limitMs)),
	};
}

function ask(paths: readonly string[], limitMs: number): Promise<ReadonlySet<string>> {
	return new Promise((resolve) => {
		const all = new Set(paths);
		const answered = new Set<string>();
		const child = startAsker(paths);
		const finish = (heard: ReadonlySet<string>) => {
			clearTimeout(timer);
			child.stdout.destroy();
			child.unref();
			resolve(heard);
		};
		const giveUp = () => {
			hung++;
			child.once("exit", () => hung--);
			child.kill("SIGKILL");
			finish(answered);
		};
		let timer = setTimeout(giveUp, startMs);
		let runs = false;
		const lines = createInterface({ input: child.stdout });
		lines.on("line", (line) => {
			if (runs) answered.add(paths[Number(line)] ?? "");
			else {
				runs = true;
				clearTimeout(timer);
				timer = setTimeout(giveUp, limitMs);
			}
			if (answered.size === all.size) finish(answered);
		});
		// Without a process nothing can be said of the shares: they are used as if there were no question.
		child.once("error", () => finish(all));
		child.once("exit", () => lines.once("close", () => finish(runs ? answered : all)));
	});
}

function startAsker(paths: readonly string[]) {
	const { NODE_OPTIONS: _, ...env } = process.env;
	return spawn(process.execPath, ["-e", asker, ...paths], {
		env: { ...env, ELECTRON_RUN_AS_NODE: "1", UV_THREADPOOL_SIZE: String(Math.max(4, paths.length)) },
		// Not the working folder, which may itself lie on a share.
		cwd: parse(process.execPath).root,
		stdio: ["ignore", "pipe", "ignore"],
		windowsHide: true,
	});
}
