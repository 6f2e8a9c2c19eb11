import { describe, expect, test } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { longestLine } from "../../../../src/core/sources/lineSplitter";
import { kiloCode, opencode1, opencode2 } from "../../../../src/core/sources/opencode/format";
import { promptsOf, shapeOf, toolsOf } from "../geminiCli/readWith";
import { assistant, begin, MadeDatabase, says, tool, user } from "./madeDatabase";

function read(made: MadeDatabase, format = opencode1): Transcript {
	const transcript = format.read(made.open(), "s", "/x/opencode.db");
	if (transcript === null) throw new Error("no such session");
	return transcript;
}

/** One turn in which a tool was called. */
function called(name: string, state: object) {
	const made = new MadeDatabase("first").session("s").message("s", user, says("do it"));
	const transcript = read(made.message("s", assistant, tool(name, state)));
	return { call: toolsOf(transcript)[0], transcript };
}

describe("the list of sessions", () => {
	test("leaves out sub-agents and empty ones; the last changed comes first", () => {
		const made = new MadeDatabase("first")
			.session("old", { time_updated: begin - 5000 })
			.session("new", { directory: "" })
			.session("empty")
			.session("child", { parent_id: "new" });
		for (const id of ["old", "new", "child"]) made.message(id, user, says("hello"));
		expect(opencode1.sessions(made.open())).toEqual([
			{ id: "new", cwd: null, changedAt: "2026-11-30T09:00:00.000Z" },
			{ id: "old", cwd: "/home/dev/ws", changedAt: "2026-11-30T08:59:55.000Z" },
		]);
	});

	test("is bounded", () => {
		const made = new MadeDatabase("first");
		for (let at = 0; at < 2005; at++) made.session(`s${at}`, { time_updated: begin + at });
		made.sql.exec("INSERT INTO message (id, session_id) SELECT 'm' || id, id FROM session");
		const listed = opencode1.sessions(made.open());
		expect([listed.length, listed[0]?.id]).toEqual([2000, "s2004"]);
	});
});

describe("the tables", () => {
	test("2.x's message table without its sessions is a 1.x build's", () => {
		const made = new MadeDatabase("both").session("s").message("s", user, says("hello"));
		made.sql.exec("DROP TABLE session_v2");
		expect(opencode1.recogniseTables(made.open().tables)).toBe(true);
		expect(opencode2.recogniseTables(made.open().tables)).toBe(false);
		expect(promptsOf(read(made))).toEqual(["hello"]);
	});

	test("with both generations, 2.x is what is written", () => {
		const { tables } = new MadeDatabase("both").open();
		expect([opencode1.recogniseTables(tables), opencode2.recogniseTables(tables)]).toEqual([false, true]);
	});

	test("in Kilo Code's place they give Kilo Code's conversations", () => {
		const made = new MadeDatabase("first").session("s").message("s", user, says("hello"));
		expect(read(made, kiloCode)).toMatchObject({ agent: "kilo-code", title: "Made up", turns: [{ user: "hello" }] });
	});
});

describe("what the user said", () => {
	test("is neither what the client put in nor what is only shown", () => {
		const made = new MadeDatabase("first")
			.session("s")
			.message(
				"s",
				user,
				says("look at this"),
				{ type: "text", text: "Called the Read tool", synthetic: true },
				{ type: "text", text: "a note", ignored: true },
				{ type: "file", url: "data:text/plain;base64,AAAA" },
				says("and that"),
			)
			.message("s", user, { type: "text", text: "Continue if you have next steps", synthetic: true });
		expect(promptsOf(read(made))).toEqual(["look at this\nand that"]);
	});

	test.each([
		['"Please fix the failing test"', "Please fix the failing test"],
		['"say \\"hi\\" twice"', 'say "hi" twice'],
		['"first thing" "second thing"', '"first thing" "second thing"'],
		['"word"', '"word"'],
		['""', '""'],
		['"', '"'],
	])("comes out of the quotes of `opencode run`: %s", (stored, typed) => {
		const made = new MadeDatabase("first").session("s").message("s", user, says(stored));
		expect(promptsOf(read(made))).toEqual([typed]);
	});

	test("is in the order of time, whatever the ids", () => {
		const made = new MadeDatabase("first")
			.session("s")
			.message("s", user, says("first"))
			.message("s", user, says("second"));
		made.sql.exec(
			"UPDATE part SET message_id = 'z' WHERE message_id = 'm0'; UPDATE message SET id = 'z' WHERE id = 'm0'",
		);
		expect(promptsOf(read(made))).toEqual(["first", "second"]);
	});
});

