import * as z from "zod/mini";
import { type Bubble, bubbleSchema, bubbleTime } from "./bubble";
import type { Composer } from "./composer";
import { readMoment } from "./moment";

const headerSchema = z.looseObject({ bubbleId: z.string(), createdAt: z.optional(z.unknown()) });

export interface OrderedBubble {
	readonly id: string;
	readonly bubble: Bubble;
	readonly at: string | null;
}
export interface Order {
	readonly bubbles: readonly OrderedBubble[];
	/** Bubbles that are listed and not there, cannot be read, or were left behind by an edited prompt. */
	readonly skipped: number;
}

/**
 * The bubbles in the conversation's order: as the header list has them (in the oldest versions, as they stand in the
 * composer itself), then by time those that it does not have yet. One that a whole list does not have, although it is
 * older than the last listed one, was taken out of the conversation, by an edited prompt or a restored checkpoint.
 */
export function orderBubbles(composer: Composer | null, stored: ReadonlyMap<string, Bubble | null>): Order {
	const { listed, ids, missing } = listBubbles(composer, stored);
	const lastListed = missing > 0 ? null : listed.reduce<string | null>((last, { at }) => at ?? last, null);
	const late: OrderedBubble[] = [];
	let skipped = missing;
	for (const [id, bubble] of stored) {
		if (ids.has(id)) continue;
		const at = bubble === null ? null : bubbleTime(bubble);
		if (bubble === null || (at !== null && lastListed !== null && at < lastListed)) skipped++;
		else late.push({ id, bubble, at });
	}
	return { bubbles: [...listed, ...late.sort(byTime)], skipped };
}

interface Listed {
	readonly listed: readonly OrderedBubble[];
	readonly ids: ReadonlySet<string>;
	readonly missing: number;
}

function listBubbles(composer: Composer | null, stored: ReadonlyMap<string, Bubble | null>): Listed {
	const headers = composer?.headers ?? [];
	const items = headers.length > 0 ? headers : (composer?.conversation ?? []);
	const listed: OrderedBubble[] = [];
	const ids = new Set<string>();
	for (const item of items) {
		const header = headerSchema.safeParse(item);
		if (!header.success || ids.has(header.data.bubbleId)) continue;
		const id = header.data.bubbleId;
		ids.add(id);
		const bubble = merge(item, stored.get(id) ?? null);
		if (bubble !== null) listed.push({ id, bubble, at: bubbleTime(bubble) ?? readMoment(header.data.createdAt) });
	}
	return { listed, ids, missing: items.length - listed.length };
}

/** An item of the list can be the bubble itself; what its own row says then goes before it. A header is no bubble. */
function merge(item: unknown, row: Bubble | null): Bubble | null {
	const inline = bubbleSchema.safeParse(item);
	const isWhole = inline.success && ["text", "thinking", "toolFormerData"].some((name) => name in inline.data);
	if (row === null) return isWhole ? inline.data : null;
	if (!isWhole) return row;
	const told = Object.entries(row).filter(([, value]) => value !== undefined && value !== "");
	return { ...inline.data, ...Object.fromEntries(told) };
}

function byTime(one: OrderedBubble, other: OrderedBubble): number {
	const [a, b] = [one.at ?? "", other.at ?? ""];
	return a < b ? -1 : a > b ? 1 : 0;
}
