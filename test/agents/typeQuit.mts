import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** A screen that has not changed for so long waits for the user. */
const QUIET_MS = 1500;
/** Typed too fast, the end of the line is taken for part of a pasted text. */
const BEFORE_ENTER_MS = 500;
/** After that a command that had no effect is typed again. */
const AGAIN_MS = 8000;

/** Types a command into a terminal once the model has been heard and the screen is quiet, until the program ends. */
export async function typeQuit(child: ChildProcess, command: string, isHeard: () => boolean): Promise<void> {
	let changed = performance.now();
	child.stdout?.on("data", () => {
		changed = performance.now();
	});
	const isRunning = () => child.exitCode === null && child.signalCode === null;
	while (isRunning() && !(isHeard() && performance.now() - changed > QUIET_MS)) await sleep(100);
	while (isRunning()) {
		child.stdin?.write(command);
		await sleep(BEFORE_ENTER_MS);
		child.stdin?.write("\r");
		for (let waited = 0; waited < AGAIN_MS && isRunning(); waited += 100) await sleep(100);
	}
}
