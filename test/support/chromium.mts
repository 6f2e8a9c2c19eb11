import { existsSync } from "node:fs";
import { Missing } from "./missing.mts";
import { findProgram, installPackages } from "./systemPackages.mts";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const SENTENCE =
	"The tests in VS Code need Chromium: install it (Debian: apt-get install chromium) or name one in the CHROMIUM environment variable.";

/**
 * A Chromium to show the workbench in: the one named in the environment variable CHROMIUM, else one on PATH, else
 * Debian's, installed where that is possible. Throws a `Missing` where none can be had.
 */
export async function findChromium(): Promise<string> {
	const named = process.env.CHROMIUM;
	if (named) {
		if (existsSync(named)) return named;
		throw new Missing(`CHROMIUM names ${named}, which does not exist.`);
	}
	const found = onPath();
	if (found !== undefined) return found;
	await installPackages(["chromium"], SENTENCE);
	const installed = onPath();
	if (installed === undefined) throw new Missing(SENTENCE);
	return installed;
}

function onPath(): string | undefined {
	for (const name of NAMES) {
		const path = findProgram(name);
		if (path !== undefined) return path;
	}
	return undefined;
}
