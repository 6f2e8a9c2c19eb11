import type { PlanItem, PlanStatus } from "../../model/transcript";
import { parseJson } from "../json";
import { todoSchema, todosSchema } from "./taskSchema";

/** The plan in Roo Code's todo list. */
export function readTodos(todos: readonly unknown[]): readonly PlanItem[] {
	return todos.flatMap((item) => {
		const read = todoSchema.safeParse(item);
		return read.success ? [{ text: read.data.content, status: planStatus(read.data.status) }] : [];
	});
}

/** The plan in the JSON of `say: user_edit_todos`: the user changed the list. Null when it holds none. */
export function readEditedTodos(text: string): readonly PlanItem[] | null {
	const read = todosSchema.safeParse(parseJson(text));
	return read.success ? readTodos(read.data.todos) : null;
}

function planStatus(status: string | undefined): PlanStatus {
	return status === "completed" || status === "in_progress" ? status : "pending";
}
