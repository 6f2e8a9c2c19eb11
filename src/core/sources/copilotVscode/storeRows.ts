import type { Database } from "../format";
import {
	type CheckpointRow,
	checkpointRowSchema,
	type FileRow,
	fileRowSchema,
	type RefRow,
	refRowSchema,
	type SessionRow,
	sessionRowSchema,
	type TurnRow,
	turnRowSchema,
} from "./storeSchema";

const sessionSql = "SELECT * FROM sessions WHERE id = ?";
const turnsSql = "SELECT * FROM turns WHERE session_id = ? ORDER BY turn_index";
const checkpointsSql = "SELECT * FROM checkpoints WHERE session_id = ? ORDER BY checkpoint_number";
const filesSql = "SELECT * FROM session_files WHERE session_id = ? ORDER BY id";
const refsSql = "SELECT * FROM session_refs WHERE session_id = ? ORDER BY id";

/** All that a session store holds of one session. */
export interface StoredRows {
	readonly session: SessionRow;
	readonly turns: readonly TurnRow[];
	readonly checkpoints: readonly CheckpointRow[];
	readonly files: readonly FileRow[];
	readonly refs: readonly RefRow[];
	/** Rows that could not be read. */
	readonly skipped: number;
}

/** Null when the store has no such session. */
export function readStoredRows(database: Database, id: string): StoredRows | null {
	const [session] = select(database, "sessions", sessionSql, id, sessionRowSchema).read;
	if (session === undefined) return null;
	const turns = select(database, "turns", turnsSql, id, turnRowSchema);
	const checkpoints = select(database, "checkpoints", checkpointsSql, id, checkpointRowSchema);
	const files = select(database, "session_files", filesSql, id, fileRowSchema);
	const refs = select(database, "session_refs", refsSql, id, refRowSchema);
	const skipped = turns.skipped + checkpoints.skipped + files.skipped + refs.skipped;
	return {
		session,
		turns: turns.read,
		checkpoints: checkpoints.read,
		files: files.read,
		refs: refs.read,
		skipped,
	};
}

interface RowSchema<T> {
	safeParse(row: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

function select<T>(database: Database, table: string, sql: string, id: string, schema: RowSchema<T>) {
	const read: T[] = [];
	let skipped = 0;
	for (const row of database.tables.has(table) ? database.rows(sql, id) : []) {
		const parsed = schema.safeParse(row);
		if (parsed.success) read.push(parsed.data);
		else skipped++;
	}
	return { read, skipped };
}
