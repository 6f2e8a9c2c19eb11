import type { PlanItem, ToolKind } from "../../model/transcript";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { argumentsSchema, questionSchema, type ToolArguments, type todosSchema } from "./schema";

const kinds: Readonly<Record<string, ToolKind>> = {
	run_shell_command: "shell",
	edit: "edit",
	replace: "edit",
	write_file: "edit",
	notebook_edit: "edit",
	read_file: "read",
	read_many_files: "read",
	list_directory: "read",
	grep_search: "search",
	search_file_content: "search",
	glob: "search",
	web_fetch: "search",
	web_search: "search",
	todo_write: "plan",
	exit_plan_mode: "plan",
	ask_user_question: "ask",
	task: "agent",
	agent: "agent",
};

/** A `functionCall` part in the shape that all agents share. `cwd` makes relative paths absolute. */
export function readToolCall(id: string, name: string, args: unknown, cwd: string | null): NewToolCall {
	const parsed = argumentsSchema.safeParse(args);
	const input = parsed.success ? parsed.data : argumentsSchema.parse({});
	const kind = kinds[name] ?? "other";
	const path = input.file_path ?? input.absolute_path ?? input.path;
	return {
		id,
		name,
		kind,
		command: kind === "shell" ? (input.command ?? null) : null,
		files: (kind === "edit" || kind === "read") && path !== undefined ? [absolutePath(path, cwd)] : [],
		text: wordsOf(kind, input),
		...(kind === "edit" ? { added: input.new_string ?? input.content ?? null, removed: input.old_string ?? null } : {}),
		plan: kind === "plan" && input.todos !== undefined ? planOf(input.todos) : null,
		questions: kind === "ask" ? questionsOf(input) : [],
		background: kind === "shell" && input.is_background === true,
	};
}

export function planOf(todos: (typeof todosSchema)["_zod"]["output"]): readonly PlanItem[] {
	return todos.map(({ content, status }) => ({
		text: content,
		status: status === "completed" || status === "in_progress" || status === "cancelled" ? status : "pending",
	}));
}

function wordsOf(kind: ToolKind, input: ToolArguments): string | null {
	switch (kind) {
		case "search":
			return input.pattern ?? input.query ?? input.url ?? null;
		case "agent":
			return input.prompt ?? null;
		case "plan":
			return input.plan ?? null;
		default:
			return null;
	}
}

function questionsOf(input: ToolArguments): NonNullable<NewToolCall["questions"]> {
	return input.questions.flatMap((raw) => {
		const parsed = questionSchema.safeParse(raw);
		if (!parsed.success) return [];
		const options = parsed.data.options.flatMap(({ label }) => label ?? []);
		return [{ question: parsed.data.question, options, answer: null }];
	});
}
