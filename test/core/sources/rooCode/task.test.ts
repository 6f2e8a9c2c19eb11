import { describe, expect, test } from "vitest";
import { clineTask } from "../../../../src/core/sources/cline/format";
import { kiloTask, rooTask } from "../../../../src/core/sources/rooCode/format";
import { promptsOf, readText, saidIn, shapeOf, toolsOf } from "../geminiCli/readWith";

let now = 0;
const entry = (type: string, kind: string, text: unknown, fields: object = {}) => ({
	ts: 1_770_000_000_000 + now++,
	type,
	[type]: kind,
	text: typeof text === "string" ? text : JSON.stringify(text),
	...fields,
});
const say = (kind: string, text: unknown, fields?: object) => entry("say", kind, text, fields);
const ask = (kind: string, text: unknown, fields?: object) => entry("ask", kind, text, fields);
/** A request of 2025 and later, of which only the figures are stored. */
const request = (fields: object = {}) => say("api_req_started", { apiProtocol: "anthropic", tokensIn: 9, ...fields });
const path = "/g/rooveterinaryinc.roo-cline/tasks/0198a0de/ui_messages.json";
const read = (...entries: unknown[]) => readText(rooTask, JSON.stringify([say("text", "go"), ...entries]), path);

describe("a task of Roo Code", () => {
	test("is told by its folder, not by what stands in it", () => {
		const text = JSON.stringify([say("text", "go")]);
		expect([rooTask, kiloTask, clineTask].map((format) => format.recognise(text))).toEqual([true, true, true]);
		expect(readText(rooTask, text, path)).toMatchObject({ agent: "roo-code", id: "0198a0de" });
		expect(readText(kiloTask, text, path)).toMatchObject({ agent: "kilo-code", id: "0198a0de" });
	});

	test("begins with the user's text; the others are the assistant's", () => {
		const transcript = read(
			request(),
			say("reasoning", "Hm."),
			say("text", "I go."),
			ask("followup", { question: "Which?", suggest: [{ answer: "A", mode: "code" }, { answer: "B" }] }),
			say("user_feedback", "B"),
			say("completion_result", "Done."),
			ask("completion_result", ""),
			say("user_feedback", "thanks"),
		);
		expect(promptsOf(transcript)).toEqual(["go", "B", "thanks"]);
		expect(saidIn(transcript)).toEqual(["I go.", "Done."]);
		expect(toolsOf(transcript)[0]?.questions).toEqual([{ question: "Which?", options: ["A", "B"], answer: "B" }]);
		expect(transcript).toMatchObject({ skippedRecords: 0, problems: [] });
	});

	test("the todo list is the plan, also as the user changed it", () => {
		const todos = (...states: string[]) => states.map((status, id) => ({ id, content: `step ${id}`, status }));
		const transcript = read(
			ask("tool", { tool: "updateTodoList", todos: todos("in_progress", "pending") }),
			say("user_edit_todos", { tool: "updateTodoList", todos: todos("completed", "in_progress", "pending") }),
		);
		expect(toolsOf(transcript)[0]).toMatchObject({
			kind: "plan",
			plan: [{ status: "in_progress" }, { status: "pending" }],
		});
		expect(transcript.plan.map(({ text, status }) => [text, status])).toEqual([
			["step 0", "completed"],
			["step 1", "in_progress"],
			["step 2", "pending"],
		]);
	});

	test("a condensed context is a compaction with the agent's summary, a dropped beginning one without", () => {
		const transcript = read(
			say("condense_context", "", { partial: true }),
			say("condense_context", "", { contextCondense: { summary: "We went.", cost: 0, prevContextTokens: 9 } }),
			say("sliding_window_truncation", "", { contextTruncation: { messagesRemoved: 4 } }),
		);
		expect(shapeOf(transcript)).toEqual(["compaction compaction"]);
		expect(transcript.turns[0]?.steps).toMatchObject([{ text: "We went." }, { text: null }]);
	});

	test("a sub-task is the call of an agent with its result", () => {
		const transcript = read(
			ask("tool", { tool: "newTask", mode: "Code", content: "Write the test." }),
			request(),
			say("subtask_result", "Written."),
		);
		expect(toolsOf(transcript)[0]).toMatchObject({
			kind: "agent",
			text: "Write the test.",
			result: "Written.",
			ok: true,
		});
	});

	test("the working folder stands in the first request where its text is stored", () => {
		const text = "<environment_details>\n# Current Workspace Directory (d:/w) Files\na.ts\n</environment_details>";
		const transcript = read(say("api_req_started", { request: text }), ask("tool", { tool: "readFile", path: "a.ts" }));
		expect(transcript.cwd).toBe("d:/w");
		expect(toolsOf(transcript)[0]?.files).toEqual(["d:\\w\\a.ts"]);
	});

	test("entries of the program are not counted as unknown", () => {
		const names = [
			"api_req_retry_delayed",
			"api_req_deleted",
			"codebase_search_result",
			"condense_context_error",
			"image",
		];
		expect(
			read(...names.map((name) => say(name, "x")), ask("auto_approval_max_req_reached", "{}")).skippedRecords,
		).toBe(0);
		expect(read(say("novelty", "x")).skippedRecords).toBe(1);
	});
});

