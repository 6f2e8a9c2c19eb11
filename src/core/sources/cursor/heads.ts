import * as z from "zod/mini";
import type { Database } from "../format";
import { parseJson } from "../json";
import { readMoment } from "./moment";
import { noWorkspace, readWorkspace, type Workspace } from "./workspace";

const text = z.catch(z.optional(z.string()), undefined);
const anything = z.optional(z.unknown());
const headSchema = z.looseObject({
	composerId: z.string(),
	workspaceIdentifier: anything,
	lastUpdatedAt: anything,
	subagentInfo: anything,
	isBestOfNSubcomposer: anything,
});
const listSchema = z.looseObject({ allComposers: z.array(z.unknown()) });
const rowSchema = z.looseObject({
	composerId: z.string(),
	workspaceId: text,
	lastUpdatedAt: anything,
	isSubagent: anything,
	value: anything,
});

/** What Cursor's list of conversations says of one, apart from the conversation's own record. */
export interface Head {
	readonly workspace: Workspace;
	readonly changedAt: string | null;
	readonly isSubagent: boolean;
}

/** The list as one JSON value (Cursor 3 before 3.12), by this key of `ItemTable` and no other. */
export const listKey = "composer.composerHeaders";
const listQuery = "SELECT CAST(value AS TEXT) AS value FROM ItemTable WHERE key = ?";
/** The list as a table (from 3.12). All columns: which there are changed between versions. */
const tableQuery = "SELECT * FROM composerHeaders";

/** The list of conversations, by the composer's id; empty in versions that keep none. */
export function readHeads(database: Database): ReadonlyMap<string, Head> {
	const heads = new Map<string, Head>();
	if (database.tables.has("ItemTable"))
		for (const { value } of database.rows(listQuery, listKey)) addList(value, heads);
	if (database.tables.has("composerHeaders")) for (const row of database.rows(tableQuery)) addRow(row, heads);
	return heads;
}

function addList(value: unknown, heads: Map<string, Head>): void {
	const list = listSchema.safeParse(typeof value === "string" ? parseJson(value) : undefined);
	for (const item of list.success ? list.data.allComposers : []) {
		const head = headSchema.safeParse(item);
		if (head.success) heads.set(head.data.composerId, headOf(head.data));
	}
}

function addRow(row: unknown, heads: Map<string, Head>): void {
	const read = rowSchema.safeParse(row);
	if (!read.success) return;
	const { composerId, workspaceId, lastUpdatedAt, isSubagent, value } = read.data;
	const record = headSchema.safeParse(typeof value === "string" ? parseJson(value) : undefined);
	const told = record.success ? headOf(record.data) : null;
	heads.set(composerId, {
		workspace: { ...(told?.workspace ?? noWorkspace), id: workspaceId ?? told?.workspace.id ?? null },
		changedAt: readMoment(lastUpdatedAt) ?? told?.changedAt ?? null,
		isSubagent: isSubagent === 1 || told?.isSubagent === true,
	});
}

function headOf(head: z.infer<typeof headSchema>): Head {
	return {
		workspace: readWorkspace(head.workspaceIdentifier),
		changedAt: readMoment(head.lastUpdatedAt),
		isSubagent: isChild(head.subagentInfo, head.isBestOfNSubcomposer),
	};
}

/** A composer that another one started: a sub-agent, or one of several tries at one prompt. */
export function isChild(subagentInfo: unknown, isBestOfN: unknown): boolean {
	return (typeof subagentInfo === "object" && subagentInfo !== null) || isBestOfN === true;
}
