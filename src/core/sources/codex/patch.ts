import { absolutePath } from "../paths";
import { fileChange } from "./schema";

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

/** A unified diff's lines without the files' names before the first hunk. */
function hunksOf(diff: string): string[] {
	const lines = diff.split(/\r?\n/);
	return lines.slice(
		Math.max(
			0,
			lines.findIndex((line) => line.startsWith("@@")),
		),
	);
}

function linesOf(lines: readonly string[]): { added: string; removed: string } {
	const added: string[] = [];
	const removed: string[] = [];
	for (const line of lines) {
		if (line.startsWith("+")) added.push(line.slice(1));
		else if (line.startsWith("-")) removed.push(line.slice(1));
	}
	return { added: added.join("\n"), removed: removed.join("\n") };
}

const patchText = /\*\*\* Begin Patch\r?\n[\s\S]*?(?:\n\*\*\* End Patch|$)/;
const changedFolder = /^\s*cd\s+(?:'([^']+)'|"([^"]+)"|(\S+))\s*(?:&&|;|\n)/;

/**
 * The patch that a shell command carries: `apply_patch` with its text as argument or as a here-document,
 * also after a `cd`. Null when the command is not a patch. Codex itself takes such a command for an edit.
 * `given` is the argument list or line of the call, `command` the line read from it.
 */
export function findPatch(
	given: unknown,
	command: string | null,
	folder: string | null,
): { patch: string; folder: string | null } | null {
	const [program, argument]: unknown[] = Array.isArray(given) ? given : [];
	if (program === "apply_patch" && typeof argument === "string") return { patch: argument, folder };
	if (command === null || !/^(?:\s*cd\s[^\n]*?(?:&&|;|\n))?\s*'?(?:apply_patch|applypatch)\b/.test(command))
		return null;
	const patch = patchText.exec(command)?.[0];
	if (patch === undefined) return null;
	const moved = changedFolder.exec(command);
	const into = moved?.[1] ?? moved?.[2] ?? moved?.[3];
	return { patch, folder: into === undefined ? folder : absolutePath(into, folder) };
}
