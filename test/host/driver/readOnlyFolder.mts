import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "../../support/runCommand.mts";

/**
 * Makes a folder unwritable for the user who runs the tests. File modes do not stop root: there the file system's
 * immutable flag does, or where it has none a read-only mount of the folder on itself.
 */
export async function makeReadOnly(folder: string): Promise<void> {
	chmodSync(folder, 0o555);
	if (!canWrite(folder)) return;
	if ((await run("chattr", "+i", folder)) && !canWrite(folder)) return;
	await run("mount", "--bind", folder, folder);
	await run("mount", "-o", "remount,ro,bind", folder);
	if (canWrite(folder)) throw new Error(`${folder} cannot be made read-only here: neither chattr nor mount works`);
}

/** Undoes `makeReadOnly`, whichever way it took. */
export async function makeWritable(folder: string): Promise<void> {
	await run("umount", folder);
	await run("chattr", "-i", folder);
	chmodSync(folder, 0o755);
}

async function run(command: string, ...args: string[]): Promise<boolean> {
	return (await runCommand(command, args, { cwd: dirname(args.at(-1) ?? "/") })).code === 0;
}

function canWrite(folder: string): boolean {
	const probe = join(folder, ".probe");
	try {
		writeFileSync(probe, "");
	} catch {
		// Whatever the reason, it cannot be written to, which is the question.
		return false;
	}
	rmSync(probe);
	return true;
}
