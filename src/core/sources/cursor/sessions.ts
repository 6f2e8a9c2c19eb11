import * as z from "zod/mini";
import type { Database, StoredSession } from "../format";
import { type Head, isChild, readHeads } from "./heads";
import { readFields, selectFields } from "./jsonFields";
import { readMoment } from "./moment";
import { readWorkspace, type Workspace } from "./workspace";

const fields = {
	createdAt: "$.createdAt",
	lastUpdatedAt: "$.lastUpdatedAt",
	workspace: "$.workspaceIdentifier",
	firstBubble: "$.fullConversationHeadersOnly[0].bubbleId",
	lastBubbleAt: "$.fullConversationHeadersOnly[#-1].createdAt",
	firstInline: "$.conversation[0].type",
	subagentInfo: "$.subagentInfo",
	isBestOfN: "$.isBestOfNSubcomposer",
	subagents: "$.subagentComposerIds",
	subComposers: "$.subComposerIds",
};
const query = selectFields(fields, "key >= ? AND key < ?");
const prefix = "composerData:";

const anything = z.optional(z.unknown());
const ids = z.catch(z.optional(z.array(z.unknown())), undefined);
const summarySchema = z.looseObject({
	createdAt: anything,
	lastUpdatedAt: anything,
	workspace: anything,
	firstBubble: anything,
	lastBubbleAt: anything,
	firstInline: anything,
	subagentInfo: anything,
	isBestOfN: anything,
	subagents: ids,
	subComposers: ids,
});
type Summary = z.infer<typeof summarySchema>;

/**
 * The conversations that a user held, from their own records and Cursor's list of them; no bubble is read. Left out:
 * sub-agents, the tries of a "best of N", and tabs in which nothing was said.
 */
export function listSessions(database: Database): StoredSession[] {
	const heads = readHeads(database);
	const summaries = readSummaries(database);
	const children = childrenIn(summaries.values());
	const folders = foldersById(summaries.values(), heads.values());
	const sessions: StoredSession[] = [];
	for (const [id, summary] of summaries) {
		const head = heads.get(id);
		if (isEmpty(summary) || children.has(id) || isSubagent(id, summary, head)) continue;
		const workspace = readWorkspace(summary.workspace);
		sessions.push({
			id,
			cwd: recorded(workspace) ?? recorded(head?.workspace) ?? folderByIds([workspace, head?.workspace], folders),
			changedAt: latest(summary, head),
		});
	}
	return sessions;
}

function readSummaries(database: Database): ReadonlyMap<string, Summary> {
	const summaries = new Map<string, Summary>();
	for (const row of database.rows(query, prefix, "composerData;")) {
		const summary = summarySchema.safeParse(readFields(fields, row.fields));
		if (summary.success && typeof row.key === "string") summaries.set(row.key.slice(prefix.length), summary.data);
	}
	return summaries;
}

function isEmpty(summary: Summary): boolean {
	return summary.firstBubble === undefined && summary.firstInline === undefined;
}

/** Sub-agents of some versions are told by their id only, which is made of the call that started them. */
function isSubagent(id: string, summary: Summary, head: Head | undefined): boolean {
	return isChild(summary.subagentInfo, summary.isBestOfN) || head?.isSubagent === true || id.startsWith("task-");
}

function childrenIn(summaries: Iterable<Summary>): ReadonlySet<unknown> {
	const children = new Set<unknown>();
	for (const { subagents = [], subComposers = [] } of summaries)
		for (const child of [...subagents, ...subComposers]) children.add(child);
	return children;
}

/** Which folder each window has, told by the conversations that record both. */
function foldersById(summaries: Iterable<Summary>, heads: Iterable<Head>): ReadonlyMap<string, string> {
	const folders = new Map<string, string>();
	const note = (workspace: Workspace) => {
		const folder = recorded(workspace);
		if (workspace.id !== null && folder !== null) folders.set(workspace.id, folder);
	};
	for (const { workspace } of heads) note(workspace);
	for (const { workspace } of summaries) note(readWorkspace(workspace));
	return folders;
}

/** The folder, with its machine where that is another one. */
function recorded(workspace: Workspace | undefined): string | null {
	return workspace?.remote ?? workspace?.folder ?? null;
}

function folderByIds(
	workspaces: readonly (Workspace | undefined)[],
	folders: ReadonlyMap<string, string>,
): string | null {
	for (const workspace of workspaces) {
		const folder = workspace?.id == null ? undefined : folders.get(workspace.id);
		if (folder !== undefined) return folder;
	}
	return null;
}

/** `lastUpdatedAt` can be the time of the last prompt, with the whole answer after it. */
function latest(summary: Summary, head: Head | undefined): string | null {
	const told = [summary.lastUpdatedAt, summary.lastBubbleAt].map(readMoment);
	const times = [...told, head?.changedAt ?? null].filter((time) => time !== null).sort();
	return times.at(-1) ?? readMoment(summary.createdAt);
}
