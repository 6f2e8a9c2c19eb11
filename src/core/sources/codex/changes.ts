import { type Change, hunksOf, linesOf } from "../patch";
import { absolutePath } from "../paths";
import { fileChange } from "./schema";

/** What the `changes` of a `FileChange` item or a `patch_apply_end` event did. */
export function readChanges(changes: Readonly<Record<string, unknown>>, folder: string | null): Change {
	const files = new Set<string>();
	const added: string[] = [];
	const removed: string[] = [];
	for (const [path, record] of Object.entries(changes)) {
		const { type, content, unified_diff, move_path } = readChange(record);
		files.add(absolutePath(path, folder));
		if (move_path !== null) files.add(absolutePath(move_path, folder));
		const lines = unified_diff === null ? null : linesOf(hunksOf(unified_diff));
		if (lines?.added) added.push(lines.added);
		if (lines?.removed) removed.push(lines.removed);
		if (lines === null && content !== null) (type === "delete" ? removed : added).push(content);
	}
	return { files: [...files], added: added.join("\n"), removed: removed.join("\n") };
}

function readChange(record: unknown) {
	const tagged = fileChange.safeParse(record);
	if (!tagged.success) return { type: null, content: null, unified_diff: null, move_path: null };
	const [entry] = Object.entries(tagged.data).filter(([, value]) => typeof value === "object" && value !== null);
	if (tagged.data.type !== null || entry === undefined) return tagged.data;
	const inner = fileChange.safeParse(entry[1]);
	return inner.success ? { ...inner.data, type: entry[0] } : tagged.data;
}