describe("a revert", () => {
	const made = () =>
		new MadeDatabase("first")
			.session("s")
			.message("s", user, says("one"))
			.message("s", assistant, says("done one"), says("more of one"), says("yet more"))
			.message("s", user, says("two"))
			.message("s", assistant, says("done two"));
	const reverted = (revert: string) => {
		const database = made();
		database.sql.prepare("UPDATE session SET revert = ?").run(revert);
		const transcript = read(database);
		return transcript.turns.map(({ user: words, steps }) => [words, steps.length]);
	};

	test("to a message undoes it and all after it", () => {
		expect(reverted('{"messageID":"m2","snapshot":"abc"}')).toEqual([["one", 3]]);
	});

	test("to a part undoes what follows in the message, too", () => {
		expect(reverted('{"messageID":"m1","partID":"m1p1"}')).toEqual([["one", 1]]);
	});

	test.each(['{"messageID":"gone"}', "{", "null", '{"messageID":7}'])(
		"to nothing that is there undoes nothing: %s",
		(revert) => {
			expect(reverted(revert)).toEqual([
				["one", 3],
				["two", 1],
			]);
		},
	);
});

describe("a command", () => {
	const state = (metadata: object, output = "out") => ({
		status: "completed",
		input: { command: "npm test", description: "Run the tests" },
		output,
		metadata,
	});

	test("failed by its exit code, although it is completed", () => {
		expect(called("bash", state({ exit: 2 })).call).toMatchObject({
			kind: "shell",
			command: "npm test",
			exitCode: 2,
			ok: false,
		});
		expect(called("bash", state({ exit: 0 })).call).toMatchObject({ exitCode: 0, ok: true, result: "out" });
	});

	test.each([
		"<bash_metadata>\nbash tool terminated command after exceeding timeout 120000 ms\n</bash_metadata>",
		"<shell_metadata>\nshell tool terminated command after exceeding timeout 9 ms. If …\n</shell_metadata>",
		"<shell_metadata>\nUser aborted the command\n</shell_metadata>",
	])("without an end of its own has no exit code and failed: %s", (remark) => {
		expect(called("bash", state({ exit: null }, `out\n\n${remark}`)).call).toMatchObject({ exitCode: null, ok: false });
	});

	test("without an exit code and without a remark is unknown", () => {
		expect(called("bash", state({}, "Command exited with code 1.")).call).toMatchObject({ exitCode: null, ok: null });
	});

	test("still running has no result", () => {
		const { call } = called("bash", { status: "running", input: { command: "sleep 9" }, metadata: { output: "a" } });
		expect(call).toMatchObject({ command: "sleep 9", result: null, resultOffset: null, ok: null });
	});

	test("that the user ran himself is told apart, and is no prompt", () => {
		const mark = { type: "text", text: "The following tool was executed by the user", synthetic: true };
		const made = new MadeDatabase("first").session("s").message("s", user, says("go")).message("s", user, mark);
		const transcript = read(made.message("s", assistant, tool("bash", state({ output: "out", description: "" }))));
		expect(promptsOf(transcript)).toEqual(["go"]);
		expect(toolsOf(transcript)[0]).toMatchObject({ name: "user_shell", kind: "shell", command: "npm test", ok: null });
	});

	test("is counted each time, although the model numbers its calls anew", () => {
		const made = new MadeDatabase("first").session("s").message("s", user, says("go"));
		for (const exit of [1, 0]) made.message("s", assistant, tool("bash", state({ exit })));
		expect(toolsOf(read(made)).map(({ exitCode }) => exitCode)).toEqual([1, 0]);
	});
});

