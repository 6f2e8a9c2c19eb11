import { describe, expect, test } from "vitest";
import type { ToolCall, Transcript } from "../../../../src/core/model/transcript";
import { cursor } from "../../../../src/core/sources/cursor/format";
import { toolsOf } from "../geminiCli/readWith";
import { assistant, conversation, madeDatabase, tool, user } from "./made";

function read(bubbles: Record<string, unknown>[], composer: Record<string, unknown> = {}): Transcript {
	const transcript = cursor.read(madeDatabase(conversation("c1", [user("go"), ...bubbles], composer)), "c1", "/db");
	if (transcript === null) throw new Error("no such session");
	return transcript;
}
function call(...told: Parameters<typeof tool>): ToolCall {
	const [only, ...others] = toolsOf(read([tool(...told)]));
	if (only === undefined || others.length > 0) throw new Error(`${others.length + 1} calls, not one`);
	return only;
}
const ended = (end: string) => `RUN_TERMINAL_COMMAND_ENDED_REASON_${end}`;
const ls = { command: "ls" };

describe("a command's exit code", () => {
	test.each([
		["the newer field first", { exitCodeV2: 2, exitCode: 1 }, 2, false],
		["then the older one", { exitCode: 1 }, 1, false],
		["a zero that is written", { exitCodeV2: 0 }, 0, true],
		["absent: 0", { output: "fine" }, 0, true],
		["absent, ran to its end: 0", { endedReason: ended("EXECUTION_COMPLETED") }, 0, true],
		["aborted: unknown, whatever the code", { exitCode: 130, endedReason: ended("EXECUTION_ABORTED") }, null, null],
		["aborted by the user: unknown", { endedReason: ended("USER_ABORTED") }, null, null],
		["absent, timed out: unknown", { endedReason: ended("IDLE_TIMEOUT") }, null, null],
		["absent, not started: unknown", { endedReason: ended("EXECUTION_FAILED") }, null, null],
		["absent, runs on: unknown", { isRunningInBackground: true }, null, null],
		["no number: as if absent", { exitCode: "1" }, 0, true],
		["no result at all: unknown", undefined, null, null],
		["a result that is no JSON: unknown", "{", null, null],
	])("%s", (_, result, exitCode, ok) => {
		expect(call("run_terminal_command_v2", ls, result)).toMatchObject({ kind: "shell", exitCode, ok, denial: null });
	});

	test.each(["cancelled", "loading", "running", undefined])("with status %s it is unknown", (status) => {
		const { exitCode, ok, result } = call("run_terminal_cmd", ls, { output: "half" }, { status });
		expect({ exitCode, ok, result }).toEqual({ exitCode: null, ok: null, result: "half" });
	});

	test("status error is a failure, told in the words that the model got", () => {
		const error = JSON.stringify({ clientVisibleErrorMessage: "Error", modelVisibleErrorMessage: "No such folder" });
		const { exitCode, ok, result } = call("run_terminal_cmd", ls, undefined, { status: "error", error });
		expect({ exitCode, ok, result }).toEqual({ exitCode: null, ok: false, result: "No such folder" });
	});
});

describe("a refused call", () => {
	test("is a denial, with the user's words if there are any", () => {
		expect(call("run_terminal_cmd", ls, { rejected: true })).toMatchObject({ denial: "", ok: false, exitCode: null });
		const human = { rejected: true, humanReviewV2: { selectedOption: "reject", feedbackText: "use pnpm" } };
		expect(call("run_terminal_cmd", ls, human).denial).toBe("use pnpm");
		expect(call("search_replace", { relativeWorkspacePath: "a.ts" }, { rejected: true })).toMatchObject({
			denial: "",
			ok: false,
		});
	});

	test("can be told by the decision only; a command that ran was not refused", () => {
		expect(call("run_terminal_cmd", ls, undefined, { status: "cancelled", userDecision: "rejected" }).denial).toBe("");
		expect(call("run_terminal_cmd", ls, { output: "a.ts" }, { userDecision: "rejected" })).toMatchObject({
			denial: null,
			exitCode: 0,
		});
		expect(call("run_terminal_cmd", ls, { rejected: false }, { userDecision: "accepted" }).denial).toBeNull();
	});
});

