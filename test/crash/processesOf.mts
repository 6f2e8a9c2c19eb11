import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The environment variable by which every process of a world, hooks and finishers included, is known. */
export const worldVariable = "CODI_CRASH_WORLD";

/** The processes of a world that run now. Linux only: it reads /proc. `strangers` are passed over, and new ones added. */
export function processesOf(folder: string, strangers = new Set<number>()): number[] {
	const mark = Buffer.from(`${worldVariable}=${folder}\0`);
	const own: number[] = [];
	for (const name of readdirSync("/proc")) {
		const pid = Number(name);
		if (!Number.isInteger(pid) || strangers.has(pid)) continue;
		const environment = environmentOf(pid);
		if (environment.includes(mark)) own.push(pid);
		// Of a process that is just being made, or just ending, nothing can be read.
		else if (environment.length > 0) strangers.add(pid);
	}
	return own;
}

/** Waits until no process of a world is left, at most so long. Returns those that are left then. */
export async function waitForQuiet(folder: string, milliseconds: number): Promise<number[]> {
	const until = performance.now() + milliseconds;
	const strangers = new Set<number>();
	for (let pause = 5; ; pause = Math.min(50, pause * 1.5)) {
		const left = processesOf(folder, strangers);
		if (left.length === 0 || performance.now() > until) return left;
		await sleep(pause);
	}
}

/** The power goes off: everything of a world ends at once. */
export function killAllOf(folder: string): void {
	for (const pid of processesOf(folder)) {
		try {
			process.kill(pid, "SIGKILL");
		} catch (error) {
			// It ended by itself meanwhile.
			if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
		}
	}
}

function environmentOf(pid: number): Buffer {
	try {
		return readFileSync(`/proc/${pid}/environ`);
	} catch (error) {
		// It ended meanwhile, or is another user's.
		if (["ENOENT", "ESRCH", "EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? ""))
			return Buffer.alloc(0);
		throw error;
	}
}
