import * as z from "zod/mini";
import { parseJson } from "../json";
import { readTime } from "../time";

const text = z.catch(z.nullish(z.string()), null);
const index = z.catch(z.nullish(z.number()), null);

/** Rows of the session store. Columns that came with later versions of its schema can be absent. */
export const sessionRowSchema = z.looseObject({
	id: z.string(),
	cwd: text,
	branch: text,
	summary: text,
	agent_name: text,
	created_at: text,
	updated_at: text,
	last_turn_at: text,
});
export type SessionRow = z.infer<typeof sessionRowSchema>;
export const turnRowSchema = z.looseObject({
	turn_index: z.number(),
	user_message: text,
	assistant_response: text,
	timestamp: text,
});
export type TurnRow = z.infer<typeof turnRowSchema>;
export const checkpointRowSchema = z.looseObject({
	title: text,
	overview: text,
	history: text,
	work_done: text,
	technical_details: text,
	important_files: text,
	next_steps: text,
	created_at: text,
});
export type CheckpointRow = z.infer<typeof checkpointRowSchema>;
export const fileRowSchema = z.looseObject({
	id: z.number(),
	file_path: z.string(),
	tool_name: text,
	turn_index: index,
});
export type FileRow = z.infer<typeof fileRowSchema>;
export const refRowSchema = z.looseObject({
	id: z.number(),
	ref_type: z.string(),
	ref_value: z.string(),
	turn_index: index,
});
export type RefRow = z.infer<typeof refRowSchema>;

/** A time as ISO 8601 in UTC. SQLite's own `datetime()` writes UTC without saying so. */
export function storeTime(time: string | null | undefined): string | null {
	if (time == null) return null;
	return readTime(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?$/.test(time) ? `${time.replace(" ", "T")}Z` : time);
}

const messageSchema = z.looseObject({ content: z.string() });
const partsSchema = z.array(z.looseObject({ type: z.string(), text: z.optional(z.string()) })).check(z.minLength(1));

/** The words of a stored message: it can be the JSON of the parts or of the message that the model was sent. */
export function storedWords(message: string): string {
	if (!/^\s*[[{]/.test(message)) return message;
	const value = parseJson(message);
	const parts = partsSchema.safeParse(value);
	if (parts.success) return parts.data.flatMap((part) => (part.type === "text" ? (part.text ?? "") : [])).join("\n");
	const whole = messageSchema.safeParse(value);
	return whole.success ? whole.data.content : message;
}
