import { expect, test } from "vitest";
import { codex } from "../../../../src/core/sources/codex/format";
import { agentItem, event, line, message, meta, readBytes, readRecords, userItem } from "./readRollout";

test("a fork repeats its parent's head and turns: its own head counts, the turns stay", () => {
	const parent = line("session_meta", { id: "parent", cwd: "/elsewhere", git: { branch: "old" } });
	const transcript = readRecords(meta, parent, userItem("asked in the parent"), userItem("asked in the fork"));
	expect(transcript).toMatchObject({ id: "01a2-head", cwd: "/w", branch: "main" });
	expect(transcript.turns).toHaveLength(2);
});

test("folder and model are those of the last turn", () => {
	const transcript = readRecords(
		meta,
		line("turn_context", { cwd: "/w", model: "gpt-a" }),
		userItem("one"),
		line("turn_context", { cwd: "/w/sub", model: "gpt-b" }),
	);
	expect(transcript).toMatchObject({ cwd: "/w/sub", model: "gpt-b" });
});

test("a count without numbers takes nothing away from the last one", () => {
	const usage = { input_tokens: 5, output_tokens: 2, total_tokens: 7 };
	const transcript = readRecords(
		meta,
		event("token_count", { info: { total_token_usage: usage, last_token_usage: usage, model_context_window: 100 } }),
		event("token_count", { info: null }),
	);
	expect(transcript.tokens).toEqual({ input: 5, output: 2, context: 7, window: 100 });
	expect(transcript.skippedRecords).toBe(0);
});

test("the id comes from the file's name when the head is missing", () => {
	const path = "/h/.codex/sessions/2026/01/02/rollout-2026-01-02T03-04-05-01a22bbe-0279-7711-aa2c-10e51ee1dee3.jsonl";
	expect(readBytes(Buffer.from(JSON.stringify(userItem("x"))), path).id).toBe("01a22bbe-0279-7711-aa2c-10e51ee1dee3");
});

test("unknown records and broken lines are counted, the rest is read", () => {
	const lines = [
		meta,
		userItem("one"),
		line("of_the_future", {}),
		event("new_thing"),
		line("response_item", 7),
		agentItem("1"),
	];
	const text = `${lines.map((record) => JSON.stringify(record)).join("\n")}\nnot json\n{"timestamp":"2026-`;
	const transcript = readBytes(Buffer.from(text));
	expect(transcript.skippedRecords).toBe(5);
	expect(transcript.turns).toMatchObject([{ user: "one", steps: [{ text: "1" }] }]);
});

test("records without one prompt are a problem that says how much was read", () => {
	const transcript = readRecords(meta, agentItem("hello"), line("of_the_future", {}));
	expect(transcript.problems).toMatchObject([{ code: "transcript.noPrompt", skipped: 1 }]);
});

test("an empty file and a file of garbage are told apart", () => {
	expect(readBytes(Buffer.from("")).problems.map(({ code }) => code)).toEqual(["transcript.empty"]);
	expect(readBytes(Buffer.from("garbage\n")).problems.map(({ code }) => code)).toEqual(["transcript.noPrompt"]);
});

test("a line too long to be held is reported with its place", () => {
	const reader = codex.createReader("/x.jsonl");
	reader.skip(100, 7_000);
	expect(reader.transcript().problems).toContainEqual({
		code: "transcript.lineTooLong",
		path: "/x.jsonl",
		offset: 100,
		bytes: 7_000,
	});
});

test("offsets are those of the lines in the file", () => {
	const records = [meta, message("developer", "ä".repeat(50)), userItem("here")];
	const text = records.map((record) => JSON.stringify(record)).join("\n");
	const { turns } = readBytes(Buffer.from(text));
	expect(turns[0]?.offset).toBe(Buffer.byteLength(text.slice(0, text.lastIndexOf("\n") + 1)));
});

test("times of other zones are told in UTC, no times as null", () => {
	const moved = { ...userItem("one"), timestamp: "2026-01-01T02:00:00+02:00" };
	const without = { ...userItem("two"), timestamp: undefined };
	expect(readRecords(meta, moved, without).turns.map(({ at }) => at)).toEqual(["2026-01-01T00:00:00.000Z", null]);
});
