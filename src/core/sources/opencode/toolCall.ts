import type { AskedQuestion, PlanItem, ToolKind } from "../../model/transcript";
import { readPatch } from "../patch";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { editSchema, inputSchema, itemsOf, optionSchema, questionsIn, type Todo, type ToolInput } from "./schema";
import { toolKind } from "./toolKinds";

/** A tool call in the shape that all agents share. `cwd` makes relative paths absolute. */
export function readToolCall(id: string, name: string, args: unknown, cwd: string | null): NewToolCall {
	const parsed = inputSchema.safeParse(args);
	const input = parsed.success ? parsed.data : inputSchema.parse({});
	const kind = toolKind(name);
	return {
		id,
		name,
		kind,
		command: kind === "shell" ? (input.command ?? null) : null,
		text: wordsOf(name, kind, input),
		questions: kind === "ask" ? questionsOf(input) : [],
		background: kind === "shell" && (input.background === true || name === "background_process"),
		...(kind === "edit" ? editOf(input, cwd) : {}),
		...(kind === "read" ? { files: filesOf(input, cwd) } : {}),
	};
}

/** A status that is not known counts as open. */
export function planOf(todos: readonly Todo[]): readonly PlanItem[] {
	return todos.map(({ content, status }) => ({
		text: content,
		status: status === "completed" || status === "in_progress" || status === "cancelled" ? status : "pending",
	}));
}

/** `invalid` stands for a call that could not be carried out: its words are the tool that was meant. */
function wordsOf(name: string, kind: ToolKind, input: ToolInput): string | null {
	if (kind === "search") return input.pattern ?? input.query ?? input.url ?? input.path ?? null;
	if (kind === "agent") return input.prompt ?? null;
	return (name === "invalid" ? input.tool : name === "skill" ? input.name : null) ?? null;
}

function editOf(input: ToolInput, cwd: string | null): Pick<NewToolCall, "files" | "added" | "removed"> {
	if (input.patchText !== undefined) return readPatch(input.patchText, cwd);
	const edits = [input, ...itemsOf(input.edits, editSchema)];
	return {
		files: filesOf(input, cwd),
		added: input.content ?? joined(edits.map((edit) => edit.newString)),
		removed: joined(edits.map((edit) => edit.oldString)),
	};
}

function joined(texts: readonly (string | undefined)[]): string | null {
	const known = texts.filter((text) => text !== undefined);
	return known.length === 0 ? null : known.join("\n");
}

function filesOf(input: ToolInput, cwd: string | null): readonly string[] {
	const path = input.filePath ?? input.path ?? "";
	return path === "" ? [] : [absolutePath(path, cwd)];
}

function questionsOf(input: ToolInput): readonly AskedQuestion[] {
	return questionsIn(input.questions).map(({ question, options }) => ({
		question,
		options: itemsOf(options, optionSchema).map(({ label }) => label),
		answer: null,
	}));
}
