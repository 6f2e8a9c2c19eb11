import type { SQLInputValue } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Step, Transcript, Turn } from "../../../../src/core/model/transcript";
import type { DatabaseFormat } from "../../../../src/core/sources/format";
import { opencode1, opencode2 } from "../../../../src/core/sources/opencode/format";
import { openDatabase } from "../../../support/openDatabase";
import { spoilt } from "../geminiCli/spoilt";
import { MadeDatabase } from "./madeDatabase";

vi.setConfig({ testTimeout: 60_000 });

interface Change {
	readonly table: string;
	readonly column: string;
	readonly row: number;
	readonly value: SQLInputValue;
}

const columns = {
	session: ["id", "directory", "title", "revert", "time_updated"],
	session_v2: ["id", "directory", "title", "revert", "time_updated"],
	message: ["id", "session_id", "time_created", "data"],
	part: ["id", "message_id", "time_created", "data"],
	todo: ["content", "status", "position"],
	session_message: ["id", "type", "seq", "time_created", "data"],
};
type Table = keyof typeof columns;

/** Values that no row should hold. */
const values = fc.oneof(
	fc.constantFrom<SQLInputValue>(null, 0, -1, 1e300, 2n ** 62n, "", "{", "[]", '"x"', "null", new Uint8Array([255, 0])),
	fc.constant("x".repeat(200_000)),
	fc.string({ unit: "binary" }),
);

const samples: [string, DatabaseFormat, string, Table[]][] = [
	["opencode", opencode1, "ses_6d1f00synthetictide0001", ["session", "message", "part", "todo"]],
	["opencode-v2", opencode2, "ses_7e2f00synthetictide0002", ["session_v2", "session_message"]],
];

describe.each(samples)("the tables of sample %s, spoilt", (name, format, session, tables) => {
	const path = `test/fixtures/samples/${name}/home/.local/share/opencode/opencode.db`;
	const sample = openDatabase(path);
	const rows = new Map(
		tables.map((table) => {
			const names = [...sample.rows(`SELECT * FROM ${table}`)];
			return [table, names as Record<string, SQLInputValue>[]];
		}),
	);

	/** A copy of the sample's tables in memory, without their types, with changes. */
	function spoil(changes: readonly Change[]): MadeDatabase {
		const made = new MadeDatabase(format === opencode1 ? "first" : "both");
		for (const [table, list] of rows) {
			const known = made.sql.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
			const kept = known.map((column) => String(column.name)).filter((column) => column in (list[0] ?? {}));
			for (const [at, row] of list.entries()) {
				const changed = changes.filter((change) => change.table === table && change.row === at);
				const values = Object.fromEntries(kept.map((column) => [column, row[column] ?? null]));
				for (const { column, value } of changed) values[column] = value;
				made.insert(table, values);
			}
		}
		return made;
	}

	const change: fc.Arbitrary<Change> = fc
		.constantFrom(...tables.flatMap((table) => columns[table].map((column) => ({ table, column }))))
		.chain(({ table, column }) => {
			const list = rows.get(table) ?? [];
			return fc.nat(list.length - 1).chain((row) => {
				const old = list[row]?.[column];
				const anything =
					column === "data" || column === "revert" ? fc.oneof(values, spoilt(String(old ?? "{}"))) : values;
				return anything.map((value) => ({ table, column, row, value }));
			});
		});

	test("are listed and read without an exception", () => {
		fc.assert(
			fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
				const database = spoil(changes).open();
				for (const { id } of format.sessions(database)) format.read(database, id, path);
				format.read(database, session, path);
			}),
			{ numRuns: 100 },
		);
	});

	test("give every turn in which no row was changed", () => {
		const read = (changes: readonly Change[]): Transcript => {
			const made = spoil(changes);
			// The sample's last message is undone; where the user went back to is not at stake here.
			if (format === opencode1) made.sql.exec("UPDATE session SET revert = NULL");
			const transcript = format.read(made.open(), session, path);
			if (transcript === null) throw new Error("no such session");
			return transcript;
		};
		const whole = read([]).turns;
		expect(whole.length).toBeGreaterThan(2);
		const inContent = change.filter(({ table }) => ["message", "part", "session_message"].includes(table));
		fc.assert(
			fc.property(inContent, (one) => {
				const { turns } = read([one]);
				const touched = turnOf(rows.get(one.table as Table)?.[one.row] ?? {});
				for (const turn of whole)
					if (turn.user !== touched) expect(turns.some((other) => holds(other, turn))).toBe(true);
			}),
			{ numRuns: 100 },
		);
	});

	/** The prompt of the turn that a row belongs to: the last one in the sample that is not younger. */
	function turnOf(row: Record<string, SQLInputValue>): string | null {
		const made = spoil([]);
		const [messages, order] = format === opencode1 ? ["message", "time_created"] : ["session_message", "seq"];
		const own = row.message_id === undefined ? row[order] : null;
		const key =
			own ?? made.sql.prepare(`SELECT time_created AS at FROM message WHERE id = ?`).get(String(row.message_id))?.at;
		made.sql.prepare(`DELETE FROM ${messages} WHERE ${order} > ?`).run(Number(key));
		if (format === opencode1) made.sql.exec("UPDATE session SET revert = NULL");
		return format.read(made.open(), session, path)?.turns.at(-1)?.user ?? null;
	}
});

/** Is it the same turn? Steps of a turn that has lost its prompt may follow; offsets move with rows that are gone. */
function holds(turn: Turn, wanted: Turn): boolean {
	if (turn.user !== wanted.user || turn.steps.length < wanted.steps.length) return false;
	return wanted.steps.every((step, at) => JSON.stringify(plain(turn.steps[at])) === JSON.stringify(plain(step)));
}

function plain(step: Step | undefined): unknown {
	if (step === undefined) return null;
	const { offset: _, ...rest } = step;
	return rest.type === "tool" ? { ...rest, tool: { ...rest.tool, resultOffset: null } } : rest;
}
