import * as z from "zod/mini";
import type { Database } from "../../format";
import { parseJson } from "../../json";
import { decodeUtf8 } from "./protobuf";

const text = z.catch(z.optional(z.string()), undefined);
/** Only what is used is kept: a key that the blobs may be enciphered with stands beside it. */
const metaSchema = z.object({
	agentId: text,
	latestRootBlobId: text,
	name: text,
	createdAt: z.optional(z.unknown()),
	lastUsedModel: text,
});
export type ChatMeta = z.infer<typeof metaSchema>;

/** What the one row of the table `meta` says, JSON written in hexadecimal digits; null when it cannot be read. */
export function readChatMeta(database: Database): ChatMeta | null {
	for (const { value } of database.rows("SELECT CAST(value AS TEXT) AS value FROM meta WHERE key = '0'")) {
		const meta = metaSchema.safeParse(typeof value === "string" ? parseJson(textOf(value)) : undefined);
		if (meta.success) return meta.data;
	}
	return null;
}

function textOf(value: string): string {
	if (!/^(?:[0-9a-f]{2})+$/i.test(value)) return value;
	const bytes = (value.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
	return decodeUtf8(Uint8Array.from(bytes)) ?? "";
}
