import type { AskedQuestion, ToolKind } from "../../model/transcript";
import { readPatch } from "../patch";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { commandLine, isRecord, textsIn } from "./sessionInput";

const kinds: Readonly<Record<string, ToolKind>> = {
	run_commands: "shell",
	editor: "edit",
	apply_patch: "edit",
	read_files: "read",
	fetch_web_content: "read",
	search_codebase: "search",
	web_search: "search",
	ask_question: "ask",
	ask_followup_question: "ask",
	spawn_agent: "agent",
};

/** What a tool of Cline's SDK does. */
export function sessionToolKind(name: string): ToolKind {
	return Object.hasOwn(kinds, name) ? (kinds[name] ?? "other") : "other";
}

/** Reads a `tool_use` block. Models give the input in several shapes, and Cline accepts them all. */
export function readSessionCall(id: string, name: string, input: unknown): NewToolCall {
	const kind = sessionToolKind(name);
	const call = { id, name, kind };
	if (kind === "shell") return { ...call, command: commandLine(input) };
	if (kind === "edit") return { ...call, ...readEdit(name, input) };
	if (kind === "read") return { ...call, files: filesIn(input) };
	if (kind === "ask") return { ...call, questions: questionsIn(input) };
	return {
		...call,
		text: textsIn(input, ["queries", "query", "prompt", "task", "summary", "skill"]).join("\n") || null,
	};
}

/** The question of an ask tool, without its answer. */
function questionsIn(input: unknown): readonly AskedQuestion[] {
	const [question] = textsIn(input, ["question"]);
	return question === undefined ? [] : [{ question, options: textsIn(input, ["options"]), answer: null }];
}

function readEdit(name: string, input: unknown): Pick<NewToolCall, "files" | "added" | "removed"> {
	if (name === "apply_patch") return readPatch(textsIn(input, ["input"]).join("\n"), null);
	if (!isRecord(input)) return {};
	return {
		files: filesIn(input),
		added: textsIn(input, ["new_text"])[0] ?? null,
		removed: textsIn(input, ["old_text"])[0] ?? null,
	};
}

function filesIn(input: unknown): readonly string[] {
	return textsIn(input, ["files", "file_paths", "paths", "path"])
		.filter((path) => !/^https?:/.test(path))
		.map((path) => absolutePath(path, null));
}
