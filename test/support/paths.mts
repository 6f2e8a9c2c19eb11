import { homedir } from "node:os";
import { delimiter, join, resolve } from "node:path";

/** The checkout: everything the scripts build or run lies below it. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** What the scripts make; never tracked. */
export const DIST = join(ROOT, "dist");

/** Where the programs of the dev dependencies are, the pinned Node among them. */
export const BIN = join(ROOT, "node_modules", ".bin");

/** The pinned Node of the extension host's own major version (dev dependency `node`). */
export const NODE = join(BIN, "node");

/** The environment with the dev dependencies' programs first on PATH, as npm scripts have it. */
export function toolEnvironment(): NodeJS.ProcessEnv {
	return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}` };
}

/** Cache that outlives a checkout: the hosted VS Code is installed once for all of them. */
export function cacheFolder(): string {
	return join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "codi-handoff");
}
