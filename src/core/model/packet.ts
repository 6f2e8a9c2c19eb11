import * as z from "zod/mini";

const text = z.nullable(z.string());

const unfinishedItem = z.strictObject({
	title: z.string().check(z.minLength(1)),
	why: text,
	what: text,
	how: text,
	whats_left: text,
	blockers: z.nullable(z.array(z.string())),
	related_files: z.array(z.string()),
	priority: z.enum(["high", "medium", "low"]),
	stakes_tier: z.enum(["T0", "T1", "T2", "T3", "T4"]),
});
const decision = z.strictObject({
	decision: z.string().check(z.minLength(1)),
	rationale: text,
	reversible: z.boolean(),
});
const lesson = z.strictObject({
	lesson: z.string().check(z.minLength(1)),
	applies_to: text,
});

/** The packet that hooks receive: exactly these keys, none missing, none more (R-000-39 to 42). */
export const packetSchema = z.strictObject({
	session_id: z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
	summary: z.string(),
	unfinished_items: z.array(unfinishedItem),
	decisions_made: z.array(decision),
	lessons_learned: z.array(lesson),
});
export type Packet = z.infer<typeof packetSchema>;
export type PacketItem = z.infer<typeof unfinishedItem>;
