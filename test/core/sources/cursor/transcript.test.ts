import { describe, expect, test } from "vitest";
import { cursorTranscript } from "../../../../src/core/sources/cursor/format";
import { promptsOf, readRecords, readText, saidIn, shapeOf, toolsOf } from "../geminiCli/readWith";

const record = (role: string, ...content: unknown[]) => ({ role, message: { content } });
const text = (words: string) => ({ type: "text", text: words });
const prompt = (words: string) => record("user", text(`<user_query>\n${words}\n</user_query>`));
const use = (name: string, input: unknown) => ({ type: "tool_use", name, input });
const read = (...records: unknown[]) => readRecords(cursorTranscript, ...records);

describe("the user's words", () => {
	test.each([
		["in their frame", "<user_query>\nhello\n</user_query>", "hello"],
		[
			"behind other frames",
			"<timestamp>x</timestamp>\n<user_info>\nOS\n</user_info>\n<user_query>hello</user_query>",
			"hello",
		],
		["behind a frame not known", "<new_thing a=1>\nx\n</new_thing>\n<user_query>hello</user_query>", "hello"],
		[
			"with tags of their own",
			"<user_query>a </user_query> tag and <b>x</b></user_query>",
			"a </user_query> tag and <b>x</b>",
		],
		["cut off", "<user_query>\nhello", "hello"],
		["without a frame", "hello", "hello"],
		["behind a frame, without their own", "<attached_files>\nx\n</attached_files>\nhello", "hello"],
		["beginning with a tag of the user's", "<div>a</div> what is <user_query>?", "<div>a</div> what is <user_query>?"],
		["with a tag that is never closed", "<rules> of the game", "<rules> of the game"],
	])("%s", (_, told, words) => {
		expect(promptsOf(read(record("user", text(told))))).toEqual([words]);
		expect(promptsOf(read({ role: "user", message: { content: told } }))).toEqual([words]);
	});

	test.each([
		"<system_notification>\nDone.\n</system_notification>\n<user_query>Briefly inform the user.</user_query>",
		"<timestamp>x</timestamp>\n<system_notification>Done.</system_notification>",
		"<user_info>OS</user_info>",
	])("are not in %j", (told) => {
		const transcript = read(prompt("go"), record("user", text(told)), record("assistant", text("ok")));
		expect(promptsOf(transcript)).toEqual(["go"]);
		expect(transcript.skippedRecords).toBe(0);
	});

	test("can stand in a block of their own", () => {
		const blocks = [
			text("<attached_files>x</attached_files>"),
			text("<user_query>hello</user_query>"),
			{ type: "image" },
		];
		expect(promptsOf(read(record("user", ...blocks)))).toEqual(["hello"]);
	});
});

test.each([
	["Friday, Nov 27, 2026, 9:12 AM (UTC)", "2026-11-27T09:12:00.000Z"],
	["Friday, Nov 27, 2026, 12:05 AM (UTC+5:30)", "2026-11-26T18:35:00.000Z"],
	["Friday, Nov 27, 2026, 9:12 PM (UTC-8)", "2026-11-28T05:12:00.000Z"],
	["Nov 27, 2026 9:12 AM (UTC+1)", "2026-11-27T08:12:00.000Z"],
	["27.11.2026 09:12", null],
	["Friday, Foo 99, 2026, 9:12 AM (UTC)", null],
])("the time %s", (time, at) => {
	const transcript = read(record("user", text(`<timestamp>${time}</timestamp>\n<user_query>x</user_query>`)));
	expect(transcript.turns).toMatchObject([{ user: "x", at }]);
});

test("lines in place of thinking are left out, the word in a sentence stays", () => {
	const said = ["[REDACTED]", "Done.\n\n[REDACTED]", "It prints [REDACTED] instead."];
	expect(saidIn(read(prompt("x"), record("assistant", ...said.map(text))))).toEqual([
		"Done.",
		"It prints [REDACTED] instead.",
	]);
});

test.each([
	[{ status: "success" }, []],
	[{ status: "completed" }, []],
	[{}, []],
	[{ status: "error", error: "User aborted request" }, [{ by: "user", text: null }]],
	[{ status: "aborted" }, [{ by: "user", text: null }]],
	[{ status: "error", error: "Connection lost" }, [{ by: "error", text: "Connection lost" }]],
	[{ status: "error" }, [{ by: "error", text: null }]],
])("the end of a turn %j", (end, interruptions) => {
	const transcript = read(prompt("x"), record("assistant", text("y")), { type: "turn_ended", ...end }, prompt("z"));
	expect(transcript.turns[0]?.steps.filter(({ type }) => type === "interruption")).toMatchObject(interruptions);
	expect(transcript.skippedRecords).toBe(0);
});

test("calls are told as in the editor's store", () => {
	const todos = [{ id: "1", content: "write", status: "in_progress" }];
	const transcript = read(
		prompt("x"),
		record(
			"assistant",
			use("Shell", { command: "npm test" }),
			use("Write", { path: "/w/a.ts", contents: "all" }),
			use("Delete", { path: "/w/b.ts" }),
			use("ApplyPatch", "*** Begin Patch\n*** Add File: /w/c.ts\n+new\n*** End Patch"),
			use("Read", { path: "/w/a.ts" }),
			use("Grep", { pattern: "x", path: "/w" }),
			use("TodoWrite", { todos, merge: false }),
			use("TodoWrite", { todos: [{ id: "1", status: "completed" }], merge: true }),
			use("Task", { prompt: "Look." }),
			use("AskQuestion", { questions: [{ id: "q", prompt: "Ship?", options: [{ id: "a", label: "Yes" }] }] }),
			use("WebFetch", { url: "https://example.org" }),
		),
	);
	expect(toolsOf(transcript)).toMatchObject([
		{ kind: "shell", command: "npm test", exitCode: null, ok: null, result: null },
		{ kind: "edit", files: ["/w/a.ts"], added: "all" },
		{ kind: "edit", files: ["/w/b.ts"] },
		{ kind: "edit", files: ["/w/c.ts"], added: "new" },
		{ kind: "read", files: ["/w/a.ts"] },
		{ kind: "search", text: "x" },
		{ kind: "plan", plan: [{ text: "write", status: "in_progress" }] },
		{ kind: "plan", plan: [{ text: "write", status: "completed" }] },
		{ kind: "agent", text: "Look." },
		{ kind: "ask", questions: [{ question: "Ship?", options: ["Yes"], answer: null }] },
		{ kind: "read", text: "https://example.org" },
	]);
	expect(transcript.plan).toEqual([{ text: "write", status: "completed" }]);
	expect(new Set(toolsOf(transcript).map(({ id }) => id)).size).toBe(11);
});

test("what is not known is counted, the rest stays", () => {
	const lines = [
		JSON.stringify(prompt("x")),
		"{broken",
		JSON.stringify({ type: "new_kind" }),
		JSON.stringify(record("assistant", { type: "new_block" }, null, text("y"))),
	];
	const transcript = readText(cursorTranscript, lines.join("\n"), "/p/agent-transcripts/abc/abc.jsonl");
	expect(transcript).toMatchObject({ id: "abc", skippedRecords: 4 });
	expect(shapeOf(transcript)).toEqual(["assistant"]);
	expect(saidIn(transcript)).toEqual(["y"]);
});
