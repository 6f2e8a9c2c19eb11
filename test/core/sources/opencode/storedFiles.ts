import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Database, Row } from "../../../../src/core/sources/format";

/** Files by their path below `storage`. */
export type StoredFiles = Readonly<Record<string, string>>;

/** The files that OpenCode before 1.2 would have had in place of a database's rows: its migration (json-migration.ts) backwards. */
export function filesOf(database: Database): StoredFiles {
	const files: Record<string, string> = { "project/global.json": '{"id":"global","worktree":"/"}' };
	for (const row of database.rows("SELECT * FROM session"))
		files[`session/global/${row.id}.json`] = JSON.stringify({
			id: row.id,
			version: row.version,
			projectID: "global",
			parentID: row.parent_id ?? undefined,
			directory: row.directory,
			title: row.title,
			revert: parsed(row.revert) ?? undefined,
			time: { created: row.time_created, updated: row.time_updated },
		});
	for (const row of database.rows("SELECT * FROM message"))
		files[`message/${row.session_id}/${row.id}.json`] = withIds(row, { id: row.id, sessionID: row.session_id });
	for (const row of database.rows("SELECT * FROM part"))
		files[`part/${row.message_id}/${row.id}.json`] = withIds(row, { id: row.id, messageID: row.message_id });
	const todos = [...database.rows("SELECT session_id, content, status, priority FROM todo ORDER BY position")];
	for (const { session_id: id } of todos)
		files[`todo/${id}.json`] = JSON.stringify(todos.filter((todo) => todo.session_id === id));
	return files;
}

function withIds(row: Row, ids: object): string {
	return JSON.stringify({ ...ids, ...parsed(row.data) }, null, 2);
}

function parsed(text: unknown): object | null {
	const value: unknown = typeof text === "string" ? JSON.parse(text) : null;
	return typeof value === "object" ? value : null;
}

/** Puts them on the disk. */
export function placeFiles(storage: string, files: StoredFiles): void {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(storage, path)), { recursive: true });
		writeFileSync(join(storage, path), text);
	}
}
