import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);

/** The whole of `<id>.messages.json`. */
export const sessionSchema = z.looseObject({ sessionId: text, messages: z.catch(z.array(z.unknown()), []) });

const metricsSchema = z.looseObject({
	inputTokens: number,
	outputTokens: number,
	cacheReadTokens: number,
	cacheWriteTokens: number,
});
export type Metrics = z.infer<typeof metricsSchema>;

export const messageSchema = z.looseObject({
	role: z.enum(["user", "assistant"]),
	content: z.optional(z.unknown()),
	ts: number,
	metadata: z.catch(z.optional(z.looseObject({ kind: text })), undefined),
	modelInfo: z.catch(z.optional(z.looseObject({ id: text })), undefined),
	metrics: z.catch(z.optional(metricsSchema), undefined),
});
export type Message = z.infer<typeof messageSchema>;

export const blockSchema = z.looseObject({
	type: z.string(),
	text,
	thinking: text,
	id: text,
	name: text,
	input: z.optional(z.unknown()),
	tool_use_id: text,
	content: z.optional(z.unknown()),
	is_error: z.catch(z.optional(z.boolean()), undefined),
});
export type Block = z.infer<typeof blockSchema>;

/** What a tool gave back for one of the things that it was asked for. */
export const resultSchema = z.looseObject({
	result: z.optional(z.unknown()),
	text,
	error: text,
	success: z.catch(z.optional(z.boolean()), undefined),
});
export type Result = z.infer<typeof resultSchema>;
