import type { PlanItem, PlanStatus } from "../../model/transcript";
import { absolutePath } from "../paths";
import { headAndTail } from "../text";
import type { NewToolCall, ToolOutcome } from "../transcriptBuilder";
import { readOutcome } from "./outcome";
import { questionsOf } from "./questions";
import { editDisplaySchema, type ToolRecord, todoSchema } from "./schema";
import { toolKind } from "./toolKinds";

/** A call with its outcome; `outcome` is null while nothing has come back. */
export interface ReadTool {
	readonly call: NewToolCall;
	readonly outcome: Omit<ToolOutcome, "offset"> | null;
	readonly at: string | null;
}

type Arguments = Readonly<Record<string, unknown>>;

/** Reads one entry of `toolCalls`. Texts are cut here already, as results and edits hold whole files. */
export function readTool(record: ToolRecord): ReadTool {
	const args = record.args ?? {};
	return {
		call: { id: record.id, name: record.name, ...describe(record.name, args, record.resultDisplay) },
		outcome: readOutcome(record, args),
		at: record.timestamp ?? null,
	};
}

/** Reads a call that stands only as `functionCall` in a message's parts, as in a list rebuilt at a resume. */
export function readBareCall(id: string, name: string, args: Arguments): ReadTool {
	return { call: { id, name, ...describe(name, args, undefined) }, outcome: null, at: null };
}

function describe(name: string, args: Arguments, display: unknown): Omit<NewToolCall, "id" | "name"> {
	const kind = toolKind(name);
	const files = filesOf(args, display);
	if (kind === "shell") return { kind, command: textOf(args.command), background: args.is_background === true };
	if (kind === "edit") return { kind, files, added: addedBy(args), removed: cut(textOf(args.old_string)) };
	if (kind === "plan") return { kind, files, plan: planOf(args) };
	if (kind === "ask") return { kind, questions: questionsOf(args, null) };
	return { kind, files, text: requestOf(args) };
}

function filesOf(args: Arguments, display: unknown): readonly string[] {
	const shown = editDisplaySchema.safeParse(display);
	const path =
		(shown.success ? shown.data.filePath : undefined) ??
		textOf(args.file_path) ??
		textOf(args.absolute_path) ??
		textOf(args.path);
	return path === null ? [] : [absolutePath(path, null)];
}

function addedBy(args: Arguments): string | null {
	return cut(textOf(args.new_string) ?? textOf(args.content));
}

function requestOf(args: Arguments): string | null {
	for (const name of ["pattern", "query", "objective", "prompt", "task", "dir_path"]) {
		const words = textOf(args[name]);
		if (words !== null) return words;
	}
	return null;
}

function planOf(args: Arguments): readonly PlanItem[] | null {
	const todos = args.todos;
	if (!Array.isArray(todos)) return null;
	return todos.flatMap((todo) => {
		const read = todoSchema.safeParse(todo);
		return read.success ? [{ text: read.data.description, status: planStatus(read.data.status) }] : [];
	});
}

function planStatus(status: string | undefined): PlanStatus {
	return status === "completed" || status === "in_progress" || status === "cancelled" ? status : "pending";
}

function textOf(value: unknown): string | null {
	return typeof value === "string" ? value : null;
}

function cut(text: string | null): string | null {
	return text === null ? null : headAndTail(text, 16_000, 0);
}
