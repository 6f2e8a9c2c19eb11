import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleScript } from "../support/bundleScript.mts";
import { copyPrograms } from "../support/copyPrograms.mts";
import { ROOT } from "../support/paths.mts";

/** The programs under test, copied or built once, so that a build in between does not change them half way. */
export interface Programs {
	readonly cli: string;
	readonly watcher: string;
	readonly window: string;
	readonly merge: string;
	readonly dieAtChange: string;
	/** Where Node keeps compiled code, so that some thousands of starts take less time. */
	readonly compileCache: string;
}

export function preparePrograms(): Programs {
	const folder = mkdtempSync(join(tmpdir(), "codi-crash-programs-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	copyPrograms(folder);
	return {
		cli: join(folder, "cli.js"),
		watcher: join(folder, "watcher.js"),
		window: bundleScript("test/crash/window.script.ts", join(folder, "window.cjs")),
		merge: bundleScript("test/crash/merge.script.ts", join(folder, "merge.cjs")),
		dieAtChange: join(ROOT, "test/crash/dieAtChange.cjs"),
		compileCache: join(folder, "cache"),
	};
}
