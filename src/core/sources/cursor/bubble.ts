import * as z from "zod/mini";
import type { Database } from "../format";
import { readFields, selectFields } from "./jsonFields";
import { readMoment } from "./moment";

const fields = {
	type: "$.type",
	text: "$.text",
	createdAt: "$.createdAt",
	timingInfo: "$.timingInfo",
	thinking: "$.thinking",
	toolFormerData: "$.toolFormerData",
	modelInfo: "$.modelInfo",
	tokenCount: "$.tokenCount",
	workspaceUris: "$.workspaceUris",
};
const query = selectFields(fields, "key >= ? AND key < ?");

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const anything = z.optional(z.unknown());

export const bubbleSchema = z.looseObject({
	/** 1 the user, 2 the assistant. */
	type: z.number(),
	text,
	createdAt: anything,
	timingInfo: z.catch(
		z.optional(
			z.looseObject({
				clientStartTime: anything,
				clientRpcSendTime: anything,
				clientSettleTime: anything,
				clientEndTime: anything,
			}),
		),
		undefined,
	),
	thinking: z.catch(z.optional(z.union([z.string(), z.looseObject({ text })])), undefined),
	toolFormerData: anything,
	modelInfo: z.catch(z.optional(z.looseObject({ modelName: text })), undefined),
	tokenCount: z.catch(z.optional(z.looseObject({ inputTokens: number, outputTokens: number })), undefined),
	workspaceUris: z.catch(z.optional(z.array(z.unknown())), undefined),
});
export type Bubble = z.infer<typeof bubbleSchema>;

export interface StoredBubbles {
	/** By id. Null when a row could not be read. */
	readonly byId: ReadonlyMap<string, Bubble | null>;
	/** How many characters were read. */
	readonly size: number;
}

/** All bubbles of one conversation, by the range of their keys: the table has those of all conversations. */
export function loadBubbles(database: Database, composer: string): StoredBubbles {
	const prefix = `bubbleId:${composer}:`;
	const byId = new Map<string, Bubble | null>();
	let size = 0;
	for (const { key, fields: column } of database.rows(query, prefix, `bubbleId:${composer};`)) {
		if (typeof key !== "string") continue;
		const bubble = bubbleSchema.safeParse(readFields(fields, column));
		byId.set(key.slice(prefix.length), bubble.success ? bubble.data : null);
		size += typeof column === "string" ? column.length : 0;
	}
	return { byId, size };
}

/** When a bubble was made. Versions before October 2025 have no `createdAt`, only the clocks of the request. */
export function bubbleTime(bubble: Bubble): string | null {
	const { clientStartTime, clientRpcSendTime, clientSettleTime, clientEndTime } = bubble.timingInfo ?? {};
	const clocks = [clientStartTime, clientRpcSendTime, clientSettleTime, clientEndTime];
	for (const value of [bubble.createdAt, ...clocks]) {
		const time = readMoment(value);
		if (time !== null) return time;
	}
	return null;
}
