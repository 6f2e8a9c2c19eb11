import * as z from "zod/mini";
import type { PlanItem, PlanStatus } from "../../model/transcript";
import { parseJson } from "../json";

const text = z.catch(z.optional(z.string()), undefined);
const todoSchema = z.looseObject({ id: text, content: text, status: text });

/** Keeps the todo list through the calls that change it: a call can give all of it, or only what is new. */
export class TodoList {
	private items = new Map<string, PlanItem>();

	/** Takes a list (or the JSON of one) and gives the whole list as it stands then; null when there is none to take. */
	apply(todos: unknown, merge: boolean): readonly PlanItem[] | null {
		const list = typeof todos === "string" ? parseJson(todos) : todos;
		if (!Array.isArray(list)) return null;
		if (!merge) this.items = new Map();
		for (const item of list) this.set(item);
		return [...this.items.values()];
	}

	private set(item: unknown): void {
		const todo = todoSchema.safeParse(item);
		if (!todo.success) return;
		const { id, content, status } = todo.data;
		const key = id ?? content ?? "";
		const known = this.items.get(key);
		const words = content ?? known?.text;
		if (words === undefined || words === "") return;
		this.items.set(key, {
			text: words,
			status: status === undefined ? (known?.status ?? "pending") : readStatus(status),
		});
	}
}

function readStatus(status: string): PlanStatus {
	switch (status.toLowerCase().replace("todo_status_", "")) {
		case "completed":
			return "completed";
		case "in_progress":
			return "in_progress";
		case "cancelled":
			return "cancelled";
		default:
			return "pending";
	}
}
