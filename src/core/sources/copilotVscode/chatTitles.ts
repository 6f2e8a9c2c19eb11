import * as z from "zod/mini";
import type { Database } from "../format";
import { parseJson } from "../json";
import { clean } from "../text";

const indexSchema = z.looseObject({ entries: z.record(z.string(), z.unknown()) });
const entrySchema = z.looseObject({ title: z.string() });

const indexQuery = "SELECT CAST(value AS TEXT) AS value FROM ItemTable WHERE key = 'chat.ChatSessionStore.index'";

/** The index of a workspace's chats out of the workspace's `state.vscdb`, for `chatTitles`; empty when there is none. */
export function chatIndex({ tables, rows }: Database): readonly string[] {
	return tables.has("ItemTable") ? [...rows(indexQuery)].map(({ value }) => String(value)) : [];
}

/**
 * The titles of a workspace's chats, by session id: the value of the key `chat.ChatSessionStore.index` in the table
 * `ItemTable` of `state.vscdb` (transcripts.md 1.4). It is written late and holds 400 chats at most: good for titles
 * only. Sessions of other agents that the chat view shows (`isExternal`) are in it, too. Empty for anything else.
 */
export function chatTitles(value: string): Map<string, string> {
	const index = indexSchema.safeParse(parseJson(value));
	const titles = new Map<string, string>();
	for (const [id, item] of Object.entries(index.success ? index.data.entries : {})) {
		const entry = entrySchema.safeParse(item);
		const title = entry.success ? clean(entry.data.title).trim() : "";
		if (title !== "") titles.set(id, title);
	}
	return titles;
}
