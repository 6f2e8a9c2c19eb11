import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll } from "vitest";
import type { Database } from "../../src/core/sources/format";

const opened: { readonly database: DatabaseSync; readonly folder: string }[] = [];

// Once for each test file that uses it.
afterAll(() => {
	for (const { database, folder } of opened.splice(0)) {
		database.close();
		rmSync(folder, { recursive: true, force: true });
	}
});

/** Opens a copy of a fixture database: even a reader leaves files beside a database with a write-ahead log. */
export function openDatabase(path: string): Database {
	const folder = mkdtempSync(join(tmpdir(), "codi-database-"));
	for (const end of ["", "-wal", "-shm"])
		if (existsSync(path + end)) cpSync(path + end, join(folder, basename(path) + end));
	const database = new DatabaseSync(join(folder, basename(path)), { readOnly: true });
	opened.push({ database, folder });
	const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
	return {
		tables: new Set(names.map(({ name }) => String(name))),
		rows: (sql, ...parameters) => database.prepare(sql).iterate(...parameters),
	};
}
