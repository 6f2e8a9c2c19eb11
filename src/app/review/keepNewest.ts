import { inside } from "../emit/paths";
import type { Files } from "../ports";

/** The JSON files of a folder, the last changed first. */
export function newestFirst(files: Files, folder: string): string[] {
	return files
		.list(folder)
		.filter(({ name, kind }) => kind === "file" && name.endsWith(".json"))
		.map(({ name }) => inside(folder, name))
		.map((path) => ({ path, modified: files.info(path)?.modified ?? 0 }))
		.sort((a, b) => b.modified - a.modified)
		.map(({ path }) => path);
}

/** Removes all but the last changed JSON files of a folder. */
export function keepNewest(files: Files, folder: string, most: number): void {
	for (const path of newestFirst(files, folder).slice(most)) files.remove(path);
}
