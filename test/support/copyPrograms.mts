import { cpSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "./paths.mts";

/** Copies the built programs, with the chunks they load, into a folder: a build in between must not change them half way. */
export function copyPrograms(folder: string): void {
	for (const name of ["cli.js", "worker.js", "watcher.js", "readiness.js", "chunks"])
		cpSync(join(DIST, name), join(folder, name), { recursive: true });
}
