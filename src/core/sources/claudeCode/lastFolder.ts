import * as z from "zod/mini";
import { parseJson } from "../json";

const text = z.catch(z.optional(z.string()), undefined);
const recordSchema = z.looseObject({ cwd: text, type: text, relocatedCwd: text });

/**
 * The folder that a session went on in, told by the last of its lines that names one: `/cd` and worktrees move a session,
 * with its file, to another project, and write a `relocated` record; later records have the new `cwd`. Null when none
 * of the lines tells.
 */
export function lastFolder(lines: readonly string[]): string | null {
	for (const line of lines.toReversed()) {
		const record = /"(?:cwd|relocatedCwd)"/.test(line) ? recordSchema.safeParse(parseJson(line)) : null;
		const { type, relocatedCwd, cwd } = record?.data ?? {};
		const folder = type === "relocated" ? relocatedCwd : cwd;
		if (folder) return folder;
	}
	return null;
}
