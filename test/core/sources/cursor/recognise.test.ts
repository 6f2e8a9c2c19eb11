import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cursorTranscript } from "../../../../src/core/sources/cursor/format";
import { recogniseFormat } from "../../../../src/core/sources/formats";

const prompt = { role: "user", message: { content: [{ type: "text", text: "x" }] } };
const long = { role: "user", message: { content: [{ type: "text", text: "x".repeat(9000) }] } };
const end = { type: "turn_ended", status: "success" };
const lines = (...records: unknown[]) => records.map((record) => JSON.stringify(record)).join("\n");

test.each([
	["whole", lines(prompt, end)],
	["with its first record cut off", lines(long).slice(0, 4096)],
	["with its beginning cut off", `x"}]}}\n${lines(end)}`],
	["with a string for content", lines({ role: "assistant", message: { content: "x" } })],
])("a transcript is known %s, as nobody else's", (_, head) => {
	expect(cursorTranscript.recognise(head)).toBe(true);
	expect(recogniseFormat(head)).toBe(cursorTranscript);
});

test.each([
	[lines({ type: "user", uuid: "u", parentUuid: null, sessionId: "s", message: { role: "user", content: "x" } })],
	[lines({ ...prompt, type: "message" })],
	[lines({ ...prompt, sessionId: "s" })],
	[lines({ role: "user", content: "x" })],
	[lines({ role: "system", message: { content: "x" } })],
	[lines([], 7, null, "x")],
	['# {"role":"user","message":{"content":'],
	[""],
])("no transcript: %j", (head) => {
	expect(cursorTranscript.recognise(head)).toBe(false);
});

test("of all samples and real sessions only Cursor's are taken", () => {
	const roots = ["test/fixtures/samples", "../shared/data/gold/sessions", "../shared/data/real"].filter((root) =>
		existsSync(root),
	);
	const taken = roots.flatMap((root) =>
		readdirSync(root, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && /\.(?:jsonl?|md)$/.test(entry.name))
			.map((entry) => `${entry.parentPath}/${entry.name}`)
			.filter((path) => cursorTranscript.recognise(readFileSync(path, "utf8").slice(0, 4096))),
	);
	expect(taken).toEqual([expect.stringContaining("/agent-transcripts/")]);
});
