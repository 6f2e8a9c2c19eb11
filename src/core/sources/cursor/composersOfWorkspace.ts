import * as z from "zod/mini";
import type { Database } from "../format";
import { parseJson } from "../json";

const ids = z.catch(z.optional(z.array(z.unknown())), undefined);
const composerDataSchema = z.looseObject({
	allComposers: ids,
	selectedComposerIds: ids,
	lastFocusedComposerIds: ids,
});
const referenceSchema = z.looseObject({ composerId: z.string() });
const recordSchema = z.record(z.string(), z.unknown());

const composerDataKey = "composer.composerData";
const panePrefix = "workbench.panel.composerChatViewPane";
const viewPrefix = "workbench.panel.aichat.view.";

const exactQuery = "SELECT key, CAST(value AS TEXT) AS value FROM ItemTable WHERE key = ?";
/** From the prefix itself to all that goes on after it with a dot. */
const paneQuery = "SELECT key, CAST(value AS TEXT) AS value FROM ItemTable WHERE key >= ? AND key < ?";

/**
 * The ids of a workspace's composers, from the workspace's own `state.vscdb`: how versions before 3.12 tell which
 * folder a conversation belongs to. It can name some that are gone, and in Cursor 3 only those that have a tab.
 */
export function composersOfWorkspace(database: Database): string[] {
	if (!database.tables.has("ItemTable")) return [];
	const found = new Set<string>();
	for (const { value } of database.rows(exactQuery, composerDataKey))
		for (const id of listedIn(parsed(value))) found.add(id);
	for (const { key, value } of database.rows(paneQuery, panePrefix, `${panePrefix}/`))
		if (typeof key === "string" && !key.endsWith(".hidden")) for (const id of viewsIn(parsed(value))) found.add(id);
	return [...found];
}

function parsed(value: unknown): unknown {
	return typeof value === "string" ? parseJson(value) : undefined;
}

function listedIn(value: unknown): readonly string[] {
	const read = composerDataSchema.safeParse(value);
	if (!read.success) return [];
	const { allComposers = [], selectedComposerIds = [], lastFocusedComposerIds = [] } = read.data;
	const references = allComposers.flatMap((item) => {
		const reference = referenceSchema.safeParse(item);
		return reference.success ? [reference.data.composerId] : [];
	});
	const open = [...selectedComposerIds, ...lastFocusedComposerIds].filter((id) => typeof id === "string");
	return [...references, ...open];
}

function viewsIn(value: unknown): readonly string[] {
	const read = recordSchema.safeParse(value);
	const keys = read.success ? Object.keys(read.data) : [];
	return keys.filter((key) => key.startsWith(viewPrefix)).map((key) => key.slice(viewPrefix.length));
}
