import { describe, expect, test } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { opencode2 } from "../../../../src/core/sources/opencode/format";
import { promptsOf, shapeOf, toolsOf } from "../geminiCli/readWith";
import { begin, MadeDatabase } from "./madeDatabase";

type Record = readonly [type: string, data: object];

function made(...records: readonly Record[]): MadeDatabase {
	const database = new MadeDatabase("both").session("s", {}, "session_v2");
	for (const [type, data] of records) database.record("s", type, data);
	return database;
}

function read(database: MadeDatabase): Transcript {
	const transcript = opencode2.read(database.open(), "s", "/x/opencode.db");
	if (transcript === null) throw new Error("no such session");
	return transcript;
}

const says = (text: string): Record => ["user", { text }];
const answers = (...content: object[]): Record => [
	"assistant",
	{ model: { id: "some-model", providerID: "p" }, content },
];
const tool = (name: string, state: object, id = "call_0") => ({ type: "tool", id, name, state });
const text = (words: string) => ({ type: "text", text: words });

test("sessions of 1.x that stand beside them, and those without a prompt, are not listed", () => {
	const database = made(says("hello"))
		.session("old")
		.message("old", { role: "user" })
		.session("started", {}, "session_v2")
		.record("started", "agent-switched", { agent: "build" })
		.session("child", { parent_id: "s" }, "session_v2")
		.record("child", "user", { text: "task" });
	expect(opencode2.sessions(database.open())).toEqual([
		{ id: "s", cwd: "/home/dev/ws", changedAt: "2026-11-30T09:00:00.000Z" },
	]);
	expect(opencode2.read(database.open(), "old", "/x/opencode.db")).toBeNull();
});

test("what the client tells the model is nobody's prompt; unknown rows are counted", () => {
	const database = made(
		["system", { text: "rules" }],
		["skill", { text: "how to", name: "x" }],
		["synthetic", { text: "<system-reminder>no</system-reminder>" }],
		says('"do it now"'),
		["model-switched", { model: { id: "other" } }],
		["location-switched", {}],
		["novelty", {}],
		answers({ type: "novelty" }, text("done")),
	);
	expect(read(database)).toMatchObject({
		turns: [{ user: "do it now", steps: [{ text: "done" }] }],
		skippedRecords: 2,
	});
});

test("a revert undoes the row and all after it", () => {
	const database = made(says("one"), answers(text("1")), says("two"), answers(text("2")));
	database.sql.exec(`UPDATE session_v2 SET revert = '{"messageID":"m2","files":[]}'`);
	expect(promptsOf(read(database))).toEqual(["one"]);
});

describe("a command", () => {
	const done = (metadata: object, ...lines: string[]) =>
		tool("shell", { status: "completed", input: { command: "npm test" }, content: lines.map(text), metadata });
	const call = (part: object) => toolsOf(read(made(says("go"), answers(part))))[0];

	test("has its code in the metadata or, as a notice, in the last text", () => {
		expect(call(done({ exit: 3 }, "out"))).toMatchObject({ exitCode: 3, ok: false, result: "out" });
		expect(call(done({}, "out", "Command exited with code 1."))).toMatchObject({ exitCode: 1, ok: false });
		expect(call(done({}, "Command exited with code 1. Not at the end"))).toMatchObject({ exitCode: null, ok: null });
	});

	test("has its metadata under another name in the first builds", () => {
		const state = { status: "completed", input: { command: "x" }, content: [], structured: { exit: 4 } };
		expect(call(tool("bash", state))).toMatchObject({ exitCode: 4 });
	});

	test("that ran out of time has no code and failed", () => {
		const part = done({ timeout: true }, "out", "Command timed out before completion.");
		expect(call(part)).toMatchObject({ exitCode: null, ok: false });
	});

	test("sent to the background ends with a text that the client writes", () => {
		const input = { command: "npm run build", background: true };
		const content = [text("Command moved to the background (shell ID: sh_1).")];
		const metadata = { status: "running", truncated: false, shellID: "sh_1" };
		const start = answers(tool("shell", { status: "completed", input, content, metadata }));
		expect(toolsOf(read(made(says("go"), start)))[0]).toMatchObject({ background: true, ok: null, exitCode: null });
		const framed = (body: string, state = "completed") =>
			`<shell id="sh_1" state="${state}" command="npm run build">\n${body}\n</shell>`;
		const end = (words: string, notice?: object): Record => [
			"synthetic",
			{ text: words, description: "npm run build", ...(notice ? { metadata: notice } : {}) },
		];
		const ended = (record: Record) => toolsOf(read(made(says("go"), start, record)))[0];
		expect(
			ended(end(framed("built\n\nCommand exited with code 2."), { source: "shell", shellID: "sh_1", exit: 2 })),
		).toMatchObject({
			background: false,
			exitCode: 2,
			ok: false,
			result: "built\n\nCommand exited with code 2.",
		});
		expect(ended(end(framed("built\n\nCommand exited with code 0.")))).toMatchObject({ exitCode: 0, ok: true });
		expect(ended(end(framed("Command cancelled", "cancelled")))).toMatchObject({
			exitCode: null,
			ok: false,
			background: false,
		});
		expect(ended(end(framed("built").replaceAll("sh_1", "sh_2")))).toMatchObject({ background: true, ok: null });
	});
});

