import * as z from "zod/mini";
import { parseJson } from "../json";
import { clean } from "../text";
import { isoTime } from "../time";

const text = z.catch(z.nullish(z.string()), null);
const itemSchema = z.looseObject({
	id: z.string(),
	workspace: text,
	status: z.catch(z.nullish(z.enum(["active", "completed", "delegated"])), null),
	title: text,
	task: text,
	parentTaskId: text,
	ts: z.catch(z.nullish(z.number()), null),
});

/** What `history_item.json` says of the task beside which it stands. */
export interface HistoryItem {
	readonly id: string;
	/** The working folder. */
	readonly workspace: string | null;
	/** `delegated`: it waits for a sub-task. Null in older versions. */
	readonly status: "active" | "completed" | "delegated" | null;
	/** Its title, else the first message. */
	readonly title: string | null;
	/** The task that started this one, so that no user typed its first message; null for a user's own. */
	readonly parent: string | null;
	/** Last change, ISO 8601. */
	readonly changedAt: string | null;
}

/** Reads the `history_item.json` of Roo Code, or of Kilo Code before 2026; null for anything else. */
export function historyItem(json: string): HistoryItem | null {
	const read = itemSchema.safeParse(parseJson(json));
	if (!read.success) return null;
	const { id, workspace, status, title, task, parentTaskId, ts } = read.data;
	return {
		id,
		workspace: workspace || null,
		status: status ?? null,
		title: clean(title || task || "").trim() || null,
		parent: parentTaskId || null,
		changedAt: ts == null ? null : isoTime(ts),
	};
}
