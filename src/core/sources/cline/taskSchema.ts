import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
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
});
export type Tool = z.infer<typeof toolSchema>;

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
export const followupSchema = z.looseObject({ question: z.string(), options: texts, selected: text });
/** The JSON in the text of `ask: plan_mode_respond`. */
export const respondSchema = z.looseObject({ response: z.string() });
export const mcpSchema = z.looseObject({ serverName: text, toolName: text, uri: text, arguments: text });
export const subagentsSchema = z.looseObject({ prompts: z.array(z.string()) });