describe("other tools", () => {
	test("edits name their files and what they change", () => {
		const done = { status: "completed", output: "Edit applied successfully.", metadata: {} };
		expect(called("edit", { ...done, input: { filePath: "a.ts", oldString: "x", newString: "y" } }).call).toMatchObject(
			{
				files: ["/home/dev/ws/a.ts"],
				removed: "x",
				added: "y",
				ok: true,
			},
		);
		expect(called("write", { ...done, input: { filePath: "/b.ts", content: "all" } }).call).toMatchObject({
			files: ["/b.ts"],
			removed: null,
			added: "all",
		});
		const edits = [
			{ oldString: "1", newString: "2" },
			{ oldString: "3", newString: "4" },
		];
		expect(called("multiedit", { ...done, input: { filePath: "/b.ts", edits } }).call).toMatchObject({
			removed: "1\n3",
			added: "2\n4",
		});
		const patchText = "*** Begin Patch\n*** Update File: c.ts\n@@\n-old\n+new\n*** End Patch";
		expect(called("apply_patch", { ...done, input: { patchText } }).call).toMatchObject({
			kind: "edit",
			files: ["/home/dev/ws/c.ts"],
			removed: "old",
			added: "new",
		});
	});

	test("an invalid call failed, although it is completed", () => {
		const input = { tool: "ls", error: "Model tried to call unavailable tool 'ls'." };
		const { call } = called("invalid", {
			status: "completed",
			input,
			output: "The arguments … are invalid",
			metadata: {},
		});
		expect(call).toMatchObject({ kind: "other", ok: false, text: "ls" });
	});

	test.each([
		["The user rejected permission to use this specific tool call.", ""],
		["The user rejected permission to use this specific tool call with the following feedback: use pnpm", "use pnpm"],
		["The user dismissed this question", ""],
		[
			"The user has specified a rule which prevents you from using this specific tool call. [x]",
			expect.stringContaining("rule"),
		],
		["Tool execution aborted", null],
		["File not found: /x", null],
	])("a failure says whether it was a refusal: %s", (error, denial) => {
		const { call } = called("bash", { status: "error", input: { command: "rm x" }, error });
		expect(call).toMatchObject({ ok: false, result: error, denial });
	});

	test("questions have the options and the answers, in their order", () => {
		const questions = [
			{
				question: "Which?",
				header: "W",
				options: [
					{ label: "A", description: "a" },
					{ label: "B", description: "b" },
				],
			},
			{ question: "Else?", header: "E", options: [] },
		];
		const done = {
			status: "completed",
			input: { questions },
			output: "User has answered",
			metadata: { answers: [["A", "B"], []] },
		};
		expect(called("question", done).call?.questions).toEqual([
			{ question: "Which?", options: ["A", "B"], answer: "A, B" },
			{ question: "Else?", options: [], answer: null },
		]);
		expect(called("question", { status: "running", input: { questions } }).call?.questions[0]?.answer).toBeNull();
	});

	test("a sub-agent's task and a search's pattern are words", () => {
		expect(
			called("task", { status: "completed", input: { prompt: "look", subagent_type: "explore" }, output: "found" })
				.call,
		).toMatchObject({ kind: "agent", text: "look", result: "found" });
		expect(called("grep", { status: "running", input: { pattern: "foo", path: "src" } }).call).toMatchObject({
			kind: "search",
			text: "foo",
		});
		expect(called("server_tool", { status: "completed", input: {}, output: "ok" }).call).toMatchObject({
			kind: "other",
			ok: true,
		});
	});
});

describe("the plan", () => {
	const todos = [
		{ content: "a", status: "completed" },
		{ content: "b", status: "later" },
	];
	const call = tool("todowrite", { status: "completed", input: { todos }, output: "[]", metadata: { todos } });
	const made = () =>
		new MadeDatabase("first").session("s").message("s", user, says("plan")).message("s", assistant, call);

	test("is what was written last", () => {
		const transcript = read(made());
		const wanted = [
			{ text: "a", status: "completed" },
			{ text: "b", status: "pending" },
		];
		expect(transcript.plan).toEqual(wanted);
		expect(toolsOf(transcript)[0]?.plan).toEqual(wanted);
	});

	test("is the table's, in its order", () => {
		const database = made();
		for (const [position, content] of ["y", "x"].entries())
			database.insert("todo", { session_id: "s", content, status: "in_progress", position: 1 - position });
		expect(read(database).plan).toEqual([
			{ text: "x", status: "in_progress" },
			{ text: "y", status: "in_progress" },
		]);
	});

	test("of a refused write is not taken over", () => {
		const failed = tool("todowrite", { status: "error", input: { todos: [] }, error: "no" });
		expect(read(made().message("s", assistant, failed)).plan).toHaveLength(2);
	});
});

