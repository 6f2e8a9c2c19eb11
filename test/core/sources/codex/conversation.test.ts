import { expect, test } from "vitest";
import {
	agentItem,
	event,
	item,
	line,
	message,
	meta,
	promptsOf,
	readBytes,
	readRecords,
	response,
	saidIn,
	userItem,
} from "./readRollout";

const answer = (text: string) => response("message", { role: "assistant", content: [{ type: "output_text", text }] });

test("events win over the model's side, also over injected text that no filter knows", () => {
	const transcript = readRecords(
		meta,
		message("user", "Odd new notice from the program"),
		message("user", "fix it"),
		event("user_message", { message: "fix it" }),
		event("agent_message", { message: "done" }),
		answer("done"),
		message("user", "another notice"),
		message("user", "fix it"),
		event("user_message", { message: "fix it" }),
	);
	expect(promptsOf(transcript)).toEqual(["fix it", "fix it"]);
	expect(saidIn(transcript)).toEqual(["done"]);
});

test("items win over events that say the same", () => {
	const transcript = readRecords(
		meta,
		message("user", "fix it"),
		event("user_message", { message: "fix it" }),
		userItem("fix it"),
		event("agent_message", { message: "done" }),
		agentItem("done"),
		event("user_message", { message: "and now?" }),
		userItem("and now?"),
		agentItem("ready"),
	);
	expect(promptsOf(transcript)).toEqual(["fix it", "and now?"]);
	expect(saidIn(transcript)).toEqual(["done", "ready"]);
});

test("a session of an old version that a new one resumed keeps its old turns", () => {
	const transcript = readRecords(
		meta,
		message("user", "first"),
		answer("one"),
		message("user", "second"),
		event("user_message", { message: "second" }),
		event("agent_message", { message: "two" }),
		message("user", "third"),
		userItem("third"),
		agentItem("three"),
	);
	expect(promptsOf(transcript)).toEqual(["first", "second", "third"]);
	expect(saidIn(transcript)).toEqual(["one", "two", "three"]);
});

test("the model's side alone: injected blocks are left out, of a mixed message only the user's stay", () => {
	const transcript = readRecords(
		meta,
		message("developer", "be good"),
		message(
			"user",
			"# AGENTS.md instructions for /w\n\n<INSTRUCTIONS>x</INSTRUCTIONS>",
			"<environment_context>\n</environment_context>",
		),
		message("user", "<brand_new_notice>\nsomething\n</brand_new_notice>", "the user's words"),
		message("user", "use <b>bold</b> here"),
	);
	expect(promptsOf(transcript)).toEqual(["the user's words", "use <b>bold</b> here"]);
});

test("what the record says of a block's origin counts", () => {
	const of = (type: string) => ({ provenance: { type } });
	const transcript = readRecords(
		meta,
		response("message", {
			role: "user",
			content: [
				{ type: "input_text", text: "looks typed" },
				{ type: "input_text", text: "is typed" },
			],
			internal_chat_message_metadata_passthrough: { content_item_metadata: [of("harness"), of("user")] },
		}),
	);
	expect(promptsOf(transcript)).toEqual(["is typed"]);
});

test("an editor's context is cut, the request stays", () => {
	const context = "# Context from my IDE setup:\n\n## Active file: a.ts\n\n## My request for Codex:\n";
	const transcript = readRecords(
		meta,
		userItem(`${context}rename it\n\n## My request for Codex:\nis a heading of mine`),
	);
	expect(promptsOf(transcript)).toEqual(["rename it\n\n## My request for Codex:\nis a heading of mine"]);
});

test("old events say which of them the user typed", () => {
	const transcript = readRecords(
		meta,
		event("user_message", { message: "read these rules", kind: "user_instructions" }),
		event("user_message", { message: "typed", kind: "plain" }),
		event("user_message", { message: "<turn_aborted>\nx\n</turn_aborted>" }),
	);
	expect(promptsOf(transcript)).toEqual(["typed"]);
});

test("asked after every line, the transcript never shows a prompt twice and ends the same", () => {
	const records = [
		meta,
		message("user", "fix it"),
		event("user_message", { message: "fix it" }),
		answer("done"),
		message("user", "next"),
		event("user_message", { message: "next" }),
	];
	const counts: number[] = [];
	const bytes = Buffer.from(records.map((record) => JSON.stringify(record)).join("\n"));
	const last = readBytes(bytes, "/x.jsonl", ({ turns }) => counts.push(turns.length));
	expect(counts).toEqual([0, 1, 1, 1, 1, 2]);
	expect(last).toEqual(readBytes(bytes));
});

test("a record that stands twice counts once", () => {
	const records = [meta, userItem("fix it"), agentItem("done"), event("turn_aborted", { reason: "interrupted" })];
	const transcript = readRecords(...records.flatMap((record) => [record, record]));
	expect(transcript).toMatchObject({
		turns: [{ user: "fix it", steps: [{ text: "done" }, { type: "interruption" }] }],
	});
	expect(transcript.turns[0]?.steps).toHaveLength(2);
});

test("the same words at another time are another prompt", () => {
	expect(promptsOf(readRecords(meta, userItem("go on"), agentItem("a"), userItem("go on")))).toEqual([
		"go on",
		"go on",
	]);
});

test("a roll-back takes the last turns away", () => {
	const transcript = readRecords(
		meta,
		userItem("one"),
		agentItem("1"),
		userItem("two"),
		agentItem("2"),
		userItem("three"),
		event("thread_rolled_back", { num_turns: 2 }),
		userItem("four"),
	);
	expect(promptsOf(transcript)).toEqual(["one", "four"]);
});

test("an error is told once a turn, with its text", () => {
	const transcript = readRecords(
		meta,
		userItem("one"),
		event("error", { message: "usage limit reached" }),
		event("task_complete", { error: { message: "usage limit reached" } }),
		userItem("two"),
		event("task_complete", { error: { message: "stream lost" } }),
	);
	expect(transcript.turns.map(({ steps }) => steps)).toMatchObject([
		[{ type: "interruption", by: "error", text: "usage limit reached" }],
		[{ type: "interruption", by: "error", text: "stream lost" }],
	]);
	expect(transcript.turns.map(({ steps }) => steps.length)).toEqual([1, 1]);
});

test("an exhausted budget is not the user's wish", () => {
	const transcript = readRecords(meta, userItem("one"), event("turn_aborted", { reason: "budget_limited" }));
	expect(transcript.turns[0]?.steps).toMatchObject([{ type: "interruption", by: "error", text: "budget_limited" }]);
});

test("an old compaction: one step, with its summary", () => {
	const transcript = readRecords(
		meta,
		userItem("one"),
		line("compacted", { message: "so far: nothing" }),
		event("context_compacted"),
		agentItem("on we go"),
		item("ContextCompaction"),
	);
	const texts = transcript.turns[0]?.steps.map((step) =>
		step.type === "tool" ? step.tool.name : [step.type, step.text],
	);
	expect(texts).toEqual([
		["compaction", "so far: nothing"],
		["assistant", "on we go"],
		["compaction", null],
	]);
});