test("the command is the one that was run; a background one is marked", () => {
	expect(call("run_terminal_cmd", ls, { updatedCommand: "ls -a" }).command).toBe("ls -a");
	expect(call("run_terminal_cmd", { command: "npm run dev", isBackground: true }, {}).background).toBe(true);
	expect(call("run_terminal_cmd", { command: "npm run dev" }, { backgroundShellId: 3 }).background).toBe(true);
	expect(call("run_terminal_cmd", { command: null }, {}, { rawArgs: { command: "pwd" } }).command).toBe("pwd");
	expect(call("run_terminal_cmd", undefined, {}, { rawArgs: '{"command":"pwd"}' })).toMatchObject({
		command: "pwd",
		background: false,
	});
});

describe("an edit", () => {
	const diff = { chunks: [{ diffString: "@@ -1,2 +1,2 @@\n a\n-b\n+c\n" }, { diffString: "-d\n+e\n" }, {}] };
	const path = { relativeWorkspacePath: "src/a.ts" };

	test.each([
		["its diff, before all", "edit_file_v2", { ...path, oldString: "x", newString: "y" }, { diff }, "c\ne", "b\nd"],
		["the replaced text", "search_replace", { ...path, oldString: "x", newString: "y" }, {}, "y", "x"],
		[
			"the model's own names",
			"search_replace",
			{ file_path: "src/a.ts", old_string: "x", new_string: "y" },
			{},
			"y",
			"x",
		],
		[
			"several",
			"MultiEdit",
			{ ...path, edits: [{ old_string: "x", new_string: "y" }, { new_string: "z" }, 7] },
			{},
			"y\nz",
			"x",
		],
		["the diff it was given", "edit_file_v2", { ...path, diff, streamingContent: "x" }, {}, "c\ne", "b\nd"],
		["the whole file", "write", { ...path, contents: "all" }, {}, "all", null],
		["the sketch", "edit_file", { target_file: "src/a.ts", code_edit: "some" }, {}, "some", null],
		[
			"what was streamed",
			"edit_file_v2",
			{ ...path, streamingContent: "new" },
			{ afterContentId: "composer.content.1" },
			"new",
			null,
		],
		["the text after it", "edit_file_v2", path, { contentsAfterEdit: "after" }, "after", null],
		["nothing", "edit_file_v2", path, { afterContentId: "composer.content.1" }, null, null],
		["a deletion", "delete_file", path, { fileDeletedSuccessfully: true }, null, null],
	])("tells %s", (_, name, params, result, added, removed) => {
		expect(call(name, params, result)).toMatchObject({
			kind: "edit",
			files: ["/home/dev/app/src/a.ts"],
			added,
			removed,
			ok: true,
		});
	});

	test.each([
		["as text", "*** Begin Patch\n*** Update File: src/a.ts\n@@\n-x\n+y\n*** End Patch"],
		["as an argument", JSON.stringify({ file_path: "src/a.ts", patch: "*** Update File: src/a.ts\n@@\n-x\n+y" })],
	])("a patch %s", (_, rawArgs) => {
		const patch = call("apply_patch", undefined, {}, { rawArgs });
		expect(patch).toMatchObject({ files: ["/home/dev/app/src/a.ts"], added: "y", removed: "x" });
	});

	test("that did not come about has failed", () => {
		expect(call("edit_file", path, { applyFailed: true }).ok).toBe(false);
		expect(call("delete_file", path, { fileNonExistent: true }).ok).toBe(false);
		expect(call("edit_file", path, { error: { error: { message: "too large" } } })).toMatchObject({
			ok: false,
			result: "too large",
		});
		expect(call("edit_file", path, {}, { status: "cancelled" }).ok).toBeNull();
	});
});

test.each([
	["read_file_v2", { targetFile: "/w/a.ts" }, { kind: "read", files: ["/w/a.ts"], text: null }],
	["read_file", { target_file: "a.ts" }, { kind: "read", files: ["/home/dev/app/a.ts"] }],
	["grep", { pattern: "x+", path: "/w" }, { kind: "search", files: [], text: "x+" }],
	["ripgrep_raw_search", { pattern: "x+" }, { kind: "search", text: "x+" }],
	["codebase_search", { query: "where" }, { kind: "search", text: "where" }],
	["list_dir_v2", { targetDirectory: "/w" }, { kind: "search" }],
	["web_search", { searchTerm: "news" }, { kind: "search", text: "news" }],
	["task_v2", { description: "short", prompt: "Look around." }, { kind: "agent", text: "Look around." }],
	["create_plan", { plan: "# Plan", todos: [{ id: "1", content: "a" }] }, { kind: "plan", text: "# Plan" }],
	["mcp-github-create_issue", { title: "t" }, { kind: "other", files: [] }],
	["constructor", {}, { kind: "other" }],
])("%s is told as what it does", (name, params, wanted) => {
	expect(call(name, params, {})).toMatchObject({ name, ok: true, ...wanted });
});

