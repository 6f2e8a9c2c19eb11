import { describe, expect, test } from "vitest";
import { copilotTranscript } from "../../../../src/core/sources/copilotVscode/format";
import { promptsOf, readRecords, toolsOf } from "../geminiCli/readWith";

const event = (type: string, data: object) => ({
	type,
	data,
	id: "e",
	timestamp: "2026-01-01T00:00:00.000Z",
	parentId: null,
});
const start = event("session.start", {
	sessionId: "s-1",
	producer: "copilot-agent",
	vscodeVersion: "1.140.0",
	context: { cwd: "/w", branch: "main" },
});
const call = (name: string, args: unknown, toolCallId = "c") =>
	event("assistant.message", { content: "", toolRequests: [{ toolCallId, name, arguments: args }] });
const end = (fields: object) => event("tool.execution_complete", { toolCallId: "c", ...fields });
const read = (...events: object[]) =>
	readRecords(copilotTranscript, start, event("user.message", { content: "go" }), ...events);

describe("an extension transcript", () => {
	test("a call is told twice and made once", () => {
		const transcript = read(
			call("run_in_terminal", '{"command":"make"}'),
			event("tool.execution_start", { toolCallId: "c", toolName: "run_in_terminal", arguments: { command: "make" } }),
		);
		expect(toolsOf(transcript)).toMatchObject([{ command: "make", kind: "shell", resultOffset: null }]);
		expect(transcript).toMatchObject({ id: "s-1", cwd: "/w", branch: "main" });
	});

	test("a start without a request before it is a call as well", () => {
		expect(
			toolsOf(
				read(
					event("tool.execution_start", { toolCallId: "c", toolName: "read_file", arguments: { filePath: "a.ts" } }),
				),
			),
		).toMatchObject([{ kind: "read", files: ["/w/a.ts"] }]);
	});

	test.each([
		["run_in_terminal", { success: true }, { ok: null, exitCode: null }],
		[
			"run_in_terminal",
			{ success: true, result: { content: "Command exited with code 1" } },
			{ ok: false, exitCode: 1 },
		],
		["run_in_terminal", { success: false, error: { message: "no shell" } }, { ok: false, result: "no shell" }],
		["create_file", { success: true }, { ok: true, exitCode: null }],
		["read_file", { success: true, result: { content: "exit code 3" } }, { ok: true, exitCode: null }],
	])("%s with %j", (name, fields, outcome) => {
		expect(toolsOf(read(call(name, {}), end(fields)))[0]).toMatchObject(outcome);
	});

	test.each([
		["create_file", { filePath: "/w/a", content: "all" }, { files: ["/w/a"], added: "all", removed: null }],
		[
			"replace_string_in_file",
			{ filePath: "/w/a", oldString: "x", newString: "y" },
			{ files: ["/w/a"], added: "y", removed: "x" },
		],
		[
			"multi_replace_string_in_file",
			{
				replacements: [
					{ filePath: "/w/a", oldString: "x", newString: "y" },
					{ filePath: "/w/b", newString: "z" },
				],
			},
			{ files: ["/w/a", "/w/b"], added: "y\nz", removed: "x" },
		],
		[
			"apply_patch",
			{ input: "*** Begin Patch\n*** Update File: /w/a\n-x\n+y\n*** End Patch" },
			{ files: ["/w/a"], added: "y", removed: "x" },
		],
		["insert_edit_into_file", { filePath: "/w/a", code: "y" }, { files: ["/w/a"], added: "y" }],
		[
			"manage_todo_list",
			{ todoList: [{ title: "a", status: "completed" }] },
			{ plan: [{ text: "a", status: "completed" }] },
		],
		["grep_search", { query: "needle" }, { kind: "search", text: "needle" }],
		["runSubagent", { prompt: "Look.", description: "look" }, { kind: "agent", text: "Look." }],
		[
			"ask_questions",
			{ questions: [{ header: "h", question: "Which?", options: [{ label: "A" }] }] },
			{ questions: [{ question: "Which?", options: ["A"], answer: null }] },
		],
	])("the arguments of %s", (name, args, wanted) => {
		expect(toolsOf(read(call(name, JSON.stringify(args))))[0]).toMatchObject(wanted);
	});

	test("events not known, results without a call and bad lines are counted", () => {
		const transcript = read(event("novelty", {}), end({ success: true }), event("user.message", {}), { no: "type" });
		expect(transcript.skippedRecords).toBe(4);
		expect(promptsOf(transcript)).toEqual(["go"]);
	});
});
