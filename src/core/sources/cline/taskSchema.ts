import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const unknowns = z.catch(z.optional(z.array(z.unknown())), undefined);
const texts = z.catch(z.optional(z.array(z.string())), undefined);

/** One entry of `ui_messages.json`. */
export const entrySchema = z.looseObject({
	ts: number,
	type: z.enum(["say", "ask"]),
	say: text,
	ask: text,
	text,
	partial: z.catch(z.optional(z.boolean()), undefined),
	modelInfo: z.catch(z.optional(z.looseObject({ modelId: text })), undefined),
	/** Roo Code: with `say: condense_context`. */
	contextCondense: z.catch(z.optional(z.looseObject({ summary: text })), undefined),
});
export type Entry = z.infer<typeof entrySchema>;

/** The JSON in the text of `say: tool` and `ask: tool`. */
export const toolSchema = z.looseObject({
	tool: z.string(),
	path: text,
	content: text,
	diff: text,
	regex: text,
	filePattern: text,
	// Roo Code's:
	query: text,
	search: text,
	replace: text,
	batchFiles: unknowns,
	batchDiffs: unknowns,
	todos: unknowns,
});
export type Tool = z.infer<typeof toolSchema>;

/** One file of an edit of several files. */
export const batchSchema = z.looseObject({ path: z.string(), content: text, diffs: unknowns });
export const contentSchema = z.looseObject({ content: z.string() });
export const todosSchema = z.looseObject({ todos: z.array(z.unknown()) });
export const todoSchema = z.looseObject({ content: z.string(), status: text });

/** The JSON in the text of `api_req_started`; it is filled in when the request has ended. */
export const requestSchema = z.looseObject({
	request: text,
	tokensIn: number,
	tokensOut: number,
	cacheWrites: number,
	cacheReads: number,
	cancelReason: text,
	streamingFailedMessage: text,
});
export type ApiRequest = z.infer<typeof requestSchema>;

/** The JSON in the text of `ask: followup`; older versions have the bare question. */
export const followupSchema = z.looseObject({
	question: z.string(),
	options: texts,
	selected: text,
	/** Roo Code's options. */
	suggest: unknowns,
});
export const suggestionSchema = z.looseObject({ answer: z.string() });
/** The JSON in the text of `ask: plan_mode_respond`. */
export const respondSchema = z.looseObject({ response: z.string() });
export const mcpSchema = z.looseObject({ serverName: text, toolName: text, uri: text, arguments: text });
export const subagentsSchema = z.looseObject({ prompts: z.array(z.string()) });
