import * as z from "zod/mini";

const longestText = 400;
const text = z.string().check(z.minLength(1), z.maxLength(longestText));
const quoted = { turn: z.int(), quote: z.string().check(z.minLength(8)) };

const change = z.discriminatedUnion("action", [
	z.object({ id: z.string(), action: z.literal("reword"), text }),
	z.object({ id: z.string(), action: z.literal("drop"), ...quoted }),
	z.object({ id: z.string(), action: z.literal("merge"), into: z.string() }),
]);
const missing = z.object({
	kind: z.enum(["unfinished", "decision", "lesson", "correction", "constraint", "attempt", "question"]),
	text,
	...quoted,
});

export type Change = z.infer<typeof change>;
export type Missing = z.infer<typeof missing>;

/** What a model proposes, each part well formed; none of it is checked against the session yet. */
export interface Reply {
	readonly changes: readonly Change[];
	readonly missing: readonly Missing[];
	/** Proposals of no known form. */
	readonly malformed: number;
}

/** Nothing could be read from the answer. */
export const emptyReply: Reply = { changes: [], missing: [], malformed: 1 };

/** Proposals that are looked at: a model that answers without end gets no further. */
const mostProposals = 200;

const outline = z.object({
	notes: z._default(z.array(z.unknown()), []),
	missing: z._default(z.array(z.unknown()), []),
});

/** Reads a model's answer, with or without a fence and words around it. Null when there is no such object in it. */
export function readReply(answer: string): Reply | null {
	const found = outline.safeParse(parsed(answer));
	if (!found.success) return null;
	const changes = found.data.notes.slice(0, mostProposals).map((one) => change.safeParse(one));
	const additions = found.data.missing.slice(0, mostProposals).map((one) => missing.safeParse(one));
	return {
		changes: changes.flatMap(({ data }) => data ?? []),
		missing: additions.flatMap(({ data }) => data ?? []),
		malformed: [...changes, ...additions].filter(({ success }) => !success).length,
	};
}

function parsed(answer: string): unknown {
	const from = answer.indexOf("{");
	const until = answer.lastIndexOf("}");
	if (from < 0 || until < from) return null;
	try {
		return JSON.parse(answer.slice(from, until + 1));
	} catch {
		// Cut off, or no JSON at all: nothing of it can be used.
		return null;
	}
}
