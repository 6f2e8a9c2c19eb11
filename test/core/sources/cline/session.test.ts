import { describe, expect, test } from "vitest";
import { clineSession } from "../../../../src/core/sources/cline/format";
import { promptsOf, readText, shapeOf, toolsOf } from "../geminiCli/readWith";

const read = (...messages: unknown[]) =>
	readText(clineSession, JSON.stringify({ sessionId: "s-1", messages }), "/s/s-1.messages.json");
const user = (text: string, fields: object = {}) => ({ role: "user", content: [{ type: "text", text }], ...fields });
const call = (name: string, input: unknown, id = "t-1") => ({
	role: "assistant",
	content: [{ type: "tool_use", id, name, input }],
});
const result = (content: unknown, fields: object = {}) => ({
	role: "user",
	content: [{ type: "tool_result", tool_use_id: "t-1", name: "run_commands", content, ...fields }],
});

describe("prompts", () => {
	test.each([
		['<user_input mode="act">do it</user_input>', "do it"],
		['<user_input mode="plan"><mode_notice>switched</mode_notice>\nplan it</user_input>', "plan it"],
		["<task>\ndo it\n</task>\n<environment_details>\n# Files\n</environment_details>", "do it"],
		["<b>bold</b> words", "<b>bold</b> words"],
	])("%j is %j", (text, words) => {
		expect(promptsOf(read(user(text)))).toEqual([words]);
	});

	test("a summary of the conversation is not the user's", () => {
		const transcript = read(
			user("go"),
			user("We did things.", { metadata: { kind: "compaction_summary" } }),
			user("on"),
		);
		expect(promptsOf(transcript)).toEqual(["go", "on"]);
		expect(shapeOf(transcript)).toEqual(["compaction", ""]);
	});
});

describe("calls", () => {
	test.each([
		[{ commands: ["make", "make test"] }, "make\nmake test"],
		[{ commands: { command: "git", args: ["log", "-1"] } }, "git log -1"],
		[{ commands: [{ command: "ls" }] }, "ls"],
		[{ cmd: "ls" }, "ls"],
		[["ls", "pwd"], "ls\npwd"],
		["ls", "ls"],
	])("run_commands takes %j", (input, command) => {
		expect(toolsOf(read(user("go"), call("run_commands", input)))[0]).toMatchObject({ kind: "shell", command });
	});

	test.each([
		[{ files: [{ path: "/w/a" }, "/w/b"] }, ["/w/a", "/w/b"]],
		[{ file_paths: "/w/a" }, ["/w/a"]],
		[{ paths: [{ path: "/w/a" }] }, ["/w/a"]],
		["/w/a", ["/w/a"]],
	])("read_files takes %j", (input, files) => {
		expect(toolsOf(read(user("go"), call("read_files", input)))[0]).toMatchObject({ kind: "read", files });
	});

	test("a patch names its files", () => {
		const input = "*** Begin Patch\n*** Update File: /w/a.ts\n-old\n+new\n*** End Patch";
		expect(toolsOf(read(user("go"), call("apply_patch", { input })))[0]).toMatchObject({
			files: ["/w/a.ts"],
			added: "new",
			removed: "old",
		});
	});

	test.each([
		[[{ result: "ok", success: true }], { exitCode: 0, ok: true, result: "ok" }],
		['[{"result":"ok","success":true}]', { exitCode: 0, ok: true, result: "ok" }],
		[
			[
				{ result: "", success: true },
				{ result: "", error: "Command exited with code 2", success: false },
			],
			{ exitCode: 2, ok: false },
		],
		[
			[{ result: "", error: "Command failed: timed out", success: false }],
			{ exitCode: null, ok: false, result: "Command failed: timed out" },
		],
		["plain words", { exitCode: null, ok: null, result: "plain words" }],
	])("a command's result %j", (content, outcome) => {
		expect(toolsOf(read(user("go"), call("run_commands", { commands: ["x"] }), result(content)))[0]).toMatchObject(
			outcome,
		);
	});

	test("a result without its call is counted", () => {
		expect(read(user("go"), result("x")).skippedRecords).toBe(1);
	});

	test("the answer to a question stands with it", () => {
		const input = { question: "Which?", options: ["A", "B"] };
		expect(
			toolsOf(read(user("go"), call("ask_question", input), result("B", { name: "ask_question" })))[0],
		).toMatchObject({
			kind: "ask",
			questions: [{ ...input, answer: "B" }],
		});
	});
});

test("a file cut off keeps its id and the messages that are whole", () => {
	const text = JSON.stringify({ sessionId: "s-1", messages: [user("one"), user("two"), user("three")] });
	const transcript = readText(clineSession, text.slice(0, text.indexOf("three")), "/s/other.messages.json");
	expect(transcript).toMatchObject({
		id: "s-1",
		problems: [{ code: "transcript.truncated", place: "cut off after message 2" }],
	});
	expect(promptsOf(transcript)).toEqual(["one", "two"]);
});
