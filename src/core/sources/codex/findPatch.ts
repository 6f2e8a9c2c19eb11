import { absolutePath } from "../paths";

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
