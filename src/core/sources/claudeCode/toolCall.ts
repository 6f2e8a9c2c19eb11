import type { AskedQuestion, PlanItem, PlanStatus, ToolKind } from "../../model/transcript";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { type Todo, type ToolInput, toolInputSchema } from "./schema";

const kinds: Readonly<Record<string, ToolKind>> = {
	Bash: "shell",
	PowerShell: "shell",
	Edit: "edit",
	MultiEdit: "edit",
	Write: "edit",
	NotebookEdit: "edit",
	Read: "read",
	NotebookRead: "read",
	Grep: "search",
	Glob: "search",
	LS: "search",
	WebSearch: "search",
	WebFetch: "search",
	TodoWrite: "plan",
	TaskCreate: "plan",
	TaskUpdate: "plan",
	ExitPlanMode: "plan",
	AskUserQuestion: "ask",
	Task: "agent",
	Agent: "agent",
};

/** The input of a call; a malformed one reads as empty. */
export function toolInput(input: unknown): ToolInput {
	return toolInputSchema.safeParse(input).data ?? toolInputSchema.empty;
}

/** A `tool_use` block in the shape that all agents share. `cwd` makes relative paths absolute. */
export function readToolCall(id: string, name: string, input: ToolInput, cwd: string | null): NewToolCall {
	const kind = kinds[name] ?? "other";
	const path = input.file_path ?? input.notebook_path;
	return {
		id,
		name,
		kind,
		command: kind === "shell" ? (input.command ?? null) : null,
		files: path === undefined ? [] : [absolutePath(path, cwd)],
		text: wordsOf(name, input),
		...(kind === "edit" ? editOf(input) : {}),
		plan: name === "TodoWrite" && input.todos !== undefined ? planOf(input.todos) : null,
		questions: questionsOf(input, {}),
		background: kind === "shell" && input.run_in_background === true,
	};
}

function wordsOf(name: string, input: ToolInput): string | null {
	switch (name) {
		case "Grep":
		case "Glob":
			return input.pattern ?? null;
		case "WebSearch":
			return input.query ?? null;
		case "WebFetch":
			return input.url ?? null;
		case "Task":
		case "Agent":
			return input.prompt ?? input.description ?? null;
		case "ExitPlanMode":
			return input.plan ?? null;
		case "TaskCreate":
			return input.subject ?? null;
		case "CronCreate":
			return joinTexts([input.cron, input.prompt]);
		case "ScheduleWakeup":
			return input.stop === true ? "stop" : `in ${input.delaySeconds ?? 0} s: ${input.prompt ?? input.reason ?? ""}`;
		case "Monitor":
			return input.command ?? input.description ?? null;
		case "CronDelete":
		case "KillShell":
		case "TaskStop":
			return input.id ?? input.shell_id ?? input.task_id ?? null;
		default:
			return null;
	}
}

function editOf(input: ToolInput): { added: string | null; removed: string | null } {
	const edits = input.edits ?? [];
	const added =
		input.new_string ?? input.content ?? input.new_source ?? joinTexts(edits.map((edit) => edit.new_string));
	const removed = input.old_string ?? joinTexts(edits.map((edit) => edit.old_string));
	return { added, removed };
}

function joinTexts(texts: readonly (string | undefined)[]): string | null {
	const present = texts.filter((text) => text !== undefined);
	return present.length === 0 ? null : present.join("\n");
}

/** Questions with the answers known so far, keyed by the question's text. */
export function questionsOf(input: ToolInput, answers: Readonly<Record<string, string>>): readonly AskedQuestion[] {
	return (input.questions ?? []).map(({ question, options }) => ({
		question,
		options: (options ?? []).map((option) => option.label),
		answer: answers[question] ?? null,
	}));
}

export function planOf(todos: readonly Todo[]): readonly PlanItem[] {
	return todos.map((todo) => ({ text: todo.content, status: planStatus(todo.status) }));
}

export function planStatus(status: string | undefined): PlanStatus {
	if (status === "in_progress" || status === "completed" || status === "cancelled") return status;
	return "pending";
}
