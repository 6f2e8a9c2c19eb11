import * as z from "zod/mini";
import type { Database, StoredSession } from "../format";
import { parseJson } from "../json";
import type { TranscriptBuilder } from "../transcriptBuilder";
import { number, text } from "./schema";
import { timeOf } from "./storedRecords";

/** The tables of one generation, with the condition that a session (`held`) has something said in it. */
interface Tables {
	readonly sessions: "session" | "session_v2";
	readonly spoken: string;
}

/** 1.x: the first message of a session is always the user's. */
export const firstTables: Tables = {
	sessions: "session",
	spoken: "EXISTS (SELECT 1 FROM message WHERE session_id = held.id)",
};
/** 2.x: rows that set things up come before anything was said. */
export const secondTables: Tables = {
	sessions: "session_v2",
	spoken: "EXISTS (SELECT 1 FROM session_message WHERE session_id = held.id AND type = 'user')",
};

/** Sessions listed at most: automated runs make tens of thousands of them. */
const mostListed = 2000;

const listedSchema = z.object({ id: z.string(), directory: text, changed: number });

/** Sessions that are no sub-agent's and in which something was said, the last changed first. */
export function listSessions(database: Database, { sessions, spoken }: Tables): StoredSession[] {
	const sql = `SELECT id, directory, CAST(time_updated AS REAL) AS changed FROM ${sessions} AS held
		WHERE parent_id IS NULL AND ${spoken}
		ORDER BY time_updated DESC LIMIT ${mostListed}`;
	const listed: StoredSession[] = [];
	for (const row of database.rows(sql)) {
		const read = listedSchema.safeParse(row);
		if (!read.success) continue;
		const { id, directory, changed } = read.data;
		listed.push({ id, cwd: directory || null, changedAt: timeOf(changed) });
	}
	return listed;
}

const sessionSchema = z.object({ directory: text, title: text, revert: text });
const revertSchema = z.object({ messageID: z.string(), partID: text });

/** Where the user went back to: this message and all after it are undone; with a part, only the message from there on. */
export type Revert = z.infer<typeof revertSchema>;

/** Puts what a session's own row says into the builder. Null when there is no such session. */
export function openSession(
	database: Database,
	{ sessions }: Tables,
	builder: TranscriptBuilder,
): { readonly revert: Revert | null } | null {
	for (const row of database.rows(`SELECT directory, title, revert FROM ${sessions} WHERE id = ?`, builder.id)) {
		const read = sessionSchema.safeParse(row);
		const { directory, title, revert } = read.success ? read.data : {};
		builder.cwd = directory || null;
		builder.title = titleOf(title);
		return { revert: revertOf(parseJson(revert ?? "")) };
	}
	return null;
}

/** The title that a session was given; null as long as it has the name that all have at first. */
export function titleOf(title: string | undefined): string | null {
	return title === undefined || /^(?:New|Child) session - \d{4}-\d\d-\d\dT|^\s*$/.test(title) ? null : title;
}

/** Null for what names no message. */
export function revertOf(value: unknown): Revert | null {
	return revertSchema.safeParse(value).data ?? null;
}
