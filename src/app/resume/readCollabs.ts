import { type CollabRow, collabRow } from "../../core/resume/collabRow";
import { inside } from "../emit/paths";
import { orElse } from "../orElse";
import type { Files } from "../ports";

/** A file that is larger is no conversation. */
const mostBytes = 1024 * 1024;

/** What the shared files that the user named tell (R-002-12); `paths` are absolute or relative to the folder. */
export function readCollabs(files: Files, folder: string, paths: readonly string[]): readonly CollabRow[] {
	return paths.map((file) => {
		const path = inside(folder, file);
		const text = orElse(() => {
			const info = files.info(path);
			return info?.kind === "file" && info.size <= mostBytes ? files.readText(path) : null;
		}, null);
		return text === null ? { file, status: "unknown", ask: null } : collabRow(file, text);
	});
}
