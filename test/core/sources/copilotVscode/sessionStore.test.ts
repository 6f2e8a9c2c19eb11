import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { copilotStore } from "../../../../src/core/sources/copilotVscode/format";
import { sessionStore } from "../../../../src/core/sources/copilotVscode/sessionStore";
import { storedWords, storeTime } from "../../../../src/core/sources/copilotVscode/storeSchema";
import type { Database, Row } from "../../../../src/core/sources/format";
import { openDatabase } from "../../../support/openDatabase";
import { promptsOf, saidIn, shapeOf, toolsOf } from "../geminiCli/readWith";

const folder = "test/fixtures/samples/copilot-vscode";
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
const samplePath = `${folder}/${readdirSync(folder, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith("session-store.db"))}`;

/** The tables of a session store, empty, in a database in memory. */
const schema = readFileSync(`${samplePath}.sql`, "utf8")
	.split("\n")
	.filter((line) => line.startsWith("CREATE"))
	.join("\n");
const opened: DatabaseSync[] = [];
afterAll(() => {
	for (const database of opened) database.close();
});

function storeWith(
	sql: string,
	tables = ["sessions", "turns", "checkpoints", "session_files", "session_refs"],
): Database {
	const database = new DatabaseSync(":memory:");
	opened.push(database);
	database.exec(schema);
	database.exec(sql);
	return {
		tables: new Set(tables),
		rows: (text, ...parameters) => database.prepare(text).iterate(...parameters) as Iterable<Row>,
	};
}
const session = (id: string, fields = "NULL, NULL, NULL, NULL, NULL", updated = "2026-01-01T00:10:00.000Z") =>
	`INSERT INTO sessions (id, cwd, branch, summary, agent_name, host_type, updated_at) VALUES ('${id}', ${fields}, '${updated}');`;
const turn = (index: number, user: string | null, answer: string | null, minute = index, id = "s") =>
	`INSERT INTO turns (session_id, turn_index, user_message, assistant_response, timestamp)
	VALUES ('${id}', ${index}, ${quote(user)}, ${quote(answer)}, '2026-01-01T00:0${minute}:00.000Z');`;
const quote = (text: string | null) => (text === null ? "NULL" : `'${text.replaceAll("'", "''")}'`);
const read = (database: Database) => copilotStore.read(database, "s", "/x/session-store.db");

describe("sample of the session store", () => {
	const database = openDatabase(samplePath);

	test("is recognised by its tables, and lists its session", () => {
		expect(copilotStore.recogniseTables(database.tables)).toBe(true);
		expect(copilotStore.recogniseTables(new Set(["ItemTable"]))).toBe(false);
		expect(copilotStore.sessions(database)).toEqual([
			{ id: expected.sessionId, cwd: expected.workspace, changedAt: "2026-11-27T09:13:30.000Z" },
		]);
	});

	test("has the prompts, the answers and the file edited", () => {
		const transcript = copilotStore.read(database, expected.sessionId, samplePath);
		expect(transcript).toMatchObject({
			agent: "copilot-vscode",
			id: expected.sessionId,
			title: expected.title,
			cwd: expected.workspace,
			branch: "fix/csv-last-row",
			problems: [],
			skippedRecords: 0,
		});
		if (transcript === null) throw new Error("no session");
		expect(promptsOf(transcript)).toEqual(expected.userPrompts);
		expect(saidIn(transcript).at(-1)).toBe(expected.lastAssistantText);
		expect(toolsOf(transcript)).toMatchObject([
			{ kind: "edit", files: expected.filesEdited, ok: null, exitCode: null },
		]);
	});

	test("has no session of another id", () => {
		expect(copilotStore.read(database, "other", samplePath)).toBeNull();
	});
});

describe("sessions", () => {
	const database = storeWith(
		session("s", "'/w', 'main', 'go', 'GitHub Copilot Chat', 'vscode'", "2026-01-01T00:00:00.000Z") +
			turn(0, "go", "gone", 4) +
			session("empty") +
			session("toolOnly") +
			turn(0, null, "only the agent", 1, "toolOnly") +
			session("claude", "'/w', NULL, NULL, 'claude', 'vscode'") +
			turn(0, "go", null, 1, "claude"),
	);

	test("of the user only, with the later of the times; other agents keep their own", () => {
		expect(copilotStore.sessions(database)).toEqual([{ id: "s", cwd: "/w", changedAt: "2026-01-01T00:04:00.000Z" }]);
	});

	test("the command line's store is read for its own agent", () => {
		const cli = sessionStore("copilot-cli");
		expect(cli.sessions(database).map(({ id }) => id)).toEqual(["claude", "s"]);
		expect(cli.read(database, "s", "/x")?.agent).toBe("copilot-cli");
	});
});

