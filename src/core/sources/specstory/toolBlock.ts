import type { ToolKind } from "../../model/transcript";
import { denialIn } from "../claudeCode/denial";
import { toolKind as copilotKind } from "../copilotVscode/toolKinds";
import { toolKind as cursorKind } from "../cursor/toolKinds";
import { absolutePath } from "../paths";
import { exitCodeInText } from "../text";
import type { NewToolCall, ToolOutcome } from "../transcriptBuilder";
import { isFailure } from "./bareTools";
import type { Block } from "./blocks";
import { askedIn, planIn, planInRecord } from "./lists";
import { isShellFence } from "./shellFence";
import { type Part, partsOf, type ToolText, toolTextOf } from "./toolText";

export type ParsedCall = Omit<NewToolCall, "id">;
export interface ParsedTool {
	readonly call: ParsedCall;
	/** Null when the block holds no result: the call was cut off, or its result was not exported. */
	readonly outcome: Omit<ToolOutcome, "offset"> | null;
}

const kindOfType: Readonly<Record<string, ToolKind>> = {
	shell: "shell",
	write: "edit",
	read: "read",
	search: "search",
};
const kindOfName: readonly (readonly [RegExp, ToolKind])[] = [
	[/^(?:todo_?(?:write|list)?|update_plan|manage_todo_list)$/i, "plan"],
	[/^(?:AskUserQuestion|ask_?question|request_user_input)$/i, "ask"],
	[/^(?:Task|Agent|runSubagent|spawn_agent)$/i, "agent"],
	[/^(?:Bash|shell|shell_command|exec_command|run_(?:terminal_c(?:om)?md?|shell_command|in_terminal))$/i, "shell"],
	[/^(?:Edit|MultiEdit|Write|NotebookEdit|search_replace|edit_file|write_file|replace|apply_patch)$/i, "edit"],
	[/^(?:Read|read_file|list_dir|LS)$/i, "read"],
	[/^(?:Grep|Glob|grep|grep_search|file_search|codebase_search|web_search|WebSearch)$/i, "search"],
];
const success = /\b(?:has been updated|created successfully|updated successfully|^Success\b)/m;
const failure = /<tool_use_error>|^Error: |\bString to replace not found\b/m;

/** Reads one tool block: what was called with what, and what came back. */
export function parseToolBlock(block: Block, cwd: string | null): ParsedTool {
	const text = toolTextOf(block);
	const kind = kindOf(block, text);
	const parts = partsOf(text);
	const call = callOf(kind, block.toolName, text, parts, cwd);
	return { call, outcome: outcomeOf(kind, text, parts.result ?? foldedResult(kind, text)) };
}

/** Where a summary says what was done, the words below it are what came back: a table of files or of places. */
function foldedResult(kind: ToolKind, text: ToolText): string | null {
	if (isFailure(text.prose)) return text.prose.trim();
	const isFolded = text.summary !== "" && text.fences.length === 0;
	return isFolded && (kind === "search" || kind === "read" || kind === "other") ? text.prose.trim() || null : null;
}

function kindOf(block: Block, text: ToolText): ToolKind {
	if (text.prose.includes("**Agent task list:**")) return "plan";
	const named = kindOfName.find(([pattern]) => pattern.test(block.toolName))?.[1];
	return named ?? kindOfType[block.toolType] ?? kindOfEditors(block.toolName);
}

/** The tools of the editors' agents that the exporter has no type for. */
function kindOfEditors(name: string): ToolKind {
	const kind = cursorKind(name);
	return kind === "other" ? copilotKind(name) : kind;
}

function callOf(kind: ToolKind, name: string, text: ToolText, parts: Part, cwd: string | null): ParsedCall {
	const base = { name, kind, files: filesIn(kind, text, parts, cwd) };
	switch (kind) {
		case "shell":
			return { ...base, command: commandIn(text) };
		case "edit":
			return { ...base, ...changeIn(text, parts) };
		case "plan":
			return {
				...base,
				plan:
					planIn(text.prose) ??
					planInRecord(
						text.prose,
						text.fences.map((fence) => fence.text),
					),
			};
		case "ask":
			return { ...base, questions: askedIn(text.prose, parts.result) };
		default:
			return { ...base, text: text.summary || text.prose.trim() || null };
	}
}

function commandIn(text: ToolText): string | null {
	const inline = /^ ?`(.+)`\s*$/m.exec(text.prose)?.[1] ?? /^- (?:command|cmd): `(.+)`\s*$/m.exec(text.prose)?.[1];
	const fenced = text.fences.find((fence) => isShellFence(fence.language))?.text;
	return inline ?? fenced ?? /Run command: (.+)/.exec(text.summary)?.[1] ?? null;
}

function filesIn(kind: ToolKind, text: ToolText, parts: Part, cwd: string | null): readonly string[] {
	if (kind !== "edit" && kind !== "read") return [];
	const source = `${text.summary}\n${text.prose}`;
	const named =
		/(?:Edit|Read|Create|Write|Delete) file: (\S.*?)\s*$/m.exec(source)?.[1] ??
		/^- (?:file_?path|path|target_file): `(.+)`/im.exec(source)?.[1] ??
		/\bThe file (.+?) has been updated/.exec(parts.result ?? "")?.[1] ??
		/File created successfully at: (.+)/.exec(parts.result ?? "")?.[1] ??
		/^ ?`([^`]+)`/m.exec(text.prose)?.[1];
	return named === undefined || named === "undefined" ? [] : [absolutePath(named, cwd)];
}

function changeIn(text: ToolText, parts: Part): { readonly added: string | null; readonly removed: string | null } {
	const diffs = text.fences.filter((fence) => fence.language === "diff").map((fence) => fence.text);
	if (diffs.length === 0) return { added: parts.input, removed: null };
	const lines = withoutPadding(diffs.join("\n").split("\n"));
	const side = (sign: "+" | "-") => {
		const own = lines.filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)));
		return own.length === 0 ? null : own.map((line) => line.slice(1)).join("\n");
	};
	return { added: side("+"), removed: side("-") };
}

/** The exporter sets a blank behind the sign of each line. */
function withoutPadding(lines: readonly string[]): readonly string[] {
	const isPadded = lines.every((line) => /^(?:[-+ ] |[-+ ]?$|@@ )/.test(line));
	return isPadded ? lines.map((line) => line.replace(/^([-+ ]) /, "$1")) : lines;
}

function outcomeOf(kind: ToolKind, text: ToolText, result: string | null): Omit<ToolOutcome, "offset"> | null {
	if (result === null) return null;
	const denial = denialIn(result, undefined);
	if (denial !== null) return { result, ok: false, denial };
	if (kind === "shell") return { result, exitCode: exitCodeInText(result), ok: text.failed ? false : null };
	if (text.failed || isFailure(result) || failure.test(result)) return { result, ok: false };
	return { result, ok: kind === "edit" && success.test(result) ? true : null };
}
