import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { Missing } from "./missing.mts";
import { ROOT, toolEnvironment } from "./paths.mts";
import { runCommand } from "./runCommand.mts";
import { timed } from "./timed.mts";

/** Full path of a program on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
	for (const folder of (process.env.PATH ?? "").split(delimiter)) {
		const path = join(folder, name);
		try {
			accessSync(path, constants.X_OK);
			return path;
		} catch {
			// Not in this folder: the next one may have it.
		}
	}
	return undefined;
}

/**
 * Installs Debian packages where that is possible without asking: as root, with apt-get.
 * @param packages names of Debian packages
 * @param sentence what to tell the user where it is not possible; thrown as a `Missing`
 */
export async function installPackages(packages: readonly string[], sentence: string): Promise<void> {
	if (process.getuid?.() !== 0 || findProgram("apt-get") === undefined) throw new Missing(sentence);
	const env = { ...toolEnvironment(), DEBIAN_FRONTEND: "noninteractive" };
	await timed(`apt-get install ${packages.join(" ")}`, async () => {
		for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
			const { code, output } = await runCommand("apt-get", ["-q", ...args], { cwd: ROOT, env });
			if (code !== 0) throw new Missing(`${sentence}\napt-get ${args.join(" ")} said:\n${output.slice(-2000)}`);
		}
	});
}
