import type { ToolKind } from "../../model/transcript";
import { hunksOf, linesOf } from "../patch";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { type Change, readSearchReplace } from "./searchReplace";
import { batchSchema, contentSchema, type Tool } from "./taskSchema";
import { readTodos } from "./todos";

const kinds: Readonly<Record<string, ToolKind>> = {
	editedExistingFile: "edit",
	newFileCreated: "edit",
	fileDeleted: "edit",
	appliedDiff: "edit",
	searchAndReplace: "edit",
	insertContent: "edit",
	readFile: "read",
	webFetch: "read",
	fetchInstructions: "read",
	listFilesTopLevel: "search",
	listFilesRecursive: "search",
	listCodeDefinitionNames: "search",
	searchFiles: "search",
	codebaseSearch: "search",
	webSearch: "search",
	updateTodoList: "plan",
	newTask: "agent",
};

/** Reads the JSON of a tool entry. `content` is the edit, the result of a search, or the path of a file read. */
export function readTaskTool(tool: Tool, id: string, cwd: string | null): NewToolCall {
	const kind = Object.hasOwn(kinds, tool.tool) ? (kinds[tool.tool] ?? "other") : "other";
	const call = { id, name: tool.tool, kind };
	if (kind === "edit") return { ...call, ...readEdit(tool, cwd) };
	if (kind === "read") return { ...call, files: filesOf([tool, ...partsOf(tool.batchFiles)], cwd) };
	if (kind === "plan") return { ...call, plan: readTodos(tool.todos ?? []) };
	if (kind === "agent") return { ...call, text: tool.content ?? null };
	return { ...call, text: tool.regex ?? tool.query ?? tool.path ?? null };
}

/** What names a file and says what becomes of it: the tool, or one file of an edit of several. */
type Part = Partial<Pick<Tool, "tool" | "path" | "diff" | "content" | "search" | "replace">>;

function readEdit(tool: Tool, cwd: string | null): Pick<NewToolCall, "files" | "added" | "removed"> {
	const batch = partsOf(tool.batchDiffs);
	const parts: readonly Part[] = batch.length === 0 ? [tool] : batch;
	const changes = parts.map(changeOf);
	return {
		files: filesOf(parts, cwd),
		added: joined(changes.map(({ added }) => added)),
		removed: joined(changes.map(({ removed }) => removed)),
	};
}

function partsOf(batch: readonly unknown[] | undefined): readonly Part[] {
	return (batch ?? []).flatMap((item) => {
		const read = batchSchema.safeParse(item);
		if (!read.success) return [];
		const diffs = (read.data.diffs ?? []).flatMap((diff) => contentSchema.safeParse(diff).data?.content ?? []);
		const diff = diffs.length > 0 ? diffs.join("\n") : read.data.content;
		return [{ path: read.data.path, ...(diff === undefined ? {} : { diff }) }];
	});
}

function changeOf(part: Part): Change {
	const text = part.diff ?? part.content;
	if (text === undefined) return { added: part.replace ?? null, removed: part.search ?? null };
	if (/^@@ .*@@/m.test(text)) return linesOf(hunksOf(text));
	return part.tool === "newFileCreated" ? { added: text, removed: null } : readSearchReplace(text);
}

function filesOf(parts: readonly Part[], cwd: string | null): readonly string[] {
	const paths = parts.flatMap(({ path }) => (path === undefined || path === "" ? [] : [absolutePath(path, cwd)]));
	return [...new Set(paths)];
}

function joined(texts: readonly (string | null)[]): string | null {
	const given = texts.filter((text) => text !== null);
	return given.length === 0 ? null : given.join("\n");
}
