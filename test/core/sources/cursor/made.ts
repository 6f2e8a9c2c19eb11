import { DatabaseSync } from "node:sqlite";
import type { Database, Row } from "../../../../src/core/sources/format";

export interface Asked {
	readonly sql: string;
	readonly parameters: readonly (string | number)[];
}
export interface Watched extends Database {
	/** Every query that was asked, with its parameters. */
	readonly asked: Asked[];
	/** Keys of the rows that were handed out, `null` where a row has none. */
	readonly keys: unknown[];
	/** How SQLite carries out a query, a line a step. */
	plan(query: Asked): string[];
}

type Values = Readonly<Record<string, unknown>>;

/** A store in memory: values that are no text, NULL or bytes are written as JSON. */
export function madeDatabase(cursorDiskKV: Values, itemTable: Values = {}, setup = ""): Watched {
	const sqlite = new DatabaseSync(":memory:");
	sqlite.exec(`CREATE TABLE ItemTable (key TEXT UNIQUE ON CONFLICT REPLACE, value BLOB);
		CREATE TABLE cursorDiskKV (key TEXT UNIQUE ON CONFLICT REPLACE, value BLOB); ${setup}`);
	fill(sqlite, "cursorDiskKV", cursorDiskKV);
	fill(sqlite, "ItemTable", itemTable);
	const names = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
	return watched(sqlite, new Set(names.map(({ name }) => String(name))));
}

function fill(sqlite: DatabaseSync, table: string, values: Values): void {
	const insert = sqlite.prepare(`INSERT INTO ${table} VALUES (?, ?)`);
	sqlite.exec("BEGIN");
	for (const [key, value] of Object.entries(values)) {
		const isPlain = value === null || typeof value === "string" || value instanceof Uint8Array;
		insert.run(key, isPlain ? value : JSON.stringify(value));
	}
	sqlite.exec("COMMIT");
}

function watched(sqlite: DatabaseSync, tables: ReadonlySet<string>): Watched {
	const asked: Asked[] = [];
	const keys: unknown[] = [];
	function* rows(sql: string, ...parameters: readonly (string | number)[]): Generator<Row> {
		asked.push({ sql, parameters });
		for (const row of sqlite.prepare(sql).iterate(...parameters)) {
			keys.push(row.key ?? null);
			yield row;
		}
	}
	const plan = ({ sql, parameters }: Asked) =>
		sqlite
			.prepare(`EXPLAIN QUERY PLAN ${sql}`)
			.all(...parameters)
			.map(({ detail }) => String(detail));
	return { tables, asked, keys, rows, plan };
}

/** A conversation as its rows: the composer with its header list, and one row a bubble (`b0`, `b1` …), a second apart. */
export function conversation(id: string, bubbles: readonly Values[], composer: Values = {}): Record<string, unknown> {
	const rows = bubbles.map((bubble, index) => [`bubbleId:${id}:b${index}`, { ...timed(index), ...bubble }]);
	const headers = bubbles.map(({ type }, index) => ({ bubbleId: `b${index}`, type }));
	return {
		[`composerData:${id}`]: {
			_v: 18,
			composerId: id,
			fullConversationHeadersOnly: headers,
			workspaceIdentifier,
			...composer,
		},
		...Object.fromEntries(rows),
	};
}

export function timed(second: number): Values {
	return { _v: 3, createdAt: new Date(Date.UTC(2026, 10, 27, 9, 0, second)).toISOString() };
}

export const workspaceIdentifier = {
	id: "w1",
	uri: { scheme: "file", path: "/home/dev/app", external: "file:///home/dev/app" },
};

export const user = (text: string): Values => ({ type: 1, text });
export const assistant = (text: string): Values => ({ type: 2, text });

/** A tool call; arguments and result are written as JSON in a string, as Cursor does. */
export function tool(name: string, params: unknown, result: unknown, more: Values = {}): Values {
	const text = (value: unknown) => (typeof value === "string" || value === undefined ? value : JSON.stringify(value));
	const call = { name, toolCallId: `call_${name}_${JSON.stringify(params)}`, status: "completed" };
	return {
		type: 2,
		text: "",
		capabilityType: 15,
		toolFormerData: { ...call, params: text(params), result: text(result), ...more },
	};
}