test("a result is its text, else what stands there", () => {
	expect(call("read_file", { targetFile: "a" }, { contents: "text", totalLinesInFile: 1 }).result).toBe("text");
	expect(call("grep", { pattern: "a" }, { success: { matches: 2 } }).result).toBe('{"success":{"matches":2}}');
	expect(call("grep", { pattern: "a" }, {}).result).toBeNull();
});

test("a call without a name or an id is still a call; a copy that runs does not undo one that ended", () => {
	expect(call("", {}, undefined, { toolCallId: "t1", tool: 0 })).toMatchObject({
		id: "t1",
		name: "tool",
		kind: "other",
	});
	expect(call("grep", { pattern: "a" }, {}, { toolCallId: undefined }).id).toBe("b1");
	expect(toolsOf(read([{ ...assistant("x"), toolFormerData: { additionalData: {}, name: "" } }]))).toEqual([]);
	const done = tool("run_terminal_cmd", ls, { output: "all", exitCode: 1 });
	const copy = tool("run_terminal_cmd", ls, { output: "…", exitCode: 0 }, { status: "loading" });
	for (const bubbles of [
		[done, copy],
		[copy, done],
	])
		expect(toolsOf(read(bubbles))).toMatchObject([{ result: "all", exitCode: 1, ok: false }]);
});

describe("the plan", () => {
	const first = [
		{ id: "1", content: "write", status: "TODO_STATUS_IN_PROGRESS" },
		{ id: "2", content: "test", status: "pending" },
	];
	const write = tool("todo_write", { todos: first, merge: false }, {});
	const items = (...statuses: string[]) =>
		["write", "test", "ship"].map((text, at) => ({ text, status: statuses[at] }));

	test("is kept through calls that give only what changed", () => {
		const merge = tool(
			"todo_write",
			{
				merge: true,
				todos: [
					{ id: "1", status: "completed" },
					{ id: "3", content: "ship" },
				],
			},
			{},
		);
		const transcript = read([write, merge]);
		expect(toolsOf(transcript)[0]?.plan).toEqual(items("in_progress", "pending").slice(0, 2));
		expect(transcript.plan).toEqual(items("completed", "pending", "pending"));
	});

	test("is what the result says, and at the end what the conversation says", () => {
		const finalTodos = [{ id: "1", content: "write", status: "cancelled" }];
		const told = tool("todo_write", { todos: first }, { finalTodos });
		expect(read([told]).plan).toEqual([{ text: "write", status: "cancelled" }]);
		const todos = [{ id: "1", content: "write", status: "completed" }];
		expect(read([told], { todos }).plan).toEqual([{ text: "write", status: "completed" }]);
		expect(read([told], { todos: JSON.stringify(todos) }).plan).toEqual([{ text: "write", status: "completed" }]);
		expect(read([told], { todos: [] }).plan).toEqual([{ text: "write", status: "cancelled" }]);
	});

	test("is not changed by a call that did not come about", () => {
		const other = { todos: [{ id: "9", content: "no", status: "pending" }] };
		const transcript = read([write, tool("todo_write", other, {}, { status: "cancelled" })]);
		expect(transcript.plan).toEqual(items("in_progress", "pending").slice(0, 2));
		expect(toolsOf(transcript)[1]?.plan).toBeNull();
	});
});

test("questions have the answers that were chosen or typed", () => {
	const options = [
		{ id: "a", label: "Yes" },
		{ id: "b", label: "No" },
	];
	const questions = [{ id: "q1", prompt: "Ship?", options }, { id: "q2", prompt: "When?", options: [] }, { id: "q3" }];
	const answers = [
		{ questionId: "q1", selectedOptionIds: ["b", "__freeform_other__"], freeformText: "not yet" },
		{ questionId: "q2", selectedOptionIds: ["__freeform_other__"] },
	];
	expect(call("ask_question", { questions }, { answers }).questions).toEqual([
		{ question: "Ship?", options: ["Yes", "No"], answer: "No, not yet" },
		{ question: "When?", options: [], answer: null },
	]);
	expect(call("ask_question", { questions }, undefined, { status: "loading" }).questions[0]?.answer).toBeNull();
});

test("text in the bubble of a call comes before the call", () => {
	const steps = read([{ ...tool("grep", { pattern: "a" }, {}), text: "I look.", thinking: "hm" }, assistant("done")])
		.turns[0]?.steps;
	expect(steps?.map(({ type }) => type)).toEqual(["thinking", "assistant", "tool", "assistant"]);
});