test("a sub-agent in the background ends with its answer", () => {
	const metadata = { sessionID: "ses_child", status: "running" };
	const state = { status: "completed", input: { prompt: "look" }, content: [text("working")], metadata };
	const notice = { text: '<subagent sessionID="ses_child" state="completed" description="x">\nfound\n</subagent>' };
	const [open] = toolsOf(read(made(says("go"), answers(tool("subagent", state)))));
	expect(open).toMatchObject({ kind: "agent", ok: null });
	const [ended] = toolsOf(read(made(says("go"), answers(tool("subagent", state)), ["synthetic", notice])));
	expect(ended).toMatchObject({ ok: true, result: "found" });
});

test("tools have 2.x's names for things, and errors their type", () => {
	const failed = (error: object) => ({ status: "error", input: { path: "a.ts" }, error });
	const content = answers(
		tool(
			"edit",
			{ status: "completed", input: { path: "a.ts", oldString: "x", newString: "y" }, content: [text("Edited")] },
			"1",
		),
		tool("patch", { status: "streaming", input: '{"patchText":"*** Beg' }, "2"),
		tool("write", failed({ type: "permission.rejected", message: "Permission denied: edit" }), "3"),
		tool("read", failed({ type: "tool.execution", message: "File not found: a.ts" }), "4"),
	);
	expect(toolsOf(read(made(says("go"), content)))).toMatchObject([
		{ kind: "edit", files: ["/home/dev/ws/a.ts"], added: "y", removed: "x", ok: true, result: "Edited" },
		{ kind: "edit", ok: null, result: null },
		{ kind: "edit", ok: false, denial: "Permission denied: edit" },
		{ kind: "read", ok: false, denial: null, result: "File not found: a.ts" },
	]);
});

test("answers number their calls anew", () => {
	const state = (exit: number) => ({ status: "completed", input: { command: "x" }, content: [], metadata: { exit } });
	const database = made(says("go"), answers(tool("shell", state(1))), answers(tool("shell", state(0))));
	expect(toolsOf(read(database)).map(({ exitCode }) => exitCode)).toEqual([1, 0]);
});

test("an interruption is told once, by the answer or by the turn's end", () => {
	const error = (type: string, message: string): Record => ["assistant", { content: [], error: { type, message } }];
	const database = made(
		says("one"),
		error("aborted", "Aborted"),
		["idle", { outcome: "interrupted" }],
		says("two"),
		error("provider.overloaded", "try later"),
		["idle", { outcome: "failed" }],
		says("three"),
		answers(text("half")),
		["idle", { outcome: "interrupted" }],
		says("four"),
		answers(text("all")),
		["idle", { outcome: "succeeded" }],
	);
	const transcript = read(database);
	expect(shapeOf(transcript)).toEqual(["interruption", "interruption", "assistant interruption", "assistant"]);
	expect(transcript.turns.map(({ steps }) => steps.at(-1))).toMatchObject([
		{ by: "user", text: null },
		{ by: "error", text: "try later" },
		{ by: "user", text: null },
		{ type: "assistant" },
	]);
});

test("a compaction counts when it came to its end; its tokens are used up, the context is the next answer's", () => {
	const tokens = { input: 100, output: 10, reasoning: 0, cache: { read: 0, write: 0 } };
	const database = made(
		says("go"),
		["compaction", { status: "failed", error: { type: "aborted", message: "x" } }],
		["compaction", { status: "completed", reason: "auto", summary: "We did this.", recent: "", tokens }],
		[
			"assistant",
			{ content: [text("on")], tokens: { ...tokens, input: 20 }, time: { created: begin, completed: begin + 9000 } },
		],
	);
	expect(read(database)).toMatchObject({
		turns: [{ steps: [{ type: "compaction", text: "We did this." }, { type: "assistant" }] }],
		tokens: { input: 120, output: 20, context: 30 },
		endedAt: "2026-11-30T09:00:09.000Z",
	});
});

test("a command of the user's own that ran out of time failed; one that runs has no result", () => {
	const shell = (data: object): Record => ["shell", { command: "top", ...data }];
	const database = made(
		says("go"),
		shell({ status: "timeout", output: { output: "x" } }),
		shell({ status: "running" }),
	);
	expect(toolsOf(read(database))).toMatchObject([
		{ name: "user_shell", ok: false, result: "x" },
		{ name: "user_shell", ok: null, result: null, resultOffset: null },
	]);
});
