import { Worker } from "node:worker_threads";
import { locksFolder } from "../../src/app/emit/paths";
import type { ReadinessMessage, ReadinessStart } from "../../src/app/worker/protocol";
import { runReadiness } from "../../src/app/worker/runReadiness";
import type { Readiness } from "../../src/core/resume/readinessCard";
import { createPorts } from "../../src/node/createPorts";
import { createGitAside } from "../../src/node/git";

const runs = 5;
const ports = createPorts(locksFolder);

/** What a window waits for from its request on, the start of the thread included; milliseconds. */
interface Waited {
	readonly first: number;
	readonly whole: number;
	/** What `git status` takes right after. */
	readonly status: number;
}

/** `FOLDER THREAD`: has its readiness card made as a window does. Prints the times, git's own included, and what was looked up. */
async function main([folder = "", thread = ""]: readonly string[]): Promise<void> {
	const { processes, counts } = await count(folder);
	const waited: Waited[] = [];
	for (let run = 0; run < runs; run++) waited.push({ ...(await wait(folder, thread)), status: status(folder) });
	process.stdout.write(JSON.stringify({ waited, processes, counts }));
}

async function count(folder: string) {
	let processes = 0;
	const counted = <T>(ask: (folder: string, args: readonly string[]) => T) => {
		return (place: string, args: readonly string[]): T => {
			processes++;
			return ask(place, args);
		};
	};
	const git = { run: counted(ports.git.run) };
	const aside = { start: counted(createGitAside().start) };
	const [ready] = await runReadiness({ ...ports, git }, aside, { folders: [folder], trusted: true }, () => undefined);
	return { processes, counts: countsOf(ready) };
}

function countsOf(ready: Readiness | undefined) {
	return ready?.kind === "ready" ? ready.counts : null;
}

function wait(folder: string, thread: string): Promise<Omit<Waited, "status">> {
	return new Promise((resolve, reject) => {
		const start = performance.now();
		let first = Number.NaN;
		const window = { userFolder: folder, workspaceStorage: null, remote: null };
		const workerData: ReadinessStart = { job: { folders: [folder], trusted: true }, window };
		const worker = new Worker(thread, { workerData });
		worker.once("error", reject);
		worker.on("message", (message: ReadinessMessage) => {
			const time = performance.now() - start;
			if ("first" in message) first = time;
			else if (message.ok) resolve({ first, whole: time });
			else reject(new Error(message.message));
		});
	});
}

function status(folder: string): number {
	const start = performance.now();
	ports.git.run(folder, ["status", "--porcelain=v2", "--branch", "-z"]);
	return performance.now() - start;
}

void main(process.argv.slice(2));
