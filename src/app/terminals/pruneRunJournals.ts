import type { EmitPorts } from "../emit/emitPorts";
import { inside } from "../emit/paths";
import { allRunJournals } from "./runJournalFile";

type PrunePorts = Pick<EmitPorts, "files" | "places" | "clock">;

/** Journals of windows are history after this long, and of each folder only so many are kept. */
const oldMs = 14 * 24 * 3_600_000;
const mostOfFolder = 20;

/** Removes the journals of windows that nobody will ask for any more. Those that are written to are young. */
export function pruneRunJournals({ files, places, clock }: PrunePorts): void {
	const all = allRunJournals({ places });
	const oldest = clock.now().getTime() - oldMs;
	for (const { name, kind } of files.list(all)) {
		if (kind !== "folder") continue;
		const journals = files
			.list(inside(all, name))
			.map((entry) => inside(inside(all, name), entry.name))
			.map((path) => ({ path, modified: files.info(path)?.modified ?? 0 }))
			.sort((a, b) => b.modified - a.modified);
		for (const { path } of journals.filter(({ modified }, at) => at >= mostOfFolder || modified < oldest))
			files.remove(path);
	}
}
