import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { isProblem } from "../../../src/app/conversations/readConversation";
import { readNamed } from "../../../src/app/conversations/readNamed";
import { english, sentenceOf } from "../../../src/core/render/sentence";
import { placeAgent } from "../../support/placeAgent.mts";
import { scratchPorts } from "../../support/scratchPorts";

const id = "ses_6d1f00synthetictide0001";

function setUp() {
	const set = scratchPorts();
	const path = placeAgent("opencode", set.home, set.workspace).find((file) => file.endsWith(".db")) ?? "";
	const read = (reference: string, agent?: Parameters<typeof readNamed>[2]) => {
		const result = readNamed(set.ports, reference, agent);
		return isProblem(result) ? english(sentenceOf(result)) : `${result.agent} ${result.id}`;
	};
	return { ...set, path, read };
}

describe("a conversation that is named", () => {
	it("is the only one of a database, or the one behind the #", () => {
		const { path, read } = setUp();
		expect(read(path)).toBe(`opencode ${id}`);
		expect(read(`${path}#${id}`)).toBe(`opencode ${id}`);
		expect(read(`${path}#ses_other`)).toContain("no conversation ses_other");
		expect(read(path, "cursor")).toContain("not a session file");
	});

	it("has to be named where a database holds several: they are listed, newest first", () => {
		const { path, read } = setUp();
		const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
		for (const [table, key] of [
			["session", "id"],
			["message", "id"],
		] as const) {
			const columns = database
				.prepare(`SELECT name FROM pragma_table_info('${table}')`)
				.all()
				.map(({ name }) => String(name));
			const renamed = columns.map((name) =>
				name === key
					? `${name} || '2'`
					: name === "session_id"
						? "session_id || '2'"
						: name === "time_updated"
							? "time_updated + 1"
							: name,
			);
			database.exec(`INSERT INTO ${table} SELECT ${renamed.join(", ")} FROM ${table}`);
		}
		database.close();
		expect(read(path)).toContain(`it holds 2 conversations; name one of them: ${path}#${id}2, ${path}#${id}.`);
		expect(read(`${path}#${id}`)).toBe(`opencode ${id}`);
	});

	it("is told apart by its place where two agents write the same", () => {
		const { path, read } = setUp();
		const kilo = join(path, "../kilo.db");
		renameSync(path, kilo);
		expect(read(kilo)).toBe(`kilo-code ${id}`);
	});

	it("may have a # in the name of its file", () => {
		const { home, workspace, read } = setUp();
		const [session = ""] = placeAgent("claude-code", home, workspace);
		const odd = join(workspace, "notes#1.jsonl");
		renameSync(session, odd);
		expect(read(odd)).toMatch(/^claude-code /);
		expect(read(join(workspace, "none#1.jsonl"))).toContain("no such file");
	});

	it("says what is wrong with a database", () => {
		const { workspace, read } = setUp();
		const broken = join(workspace, "broken.db");
		writeFileSync(broken, `SQLite format 3\0${"x".repeat(5000)}`);
		expect(read(broken)).toMatch(/broken\.db cannot be read: /);
		const other = join(workspace, "other.db");
		new DatabaseSync(other).exec("CREATE TABLE a (b)");
		expect(read(other)).toContain("not a session file");
	});
});
