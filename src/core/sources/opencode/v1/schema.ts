import * as z from "zod/mini";
import { anything, flag, lenient, number, text, tokensSchema } from "../schema";

const spanSchema = lenient(z.object({ start: number, end: number }));

/** `message.data`: the head of a message, whose content stands in its parts. */
export const messageSchema = z.object({
	role: z.enum(["user", "assistant"]),
	time: lenient(z.object({ created: number, completed: number })),
	modelID: text,
	path: lenient(z.object({ cwd: text })),
	tokens: lenient(tokensSchema),
	error: lenient(z.object({ name: text, data: lenient(z.object({ message: text })) })),
	/** True for an answer that is the summary of a compaction; an object in the user's messages. */
	summary: flag,
});
export type Message = z.infer<typeof messageSchema>;

const stateSchema = z.object({
	status: text,
	input: anything,
	output: text,
	error: text,
	metadata: anything,
	time: spanSchema,
});
export type ToolState = z.infer<typeof stateSchema>;

/** `part.data`: the union of all types of parts, with only the fields that are used. */
export const partSchema = z.object({
	type: z.string(),
	text: text,
	synthetic: flag,
	ignored: flag,
	time: spanSchema,
	tool: text,
	state: lenient(stateSchema),
	/** Compaction because the context had overflowed. */
	overflow: flag,
});
export type Part = z.infer<typeof partSchema>;
