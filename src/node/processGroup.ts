import { spawn } from "node:child_process";
import { codeOf } from "./fileFailure";

const onWindows = process.platform === "win32";
/** How long a process may take to end itself after TERM. */
const graceMs = 2000;
const lookEveryMs = 50;

/**
 * Ends a process and all it started: TERM to its group, KILL to what is left after two seconds.
 * Done when the group is gone or was killed.
 */
export async function endProcessGroup(pid: number): Promise<void> {
	if (onWindows) return endTree(pid);
	if (!signalGroup(pid, "SIGTERM")) return;
	const until = performance.now() + graceMs;
	while (performance.now() < until) {
		await pause(lookEveryMs);
		if (!signalGroup(pid, 0)) return;
	}
	signalGroup(pid, "SIGKILL");
}

/** False when nobody of the group is left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
	try {
		process.kill(-pid, signal);
		return true;
	} catch (error) {
		if (codeOf(error) === "ESRCH") return false;
		// Somebody of the group runs as another user: signalled are those that may be.
		if (codeOf(error) === "EPERM") return true;
		throw error;
	}
}

/** Windows has no groups of this kind and no TERM: the tree is followed by parentage, and ended at once. */
function endTree(pid: number): Promise<void> {
	return new Promise((resolve) => {
		const killer = spawn("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true });
		killer.once("error", () => resolve());
		killer.once("exit", () => resolve());
	});
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
