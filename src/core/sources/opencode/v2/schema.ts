import * as z from "zod/mini";
import { anything, flag, lenient, list, number, text, tokensSchema } from "../schema";

const timeSchema = lenient(z.object({ created: number, completed: number }));
const errorSchema = lenient(z.object({ type: text, message: text }));

/** `session_message.data`: the union of all types of rows, with only the fields that are used. */
export const recordSchema = z.object({
	text: text,
	time: timeSchema,
	metadata: anything,
	model: lenient(z.object({ id: text })),
	content: list,
	tokens: lenient(tokensSchema),
	error: errorSchema,
	command: text,
	status: text,
	exit: number,
	output: lenient(z.object({ output: text })),
	summary: text,
	outcome: text,
});
export type RecordData = z.infer<typeof recordSchema>;

const stateSchema = z.object({
	status: text,
	input: anything,
	content: list,
	error: errorSchema,
	metadata: anything,
	/** The metadata's name in the first builds. */
	structured: anything,
});
export type ToolState = z.infer<typeof stateSchema>;

/** One item of an answer's content. */
export const contentSchema = z.object({
	type: z.string(),
	text: text,
	id: text,
	name: text,
	state: lenient(stateSchema),
	time: timeSchema,
});
export type Content = z.infer<typeof contentSchema>;

/** One item of a tool's result; the others are files. */
export const resultSchema = z.object({ type: z.literal("text"), text: z.string() });

/** `metadata` of a text that tells how something in the background ended. */
export const noticeSchema = z.object({
	shellID: text,
	childID: text,
	state: text,
	exit: number,
	timeout: flag,
});
