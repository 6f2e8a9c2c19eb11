import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Database } from "../../../../src/core/sources/format";

/** The columns that the readers use, with their types, but without the keys and NOT NULLs that would refuse what tests put in. */
const times = "time_created integer, time_updated integer";
const session = `id text, parent_id text, directory text, title text, revert text, ${times}`;
const firstTables = `
	CREATE TABLE session (${session});
	CREATE TABLE message (id text, session_id text, ${times}, data text);
	CREATE TABLE part (id text, message_id text, session_id text, ${times}, data text);
	CREATE TABLE todo (session_id text, content text, status text, priority text, position integer);
`;
const secondTables = `
	CREATE TABLE session_v2 (${session});
	CREATE TABLE session_message (id text, session_id text, type text, seq integer, ${times}, data text);
`;

/** Time of the first message. */
export const begin = Date.UTC(2026, 10, 30, 9);

/** A database in memory that tests fill by themselves; ids of rows are counted: `m0` with parts `m0p0`, `m0p1` … */
export class MadeDatabase {
	readonly sql = new DatabaseSync(":memory:");
	private messages = 0;

	constructor(tables: "first" | "second" | "both") {
		if (tables !== "second") this.sql.exec(firstTables);
		if (tables !== "first") this.sql.exec(secondTables);
	}

	session(id: string, row: Record<string, SQLInputValue> = {}, table = "session"): this {
		return this.insert(table, {
			id,
			parent_id: null,
			directory: "/home/dev/ws",
			title: "Made up",
			revert: null,
			time_created: begin,
			time_updated: begin,
			...row,
		});
	}

	/** A message of the 1.x tables with its parts; both are written as JSON. */
	message(session: string, head: object, ...parts: object[]): this {
		const at = this.messages++;
		const time = begin + at * 1000;
		const row = { session_id: session, time_created: time, time_updated: time };
		this.insert("message", { id: `m${at}`, ...row, data: JSON.stringify({ time: { created: time }, ...head }) });
		for (const [index, part] of parts.entries())
			this.insert("part", { id: `m${at}p${index}`, message_id: `m${at}`, ...row, data: JSON.stringify(part) });
		return this;
	}

	/** A row of 2.x's `session_message`. */
	record(session: string, type: string, data: object): this {
		const at = this.messages++;
		const time = begin + at * 1000;
		return this.insert("session_message", {
			id: `m${at}`,
			session_id: session,
			type,
			seq: at,
			time_created: time,
			time_updated: time,
			data: JSON.stringify(data),
		});
	}

	insert(table: string, row: Record<string, SQLInputValue>): this {
		const marks = Object.keys(row).map(() => "?");
		this.sql
			.prepare(`INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${marks.join(", ")})`)
			.run(...Object.values(row));
		return this;
	}

	open(): Database {
		const names = this.sql.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
		return {
			tables: new Set(names.map(({ name }) => String(name))),
			rows: (sql, ...parameters) => this.sql.prepare(sql).iterate(...parameters),
		};
	}
}

export const user = { role: "user" };
export const assistant = { role: "assistant", modelID: "some-model" };

export function says(text: string): object {
	return { type: "text", text };
}

/** A tool's part of the 1.x tables. */
export function tool(name: string, state: object): object {
	return { type: "tool", tool: name, callID: "call_0", state };
}
