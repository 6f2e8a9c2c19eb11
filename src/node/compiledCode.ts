import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { codeOf } from "./fileFailure";

/** Files of some versions of the program; a version has about sixty. */
const mostFiles = 400;

/**
 * Has the runtime keep what it compiles in `folder/cache`, so that the next start takes less time; Node.js before 22.1
 * cannot. Only where `folder`, the user's own for all that we keep, is there already and is this user's: what stands in
 * it is run. Call it before the code to keep is loaded.
 */
export function keepCompiledCode(folder: string): void {
	if (typeof enableCompileCache !== "function" || !existsSync(folder)) return;
	const cache = join(folder, "cache");
	try {
		// The runtime never removes what belongs to a version that is gone.
		if (existsSync(cache) && readdirSync(cache, { recursive: true }).length > mostFiles)
			rmSync(cache, { recursive: true });
		mkdirSync(cache, { recursive: true, mode: 0o700 });
		if (isOwn(folder) && isOwn(cache)) enableCompileCache(cache);
	} catch (error) {
		// A full or read-only disk costs the time it would have saved, and nothing else.
		if (codeOf(error) === null) throw error;
	}
}

/** Windows keeps others out of a home folder by other means. */
function isOwn(folder: string): boolean {
	const { uid, mode } = statSync(folder);
	return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}
