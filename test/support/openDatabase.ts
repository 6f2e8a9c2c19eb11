import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../../src/core/sources/format";

/** Opens a copy of a fixture database: even a reader leaves files beside a database with a write-ahead log. */
export function openDatabase(path: string): Database {
	const folder = mkdtempSync(join(tmpdir(), "codi-database-"));
	for (const end of ["", "-wal", "-shm"])
		if (existsSync(path + end)) cpSync(path + end, join(folder, basename(path) + end));
	const database = new DatabaseSync(join(folder, basename(path)), { readOnly: true });
	const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
	return {
		tables: new Set(names.map(({ name }) => String(name))),
		rows: (sql, ...parameters) => database.prepare(sql).iterate(...parameters),
	};
}