describe("a stored session", () => {
	test("checkpoints are the agent's summaries, after the turn before they were made", () => {
		const checkpoint = (number: number, minute: string) =>
			`INSERT INTO checkpoints (session_id, checkpoint_number, title, overview, next_steps, created_at)
			VALUES ('s', ${number}, 'Title ${number}', 'What it is.', 'What to do.', '2026-01-01T00:${minute}:00.000Z');`;
		const transcript = read(
			storeWith(
				session("s") +
					turn(0, "one", "1", 2) +
					turn(1, "two", "2", 5) +
					checkpoint(1, "01") +
					checkpoint(2, "03") +
					checkpoint(3, "09"),
			),
		);
		if (transcript === null) throw new Error("no session");
		expect(shapeOf(transcript)).toEqual(["assistant compaction compaction", "assistant compaction"]);
		expect(transcript.turns[0]?.steps[1]).toMatchObject({
			text: "# Title 1\n\n## Overview\n\nWhat it is.\n\n## Next steps\n\nWhat to do.",
		});
		expect(promptsOf(transcript)).toEqual(["one", "two"]);
	});

	test("files and references stand in their turn, or in the last when it was not stored", () => {
		const file = (path: string, tool: string, index: string) =>
			`INSERT INTO session_files (session_id, file_path, tool_name, turn_index) VALUES ('s', '${path}', '${tool}', ${index});`;
		const transcript = read(
			storeWith(
				session("s") +
					turn(0, "one", null) +
					turn(1, "two", "2") +
					file("/w/a", "create", "0") +
					file("/w/b", "read_file", "7") +
					file("/w/c", "novelty", "NULL") +
					"INSERT INTO session_refs (session_id, ref_type, ref_value, turn_index) VALUES ('s', 'commit', 'abc1234', 1);",
			),
		);
		if (transcript === null) throw new Error("no session");
		expect(shapeOf(transcript)).toEqual(["tool", "tool tool tool assistant"]);
		expect(toolsOf(transcript)).toMatchObject([
			{ kind: "edit", files: ["/w/a"] },
			{ kind: "read", files: ["/w/b"] },
			{ kind: "other", files: ["/w/c"] },
			{ kind: "other", name: "commit", text: "abc1234" },
		]);
	});

	test("a summary that is only the beginning of the first message is no title", () => {
		const long = `Please ${"look at this very long message ".repeat(6)}`;
		const titled = (summary: string) =>
			read(storeWith(session("s", `NULL, NULL, ${quote(summary)}, NULL, NULL`) + turn(0, long, null)))?.title;
		expect(titled(`${long.slice(0, 97)}...`)).toBeNull();
		expect(titled("Look at a message")).toBe("Look at a message");
	});

	test("tables of a later or an earlier version can be absent", () => {
		const database = storeWith(session("s") + turn(0, "one", "1"), ["sessions", "turns"]);
		expect(read(database)?.turns.map(({ user }) => user)).toEqual(["one"]);
	});

	test.each([
		["plain words", "plain words"],
		['[{"type":"text","text":"go"},{"type":"image","url":"x"}]', "go"],
		['[{"type":"tool_result","content":"x"}]', ""],
		['{"role":"user","content":"go"}', "go"],
		["[1, 2, 3]", "[1, 2, 3]"],
		["[draft] go", "[draft] go"],
		["{}", "{}"],
	])("the words of %j are %j", (message, words) => {
		expect(storedWords(message)).toBe(words);
	});

	test.each([
		["2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z"],
		["2026-01-01 00:00:00", "2026-01-01T00:00:00Z"],
		["2026-01-01T01:00:00+01:00", "2026-01-01T00:00:00.000Z"],
		["yesterday", null],
		[null, null],
	])("the time %j is %j", (time, iso) => {
		expect(storeTime(time)).toBe(iso);
	});

	test("rows of any shape are read without an exception", () => {
		const value = fc.oneof(
			fc.string(),
			fc.integer(),
			fc.double(),
			fc.constant(null),
			fc.uint8Array({ maxLength: 4 }),
			fc.bigInt(),
		);
		const columns = [
			"id",
			"cwd",
			"summary",
			"turn_index",
			"user_message",
			"assistant_response",
			"timestamp",
			"created_at",
			"title",
			"overview",
			"file_path",
			"tool_name",
			"ref_type",
			"ref_value",
			"updated_at",
		];
		const row = fc.dictionary(fc.constantFrom(...columns), value);
		fc.assert(
			fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
				const database: Database = {
					tables: new Set(["sessions", "turns", "checkpoints", "session_files", "session_refs"]),
					rows: () => rows,
				};
				read(database);
				copilotStore.sessions(database);
			}),
		);
	});
});
