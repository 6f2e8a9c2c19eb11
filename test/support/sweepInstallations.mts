import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Removes what killed installations left behind: `<final>.<pid>` and `<final>.<pid>.old` of processes that are gone.
 * @param final the folder that an installation is renamed to when it is whole
 */
export function sweepInstallations(final: string): void {
	const parent = dirname(final);
	if (!existsSync(parent)) return;
	for (const name of readdirSync(parent)) {
		const path = join(parent, name);
		if (!path.startsWith(`${final}.`)) continue;
		const pid = Number(/^\.(\d+)/.exec(path.slice(final.length))?.[1]);
		if (Number.isInteger(pid) && !isRunning(pid)) rmSync(path, { recursive: true, force: true });
	}
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
