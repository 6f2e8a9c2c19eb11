import type { ToolKind } from "../../model/transcript";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { readSearchReplace } from "./searchReplace";
import type { Tool } from "./taskSchema";

const kinds: Readonly<Record<string, ToolKind>> = {
	editedExistingFile: "edit",
	newFileCreated: "edit",
	fileDeleted: "edit",
	readFile: "read",
	webFetch: "read",
	listFilesTopLevel: "search",
	listFilesRecursive: "search",
	listCodeDefinitionNames: "search",
	searchFiles: "search",
	webSearch: "search",
};

/** Reads the JSON of a tool entry. `content` is the edit, the result of a search, or the path of a file read. */
export function readTaskTool(tool: Tool, id: string, cwd: string | null): NewToolCall {
	const kind = Object.hasOwn(kinds, tool.tool) ? (kinds[tool.tool] ?? "other") : "other";
	const call = { id, name: tool.tool, kind };
	if (kind === "edit") return { ...call, files: filesOf(tool.path, cwd), ...changeOf(tool) };
	if (kind === "read") return { ...call, files: filesOf(tool.path, cwd) };
	return { ...call, text: tool.regex ?? tool.path ?? null };
}

function changeOf(tool: Tool): Pick<NewToolCall, "added" | "removed"> {
	const text = tool.diff ?? tool.content;
	if (text === undefined) return {};
	return tool.tool === "newFileCreated" ? { added: text } : readSearchReplace(text);
}

function filesOf(path: string | undefined, cwd: string | null): readonly string[] {
	return path === undefined || path === "" ? [] : [absolutePath(path, cwd)];
}
