import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { DIST, ROOT } from "../support/paths.mts";

/** The programs under test, copied or built once, so that a build in between does not change them half way. */
export interface Programs {
	readonly cli: string;
	readonly watcher: string;
	readonly window: string;
	readonly mergeBeacon: string;
	readonly dieAtChange: string;
}

export function preparePrograms(): Programs {
	const folder = mkdtempSync(join(tmpdir(), "codi-crash-programs-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return {
		cli: copied("cli.js", folder),
		watcher: copied("watcher.js", folder),
		window: bundled("test/crash/window.script.ts", folder, "window.cjs"),
		mergeBeacon: bundled("test/app/emit/mergeBeacon.script.ts", folder, "mergeBeacon.cjs"),
		dieAtChange: join(ROOT, "test/crash/dieAtChange.cjs"),
	};
}

function copied(name: string, folder: string): string {
	copyFileSync(join(DIST, name), join(folder, name));
	return join(folder, name);
}

function bundled(script: string, folder: string, name: string): string {
	const outfile = join(folder, name);
	buildSync({
		entryPoints: [join(ROOT, script)],
		outfile,
		bundle: true,
		platform: "node",
		target: "node20",
		// The "main" of jsonc-parser cannot be bundled.
		mainFields: ["module", "main"],
		logLevel: "error",
	});
	return outfile;
}
