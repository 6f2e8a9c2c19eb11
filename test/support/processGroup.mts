import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const GRACE_MS = 3000;
const running = new Set<ChildProcess>();
let watching = false;

/**
 * Starts a program as the leader of a process group of its own, so that it can be ended with everything it started.
 * The group is killed when this process exits for whatever reason short of SIGKILL, Ctrl+C included.
 */
export function startGroup(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
	watchForOurEnd();
	const child = spawn(command, args, { ...options, detached: true });
	running.add(child);
	child.once("exit", () => running.delete(child));
	child.once("error", () => running.delete(child));
	return child;
}

/** Ends a group: TERM, then KILL for what is left after three seconds. Resolves when its leader is gone. */
export async function stopGroup(child: ChildProcess): Promise<void> {
	const ended = new Promise<void>((resolve) => {
		if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) resolve();
		else child.once("exit", () => resolve());
	});
	signalGroup(child, "SIGTERM");
	const inTime = await Promise.race([ended.then(() => true), sleep(GRACE_MS, false, { ref: false })]);
	// The leader may have gone before its children did.
	signalGroup(child, "SIGKILL");
	if (!inTime) await ended;
}

/** Kills a group at once, as a crash or a power cut would. */
export function killGroup(child: ChildProcess): void {
	signalGroup(child, "SIGKILL");
}

/** Kills every group that is still running. */
export function killAllGroups(): void {
	for (const child of running) killGroup(child);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
	if (child.pid === undefined) return;
	try {
		process.kill(-child.pid, signal);
	} catch (error) {
		// ESRCH: nobody is left in the group, which is what was wanted.
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

function watchForOurEnd(): void {
	if (watching) return;
	watching = true;
	process.on("exit", killAllGroups);
	for (const [signal, code] of [
		["SIGINT", 130],
		["SIGTERM", 143],
		["SIGHUP", 129],
	] as const) {
		process.on(signal, () => process.exit(code));
	}
}
