import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const unknowns = z.catch(z.optional(z.array(z.unknown())), undefined);
const record = z.catch(z.optional(z.record(z.string(), z.unknown())), undefined);

/** A part of a message in the form of the Gemini API; `content` is a list of them or one plain text. */
export const partSchema = z.looseObject({
	text,
	thought: z.catch(z.optional(z.boolean()), undefined),
	functionCall: z.catch(z.optional(z.looseObject({ id: text, name: text, args: record })), undefined),
	functionResponse: z.catch(z.optional(z.looseObject({ id: text, name: text, response: record })), undefined),
});
export type Part = z.infer<typeof partSchema>;

export const toolSchema = z.looseObject({
	id: z.string(),
	name: z.string(),
	args: record,
	result: z.optional(z.unknown()),
	status: text,
	timestamp: text,
	resultDisplay: z.optional(z.unknown()),
});
export type ToolRecord = z.infer<typeof toolSchema>;

/** What `resultDisplay` holds after an edit. */
export const editDisplaySchema = z.looseObject({ filePath: text, fileDiff: text });

export const messageSchema = z.looseObject({
	id: z.string(),
	type: z.string(),
	timestamp: text,
	content: z.optional(z.unknown()),
	toolCalls: unknowns,
	thoughts: unknowns,
	tokens: z.catch(z.nullish(z.looseObject({ input: number, output: number })), undefined),
	model: text,
});
export type MessageRecord = z.infer<typeof messageSchema>;

export const thoughtSchema = z.looseObject({ subject: text, description: text });

/** The header line, the `$set` patch and the top of the older single document. */
export const metadataSchema = z.looseObject({ sessionId: text, startTime: text, summary: text, messages: unknowns });
export type Metadata = z.infer<typeof metadataSchema>;

export const patchSchema = z.looseObject({ $set: z.looseObject({}) });
export const rewindSchema = z.looseObject({ $rewindTo: z.string() });

export const questionSchema = z.looseObject({ question: z.string(), options: unknowns });
export const optionSchema = z.looseObject({ label: z.string() });
/** The result of `ask_user`: answers by the question's index. */
export const answersSchema = z.looseObject({ answers: z.record(z.string(), z.string()) });

export const todoSchema = z.looseObject({ description: z.string(), status: text });
