import type { DatabaseSync } from "node:sqlite";

/** The part of `node:sqlite` that is used. */
export type Sqlite = Pick<typeof import("node:sqlite"), "DatabaseSync">;
export type SqliteDatabase = DatabaseSync;

let loaded: Sqlite | null | undefined;

/**
 * Node's own SQLite, loaded at its first use: it warns of being experimental, and older runtimes lack it. Null there.
 */
export function loadSqlite(): Sqlite | null {
	loaded ??= withoutWarning(() => process.getBuiltinModule?.("node:sqlite") ?? null);
	return loaded;
}

/** Node's "SQLite is an experimental feature" would stand among the words of a command's output. */
function withoutWarning<T>(load: () => T): T {
	const { emitWarning } = process;
	process.emitWarning = () => undefined;
	try {
		return load();
	} finally {
		process.emitWarning = emitWarning;
	}
}

/** SQLite's primary result code of a failed call (5 busy, 8 read-only, 14 cannot open); null for any other error. */
export function sqliteCode(error: unknown): number | null {
	if (!(error instanceof Error) || !("code" in error)) return null;
	// A number that JavaScript cannot hold is the database's fault, too.
	if (error.code === "ERR_OUT_OF_RANGE") return 0;
	if (error.code !== "ERR_SQLITE_ERROR") return null;
	return "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : 0;
}

/** Closes the database when the work is done, however it ends. */
export function closing<T>(database: SqliteDatabase, work: () => T): T {
	try {
		return work();
	} finally {
		database.close();
	}
}
