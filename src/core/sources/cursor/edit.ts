import { hunksOf, linesOf, readPatch } from "../patch";
import { absolutePath } from "../paths";
import { chunkSchema, readArguments, type ToolArguments } from "./toolSchema";

/** What an edit does to which files. */
export interface Edit {
	readonly files: readonly string[];
	readonly added: string | null;
	readonly removed: string | null;
}

/** Reads what an edit was asked to do. Without a diff, a rewritten file counts as wholly added. */
export function readEdit(args: ToolArguments, cwd: string | null): Edit {
	const path = args.relativeWorkspacePath ?? args.filePath ?? args.path ?? args.targetFile ?? args.targetNotebook;
	const named = path === undefined || path === "" ? [] : [absolutePath(path, cwd)];
	const diff = readDiff(args.diff);
	if (diff !== null) return { files: named, ...diff };
	const patch = args.patch ?? args.input;
	if (patch === undefined) return { files: named, ...readReplacements(args) };
	const { files, added, removed } = readPatch(patch, cwd);
	return { files: [...new Set([...named, ...files])], added, removed };
}

/** The lines that a diff puts in and takes out; null when there is no diff. */
export function readDiff(diff: ToolArguments["diff"]): Omit<Edit, "files"> | null {
	const chunks = (diff?.chunks ?? []).flatMap((item) => {
		const chunk = chunkSchema.safeParse(item);
		return chunk.success ? [linesOf(hunksOf(chunk.data.diffString))] : [];
	});
	if (chunks.length === 0) return null;
	return {
		added: joined(chunks.map(({ added }) => added || undefined)) ?? "",
		removed: joined(chunks.map(({ removed }) => removed || undefined)) ?? "",
	};
}

function readReplacements(args: ToolArguments): Omit<Edit, "files"> {
	const parts = [args, ...(args.edits ?? []).map((edit) => readArguments(edit))];
	return {
		added: joined(parts.map((part) => part.newString)) ?? wholeText(args),
		removed: joined(parts.map((part) => part.oldString)),
	};
}

function wholeText(args: ToolArguments): string | null {
	return args.contents ?? args.content ?? args.codeEdit ?? args.contentsAfterEdit ?? args.streamingContent ?? null;
}

function joined(texts: readonly (string | undefined)[]): string | null {
	const given = texts.filter((text) => text !== undefined);
	return given.length === 0 ? null : given.join("\n");
}
