import type { Problem } from "../../core/model/problem";
import type { RawLine } from "../../core/sources/format";
import { unreadable } from "../emit/failureProblem";
import { narrativePath } from "../emit/paths";
import type { Files } from "../ports";

/** A narrative file, or its end where it is very large. */
export type NarrativeText =
	| { readonly kind: "read"; readonly path: string; readonly text: string; readonly unreadBytes: number }
	| { readonly kind: "absent"; readonly path: string }
	| { readonly kind: "unreadable"; readonly path: string; readonly problem: Problem };

/** The newest sections stand at the end: of a larger file only so much of it is read. */
const mostBytes = 4 * 1024 * 1024;

/** Reads a folder's narrative file; of a huge one its last megabytes, from the beginning of a line on. */
export function readNarrative(files: Files, folder: string): NarrativeText {
	const path = narrativePath(folder);
	try {
		const info = files.info(path);
		if (info === null) return { kind: "absent", path };
		if (info.size <= mostBytes) return { kind: "read", path, text: files.readText(path) ?? "", unreadBytes: 0 };
		const unreadBytes = info.size - mostBytes;
		return { kind: "read", path, text: readFrom(files, path, unreadBytes), unreadBytes };
	} catch (error) {
		return { kind: "unreadable", path, problem: unreadable(error, path) };
	}
}

function readFrom(files: Files, path: string, from: number): string {
	const lines: string[] = [];
	const sink = {
		push: (line: RawLine) => lines.push(line.text()),
		// A line too long to be held is none of ours.
		skip: () => lines.push(""),
	};
	files.lines(path, sink, { from, last: true });
	// The first one is cut, unless by chance.
	return lines.slice(1).join("\n");
}
