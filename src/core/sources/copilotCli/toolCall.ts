import type { ToolKind } from "../../model/transcript";
import { parseJson } from "../json";
import { readPatch } from "../patch";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { argumentsSchema, type ToolArguments } from "./schema";
import { writesTodos } from "./todoTable";

const kinds: Readonly<Record<string, ToolKind>> = {
	bash: "shell",
	powershell: "shell",
	shell: "shell",
	edit: "edit",
	create: "edit",
	str_replace_editor: "edit",
	apply_patch: "edit",
	view: "read",
	read: "read",
	grep: "search",
	rg: "search",
	glob: "search",
	web_fetch: "search",
	web_search: "search",
	update_todo: "plan",
	exit_plan_mode: "plan",
	ask_user: "ask",
	task: "agent",
};

/** A tool call in the shape that all agents share. Older files hold the arguments as JSON text; a patch is plain text. */
export function readToolCall(id: string, name: string, raw: unknown, cwd: string | null): NewToolCall {
	const input = readArguments(raw);
	const kind = kindOf(name, input);
	const patch = name === "apply_patch" ? (typeof raw === "string" ? raw : input.input) : undefined;
	return {
		id,
		name,
		kind,
		command: kind === "shell" ? (input.command ?? null) : null,
		files: filesOf(kind, input, cwd),
		text: wordsOf(kind, input),
		...(kind === "edit" ? { added: addedBy(input), removed: input.old_str ?? null } : {}),
		...(patch === undefined ? {} : readPatch(patch, cwd)),
		plan: name === "update_todo" ? checklistIn(input.todos ?? "") : null,
		questions: questionsOf(kind, input),
		background: kind === "shell" && (input.async === true || input.mode === "async" || input.detach === true),
	};
}

export function readArguments(raw: unknown): ToolArguments {
	const parsed = argumentsSchema.safeParse(typeof raw === "string" ? parseJson(raw) : raw);
	return parsed.success ? parsed.data : argumentsSchema.parse({});
}

function kindOf(name: string, input: ToolArguments): ToolKind {
	if (name === "sql") return writesTodos(input.query ?? "") ? "plan" : "other";
	if (name === "str_replace_editor" && input.command === "view") return "read";
	return kinds[name] ?? "other";
}

function filesOf(kind: ToolKind, input: ToolArguments, cwd: string | null): readonly string[] {
	return (kind === "edit" || kind === "read") && input.path !== undefined ? [absolutePath(input.path, cwd)] : [];
}

function addedBy(input: ToolArguments): string | null {
	return input.new_str ?? input.file_text ?? input.insert_text ?? null;
}

function wordsOf(kind: ToolKind, input: ToolArguments): string | null {
	switch (kind) {
		case "search":
			return input.pattern ?? input.query ?? input.url ?? null;
		case "agent":
			return input.prompt ?? null;
		case "plan":
			return input.summary ?? null;
		default:
			return null;
	}
}

function questionsOf(kind: ToolKind, input: ToolArguments): NonNullable<NewToolCall["questions"]> {
	if (kind !== "ask" || input.question === undefined) return [];
	const options = input.choices.filter((choice) => typeof choice === "string");
	return [{ question: input.question, options, answer: null }];
}

/** The list that older versions wrote as Markdown. */
function checklistIn(text: string): NonNullable<NewToolCall["plan"]> {
	return [...text.matchAll(/^\s*[-*] \[([ xX~-])\] (.+?)\s*$/gm)].map(([, mark, words = ""]) => ({
		text: words,
		status: mark === " " ? "pending" : mark === "x" || mark === "X" ? "completed" : "in_progress",
	}));
}