describe("the talk", () => {
	test("is cut short by the user or by an error, whose text is kept", () => {
		const made = new MadeDatabase("first")
			.session("s")
			.message("s", user, says("go"))
			.message(
				"s",
				{ ...assistant, error: { name: "MessageAbortedError", data: { message: "Aborted" } } },
				says("part"),
			)
			.message("s", { ...assistant, error: { name: "APIError", data: { message: "overloaded", statusCode: 529 } } })
			.message("s", { ...assistant, error: { name: "MessageOutputLengthError", data: {} } });
		expect(read(made).turns[0]?.steps).toMatchObject([
			{ type: "assistant", text: "part" },
			{ type: "interruption", by: "user", text: null },
			{ type: "interruption", by: "error", text: "overloaded" },
			{ type: "interruption", by: "error", text: "MessageOutputLengthError" },
		]);
	});

	test("goes on after a compaction, whose summary is nobody's words; the prompt sent again is no new one", () => {
		const summary = {
			...assistant,
			modelID: "small",
			mode: "compaction",
			summary: true,
			tokens: { input: 90, output: 5 },
		};
		const answer = {
			...assistant,
			tokens: { total: 17, input: 10, output: 4, reasoning: 1, cache: { read: 2, write: 0 } },
		};
		const made = new MadeDatabase("first")
			.session("s")
			.message("s", user, says("see this"), { type: "file", url: "data:…" })
			.message("s", user, { type: "compaction", auto: true, overflow: true })
			.message("s", summary, says("We did this."))
			.message("s", user, says("see this"), says("[Attached image/png: shot.png]"))
			.message("s", answer, says("seen"))
			.message("s", user, says("see this"));
		const transcript = read(made);
		expect(promptsOf(transcript)).toEqual(["see this", "see this"]);
		expect(shapeOf(transcript)).toEqual(["compaction assistant", ""]);
		expect(transcript).toMatchObject({ model: "some-model", tokens: { input: 102, output: 10, context: 17 } });
	});

	test("has the times of its parts, and ends with the last thing done", () => {
		const time = { start: begin + 60_000, end: begin + 90_000 };
		const made = new MadeDatabase("first")
			.session("s")
			.message("s", user, says("go"))
			.message(
				"s",
				assistant,
				tool("bash", { status: "completed", input: { command: "x" }, metadata: { exit: 0 }, time }),
			);
		const transcript = read(made);
		expect(transcript).toMatchObject({ startedAt: "2026-11-30T09:00:00.000Z", endedAt: "2026-11-30T09:01:30.000Z" });
		expect(transcript.turns[0]?.steps[0]).toMatchObject({ at: "2026-11-30T09:01:00.000Z" });
	});

	test("with nothing in it, or in a form that is not known, is a problem", () => {
		expect(read(new MadeDatabase("first").session("s")).problems).toMatchObject([{ code: "transcript.empty" }]);
		const made = new MadeDatabase("first")
			.session("s")
			.message("s", { role: "person" })
			.message("s", user, { type: "speech" });
		expect(read(made)).toMatchObject({ skippedRecords: 2, problems: [{ code: "transcript.noPrompt", skipped: 2 }] });
	});

	test("a title that all sessions have at first is none", () => {
		const made = new MadeDatabase("first").session("s", { title: "New session - 2026-11-30T09:36:37.683Z" });
		expect(read(made).title).toBeNull();
	});
});

test("a row too large to be held is passed over and reported", () => {
	const made = new MadeDatabase("first").session("s").message("s", user, says("go"));
	made.message("s", assistant, says("before"), says("x"), says("after"));
	made.sql.exec(`UPDATE part SET data = CAST(zeroblob(${longestLine + 1}) AS TEXT) WHERE id = 'm1p1'`);
	const transcript = read(made);
	expect(transcript.turns[0]?.steps).toMatchObject([{ text: "before" }, { text: "after" }]);
	expect(transcript.problems).toEqual([
		{ code: "transcript.lineTooLong", path: "/x/opencode.db", offset: 4, bytes: longestLine + 1 },
	]);
});
