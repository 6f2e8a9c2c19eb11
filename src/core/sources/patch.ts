import { absolutePath } from "./paths";

export interface Change {
	readonly files: readonly string[];
	readonly added: string;
	readonly removed: string;
}

const fileLine = /^\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+?)\s*$/;

/** What a text in `apply_patch`'s own format (`*** Begin Patch`) does. Relative paths start at `folder`. */
export function readPatch(patch: string, folder: string | null): Change {
	const files = new Set<string>();
	const hunks: string[] = [];
	for (const line of patch.split(/\r?\n/)) {
		const path = fileLine.exec(line)?.[1];
		if (path !== undefined) files.add(absolutePath(path, folder));
		else hunks.push(line);
	}
	return { files: [...files], ...linesOf(hunks) };
}

/** A unified diff's lines without the files' names before the first hunk. */
export function hunksOf(diff: string): string[] {
	const lines = diff.split(/\r?\n/);
	return lines.slice(
		Math.max(
			0,
			lines.findIndex((line) => line.startsWith("@@")),
		),
	);
}

/** The lines that a diff puts in and takes out. */
export function linesOf(lines: readonly string[]): { added: string; removed: string } {
	const added: string[] = [];
	const removed: string[] = [];
	for (const line of lines) {
		if (line.startsWith("+")) added.push(line.slice(1));
		else if (line.startsWith("-")) removed.push(line.slice(1));
	}
	return { added: added.join("\n"), removed: removed.join("\n") };
}
