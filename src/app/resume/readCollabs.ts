import { type CollabRow, collabRow } from "../../core/resume/collabRow";
import { inside } from "../emit/paths";
import type { Files } from "../ports";
import { readSmallText } from "../readSmallText";

/** A file that is larger is no conversation. */
const mostBytes = 1024 * 1024;

/** What the shared files that the user named tell (R-002-12); `paths` are absolute or relative to the folder. */
export function readCollabs(files: Files, folder: string, paths: readonly string[]): readonly CollabRow[] {
	return paths.map((file) => {
		const text = readSmallText(files, inside(folder, file), mostBytes);
		return text === null ? { file, status: "unknown", ask: null } : collabRow(file, text);
	});
}
