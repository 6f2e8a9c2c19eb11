import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedLines, FileContents } from "../../../../src/core/sources/cursor/fileContents";
import { cursor } from "../../../../src/core/sources/cursor/format";
import { toolsOf } from "../geminiCli/readWith";
import { conversation, madeDatabase, tool, user } from "./made";

const idOf = (text: string) => `composer.content.${createHash("sha256").update(text).digest("hex")}`;
const [before, after] = ["import a\nold\nkept\n", "import a\nnew\nkept\nmore\n"];

function edited(result: object, stored: readonly string[], more: object = {}) {
	const bubbles = [user("go"), tool("edit_file_v2", { relativeWorkspacePath: "/w/a.ts" }, result)];
	const texts = Object.fromEntries(stored.map((text) => [idOf(text), text]));
	const database = madeDatabase({ ...conversation("c1", bubbles), ...texts, ...more });
	const transcript = cursor.read(database, "c1", "/db");
	const [call] = transcript === null ? [] : toolsOf(transcript);
	return { call: { files: call?.files, added: call?.added, removed: call?.removed }, database };
}

describe("an edit of Cursor 3", () => {
	const ids = { beforeContentId: idOf(before), afterContentId: idOf(after) };

	test("is told by the file's texts before and after it", () => {
		expect(edited(ids, [before, after]).call).toEqual({ files: ["/w/a.ts"], added: "new\nmore", removed: "old" });
	});

	test("that made a file put all of it in; the empty text need not be stored", () => {
		const { call } = edited({ ...ids, beforeContentId: idOf("") }, [after]);
		expect(call).toMatchObject({ added: after, removed: "" });
	});

	test.each([
		["one of the texts is gone", ids, [after]],
		["nothing says what was before", { afterContentId: idOf(after) }, [after]],
		["a text is longer than is worth it", { ...ids, afterContentId: idOf("x".repeat(1_000_001)) }, [before]],
	])("has no text when %s", (_, result, stored) => {
		expect(edited(result, [...stored, "x".repeat(1_000_001)]).call).toMatchObject({ added: null, removed: null });
	});

	test.each(["composer.content.", "cursorAuth/accessToken", "composer.content.1", `${idOf(after)}' OR 1=1 --`, "%"])(
		"asks for nothing by the name %s",
		(id) => {
			const { database } = edited({ beforeContentId: id, afterContentId: id }, [], { [id]: "secret" });
			expect(database.keys).not.toContain(id);
		},
	);

	test("fetches by the index, and stops after a while", () => {
		const texts = Array.from({ length: 50 }, (_, at) => `${at} `.padEnd(900_000, "x"));
		const database = madeDatabase(Object.fromEntries(texts.map((text) => [idOf(text), text])));
		const contents = new FileContents(database);
		expect(texts.filter((text) => contents.text(idOf(text)) !== null)).toHaveLength(36);
		for (const step of database.plan(database.asked[0] ?? { sql: "", parameters: [] }))
			expect(step).toMatch(/^SEARCH \w+ USING INDEX \S+ \(key=/);
	});
});

test("what lines lost and got makes the one text of the other", () => {
	const text = fc.array(fc.constantFrom("a", "b", "", "  c")).map((lines) => lines.join("\n"));
	const count = (...texts: readonly string[]) => texts.flatMap((one) => (one === "" ? [] : one.split("\n"))).sort();
	fc.assert(
		fc.property(text, text, (one, other) => {
			fc.pre(!one.includes("\n\n") && !other.includes("\n\n") && !/^\n|\n$/.test(one) && !/^\n|\n$/.test(other));
			const { added, removed } = changedLines(one, other);
			expect(count(one, added)).toEqual(count(other, removed));
		}),
	);
	expect(changedLines("a\r\nb", "a\nb")).toEqual({ added: "", removed: "" });
});
