import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "./paths.mts";

const SAMPLES = join(ROOT, "test", "fixtures", "samples");
/** The folder that all sample conversations are about. */
const RECORDED = "/home/dev/tide-tables";

/**
 * Copies the sample sessions of an agent into a home folder, as if they had been about another workspace: its path
 * replaces the recorded one inside text files, and its dashed form in the names of folders.
 * Not for agents that keep their sessions in a database.
 * @param agent folder name below `test/fixtures/samples`
 * @returns the files written
 */
export function placeSample(agent: string, home: string, workspace: string): readonly string[] {
	const from = join(SAMPLES, agent, "home");
	return readdirSync(from, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => {
			const source = join(entry.parentPath, entry.name);
			const target = join(home, relative(from, source).replaceAll(dashed(RECORDED), dashed(workspace)));
			mkdirSync(dirname(target), { recursive: true });
			writeFileSync(target, readFileSync(source, "utf8").replaceAll(RECORDED, workspace));
			return target;
		});
}

/** A path as some agents name a folder after it, without the leading dash. */
function dashed(path: string): string {
	return path.replaceAll(/[^A-Za-z0-9]/g, "-").slice(1);
}
