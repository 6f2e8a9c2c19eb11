import { pathToFileURL } from "node:url";
import { type Databases, FileError } from "../app/ports";
import type { Database } from "../core/sources/format";
import { withCopy } from "./databaseCopy";
import { type Access, accessTo, stampOf } from "./databaseState";
import { realPath } from "./realPath";
import { sleep } from "./sleep";
import { closing, loadSqlite, type Sqlite, type SqliteDatabase, sqliteCode } from "./sqlite";

/** How long SQLite itself waits for a lock. */
const busyMs = 500;
/** How often a database is tried that changes or is locked meanwhile, and the pause between. */
const attempts = 3;
const pauseMs = 50;

const busy = 5;
const locked = 6;
const readOnly = 8;
const cannotOpen = 14;

/**
 * Agents' databases through `node:sqlite`, read-only. Measured with Node 24 (SQLite 3.53): a reader of a database in
 * WAL mode makes `-wal` and `-shm` beside it where there are none, and leaves them there. So, by what stands beside it:
 *
 * - no write-ahead log in use (WAL mode, `-wal` absent or empty, no `-shm`): opened in place as `immutable`, which makes
 *   no file and takes no lock; whether it stayed as it was is checked afterwards;
 * - `-wal` and `-shm` both there (an agent runs, or was killed): opened in place, which makes no file;
 * - a log without its `-shm`: copied with the log to a folder of our own and opened there; larger than the copy's bound,
 *   it is opened in place, the one case in which a `-shm` can appear;
 * - rollback journal: opened in place, which makes no file.
 *
 * What cannot be opened in place is copied. A database of gigabytes is thus never copied while in place works.
 */
export function createDatabases(): Databases {
	return {
		read: (path, use) => {
			const sqlite = loadSqlite();
			if (sqlite === null) throw new FileError(path, "ENOSQLITE", noSqlite());
			return readWith(sqlite, path, use);
		},
	};
}

function noSqlite(): string {
	return `it is a database, and this runtime (Node.js ${process.versions.node}) has no SQLite to read it with; Node.js 22.13 has`;
}

function readWith<T>(sqlite: Sqlite, path: string, use: (database: Database) => T): T {
	const real = realPath(path);
	for (let attempt = 1; ; attempt++) {
		try {
			return readOnce(sqlite, real, use);
		} catch (error) {
			const failure = failureOf(error, path);
			if (failure.code !== "EBUSY" || attempt === attempts) throw failure;
			sleep(pauseMs);
		}
	}
}

function readOnce<T>(sqlite: Sqlite, path: string, use: (database: Database) => T): T {
	const access = accessTo(path);
	if (access === "copy") return readCopy(sqlite, path, use, () => readInPlace(sqlite, path, use, "plain"));
	try {
		return readInPlace(sqlite, path, use, access);
	} catch (error) {
		const code = sqliteCode(error);
		const isRefused = code === readOnly || code === cannotOpen || (code === busy && access === "plain-wal");
		if (!isRefused) throw error;
		return readCopy(sqlite, path, use, () => {
			throw error;
		});
	}
}

function readInPlace<T>(sqlite: Sqlite, path: string, use: (database: Database) => T, access: Access): T {
	if (access !== "immutable") return useOpened(new sqlite.DatabaseSync(path, { readOnly: true }), use);
	const before = stampOf(path);
	const url = pathToFileURL(path);
	url.search = "?mode=ro&immutable=1";
	const result = useOpened(new sqlite.DatabaseSync(url, { readOnly: true }), use);
	if (stampOf(path) !== before) throw new FileError(path, "EBUSY", "it changed while it was read");
	return result;
}

function readCopy<T>(sqlite: Sqlite, path: string, use: (database: Database) => T, tooLarge: () => T): T {
	// The copy is opened for writing: only then can a log without its index, or a hot journal, be taken in.
	return withCopy(path, (copy) => (copy === null ? tooLarge() : useOpened(new sqlite.DatabaseSync(copy), use)));
}

function useOpened<T>(database: SqliteDatabase, use: (database: Database) => T): T {
	return closing(database, () => {
		database.exec(`PRAGMA busy_timeout = ${busyMs}`);
		const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
		return use({
			tables: new Set(names.map(({ name }) => String(name))),
			rows: (sql, ...parameters) => database.prepare(sql).iterate(...parameters),
		});
	});
}

function failureOf(error: unknown, path: string): FileError {
	if (error instanceof FileError) return error;
	const code = sqliteCode(error);
	if (code === null || !(error instanceof Error)) throw error;
	if (code === busy || code === locked)
		return new FileError(path, "EBUSY", "it is locked by the program that writes it");
	return new FileError(path, "ESQLITE", error.message);
}