describe("edits of Roo Code", () => {
	const edit = (fields: object) => toolsOf(read(ask("tool", { tool: "appliedDiff", path: "/w/a.ts", ...fields })))[0];

	test.each([
		[{ diff: "<<<<<<< SEARCH\n:start_line:12\n-------\nold\n=======\nnew\n>>>>>>> REPLACE" }, "new", "old"],
		[
			{ diff: "<<<<<<< SEARCH\n:start_line:1\n-------\n-------\nold\n=======\nnew\n>>>>>>> REPLACE" },
			"new",
			"-------\nold",
		],
		[{ diff: "@@ -1,2 +1,2 @@\n same\n-old\n+new\n" }, "new", "old"],
		[{ tool: "newFileCreated", content: "@@ -0,0 +1,2 @@\n+one\n+two\n" }, "one\ntwo", ""],
		[{ tool: "newFileCreated", content: "one\ntwo" }, "one\ntwo", null],
		[{ tool: "searchAndReplace", search: "old", replace: "new" }, "new", "old"],
		[{ tool: "insertContent", diff: "@@ -3,0 +4 @@\n+new\n" }, "new", ""],
	])("%j", (fields, added, removed) => {
		expect(edit(fields)).toMatchObject({ kind: "edit", files: ["/w/a.ts"], added, removed });
	});

	test("of several files at once name them all", () => {
		const batchDiffs = [
			{ path: "/w/a.ts", changeCount: 1, key: "a", content: "@@ -1 +1 @@\n-a\n+A" },
			{
				path: "/w/b.ts",
				changeCount: 2,
				key: "b",
				diffs: [{ content: "@@ -1 +1 @@\n-b\n+B" }, { content: "@@ -9 +9 @@\n+C" }],
			},
		];
		expect(edit({ path: undefined, batchDiffs })).toMatchObject({
			files: ["/w/a.ts", "/w/b.ts"],
			added: "A\nB\nC",
			removed: "a\nb",
		});
		const batchFiles = [{ path: "/w/a.ts" }, { path: "/w/b.ts" }];
		expect(edit({ tool: "readFile", path: undefined, batchFiles })).toMatchObject({
			kind: "read",
			files: ["/w/a.ts", "/w/b.ts"],
		});
	});

	test("that were asked for are not known to be made when the request's text was not stored", () => {
		const tool = { tool: "appliedDiff", path: "/w/a.ts", diff: "@@ -1 +1 @@\n+x" };
		expect(toolsOf(read(ask("tool", tool), request()))[0]).toMatchObject({ ok: null, denial: null });
		expect(toolsOf(read(ask("tool", tool), say("diff_error", "no match"), request()))[0]).toMatchObject({ ok: false });
		expect(toolsOf(read(ask("tool", tool), say("api_req_started", { request: "Result: ok" })))[0]).toMatchObject({
			ok: true,
		});
	});
});

describe("commands of Roo Code", () => {
	const told = (status: string) =>
		`[execute_command for 'make'] Result:\n\nCommand executed in terminal  within working directory '/w'. ${status}\nOutput:\nExit code: 9 is bad`;

	test.each([
		["Exit code: 0", { exitCode: 0, ok: true }],
		[
			"Command execution was not successful, inspect the cause and adjust as needed.\nExit code: 2",
			{ exitCode: 2, ok: false },
		],
	])("have the code that the next request tells: %j", (status, outcome) => {
		const next = say("api_req_started", { request: told(status) });
		expect(toolsOf(read(ask("command", "make"), say("command_output", "made"), next))[0]).toMatchObject({
			kind: "shell",
			result: "made",
			...outcome,
		});
	});

	test("have none when it is not known", () => {
		const next = say("api_req_started", { request: told("Exit code: <undefined, notify user>") });
		expect(toolsOf(read(ask("command", "make"), say("command_output", "made"), next))[0]).toMatchObject({
			exitCode: null,
			ok: null,
		});
		expect(toolsOf(read(ask("command", "make"), say("command_output", "made"), request()))[0]).toMatchObject({
			exitCode: null,
			ok: null,
		});
	});
});
