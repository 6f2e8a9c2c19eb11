import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);

export const messageSchema = z.looseObject({
	role: z.enum(["user", "assistant"]),
	message: z.looseObject({ content: z.union([z.string(), z.array(z.unknown())]) }),
});

export const turnEndSchema = z.looseObject({ type: z.literal("turn_ended"), status: text, error: text });

export const blockSchema = z.looseObject({
	type: z.string(),
	text,
	thinking: text,
	id: text,
	name: text,
	input: z.optional(z.unknown()),
});
export type Block = z.infer<typeof blockSchema>;

/** A record of Claude Code's has a message of the same shape, and a type. */
export function isTranscriptRecord(value: unknown): boolean {
	if (turnEndSchema.safeParse(value).success) return true;
	const message = messageSchema.safeParse(value);
	return message.success && !("type" in message.data || "uuid" in message.data || "sessionId" in message.data);
}
