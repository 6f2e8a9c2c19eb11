import { expect, test } from "vitest";
import { composersOfWorkspace } from "../../../../src/core/sources/cursor/composersOfWorkspace";
import { cursor } from "../../../../src/core/sources/cursor/format";
import { assistant, conversation, madeDatabase, tool, user, type Watched } from "./made";

const secrets = {
	"cursorAuth/accessToken": "secret-1",
	"cursorAuth/refreshToken": "secret-2",
	"cursorAuth/cachedEmail": "secret-3",
	"secret://x": "secret-4",
};
const bubbles = [user("go"), tool("run_terminal_cmd", { command: "ls" }, { output: "a" }), assistant("done")];
const headers = `CREATE TABLE composerHeaders (composerId TEXT PRIMARY KEY, value TEXT);
	INSERT INTO composerHeaders VALUES ('c1', '{}');`;

/** Does all that can be asked of a store; `id` is what a caller can choose. */
function askAll(database: Watched, id = "c1"): string {
	const told = [cursor.sessions(database), cursor.read(database, id, "/db"), composersOfWorkspace(database)];
	return JSON.stringify(told);
}
const keyRanges: [string, string][] = [
	["composerData:", "composerData;"],
	["bubbleId:c1:", "bubbleId:c1;"],
	["workbench.panel.composerChatViewPane", "workbench.panel.composerChatViewPane/"],
];
const exactKeys = ["composer.composerHeaders", "composerData:c1", "composer.composerData"];

test("no query can reach the keys of the account: each names one key, or a range that they are not in", () => {
	// The record has no folder, so that every place which could tell it is looked into.
	const rows = conversation("c1", bubbles, { workspaceIdentifier: undefined });
	const database = madeDatabase({ ...rows, ...secrets }, { ...secrets, "composer.composerData": {} }, headers);
	expect(askAll(database)).not.toContain("secret");
	for (const { sql, parameters } of database.asked) {
		const places = parameters.length === 1 ? exactKeys : keyRanges.map((range) => range.join(" "));
		if (parameters.length === 0) {
			expect(sql).toBe("SELECT * FROM composerHeaders");
			continue;
		}
		expect(places).toContain(parameters.join(" "));
		expect(sql.match(/\bWHERE\b/g)).toHaveLength(1);
		expect(sql).toMatch(parameters.length === 1 ? /WHERE key = \?\)?$/ : /WHERE key >= \? AND key < \?\)?$/);
	}
	for (const secret of Object.keys(secrets)) {
		for (const [from, to] of keyRanges) expect(secret >= from && secret < to).toBe(false);
		expect(database.keys).not.toContain(secret);
	}
	expect(new Set(database.asked.map(({ parameters }) => parameters.join(" "))).size).toBe(7);
});

test.each(["' OR 1=1 --", "cursorAuth/accessToken", ":", "", "c1:", "%"])("an id such as %j finds nothing", (id) => {
	const database = madeDatabase({ ...conversation("c1", bubbles), ...secrets }, secrets);
	expect(cursor.read(database, id, "/db")).toBeNull();
	expect(database.keys).toEqual([]);
});

test("among 20,000 bubbles of others only those of the session asked for are fetched, by the index", () => {
	const foreign = Object.fromEntries(
		Array.from({ length: 20_000 }, (_, at) => [`bubbleId:x${at % 200}:${at}`, '{"type":2,"text":"foreign"}']),
	);
	const near = { "bubbleId:c1": "{}", "bubbleId:c10:b0": "{}", "bubbleId:c": "{}", "bubbleId:c1;": "{}" };
	const database = madeDatabase({
		...foreign,
		...near,
		...conversation("c1", bubbles),
		...conversation("c2", bubbles),
	});
	expect(cursor.sessions(database)).toHaveLength(2);
	expect(database.keys).toEqual(["composerData:c1", "composerData:c2"]);
	database.keys.length = 0;
	expect(cursor.read(database, "c1", "/db")?.turns).toHaveLength(1);
	expect(database.keys).toEqual(["composerData:c1", "bubbleId:c1:b0", "bubbleId:c1:b1", "bubbleId:c1:b2"]);
	for (const query of database.asked)
		for (const step of database.plan(query)) expect(step).toMatch(/^SEARCH \w+ USING INDEX \S+ \(key[=><]/);
});

test("of a large value only what is needed is handed out", () => {
	const large = {
		codeBlockData: "x".repeat(3_000_000),
		richText: "y".repeat(100_000),
		context: { rules: ["z".repeat(100_000)] },
	};
	const database = madeDatabase(
		conversation(
			"c1",
			bubbles.map((bubble) => ({ ...large, ...bubble })),
			large,
		),
	);
	let size = 0;
	const rows: Watched["rows"] = function* (sql, ...parameters) {
		for (const row of database.rows(sql, ...parameters)) {
			size += JSON.stringify(row).length;
			yield row;
		}
	};
	askAll({ ...database, rows });
	expect(size).toBeLessThan(5_000);
});
