import * as z from "zod/mini";
import { parseJson } from "../json";
import { clean } from "../text";

const text = z.catch(z.nullish(z.string()), null);
const itemSchema = z.looseObject({ id: z.string(), task: text, cwdOnTaskInitialization: text });

/** What the list of tasks says of one. */
export interface ListedTask {
	/** Where the task was started; null for tasks older than the field. */
	readonly cwd: string | null;
	/** The first message: Cline gives tasks no other title. */
	readonly title: string | null;
}

/** Reads Cline's `state/taskHistory.json`, by the id of the task, which is its folder's name. Empty for anything else. */
export function taskHistory(json: string): Map<string, ListedTask> {
	const tasks = new Map<string, ListedTask>();
	const list = parseJson(json);
	for (const item of Array.isArray(list) ? list : []) {
		const read = itemSchema.safeParse(item);
		if (!read.success) continue;
		const { id, task, cwdOnTaskInitialization: cwd } = read.data;
		tasks.set(id, { cwd: cwd || null, title: clean(task ?? "").trim() || null });
	}
	return tasks;
}
