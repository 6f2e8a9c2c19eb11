import { describe, expect, it } from "vitest";
import type { ToolCall } from "../../../../src/core/model/transcript";
import { Session, toolCalls } from "./session";

interface Made {
	readonly name?: string;
	readonly input?: Readonly<Record<string, unknown>>;
	readonly content?: unknown;
	readonly isError?: boolean;
	readonly fields?: Readonly<Record<string, unknown>>;
}

function readCall({
	name = "Bash",
	input = { command: "npm test" },
	content = "",
	isError = false,
	fields = {},
}: Made): ToolCall {
	const session = new Session();
	session.user("go");
	session.call("t1", name, input);
	session.result("t1", content, fields, isError);
	const [call] = toolCalls(session.read());
	if (call === undefined) throw new Error("no call was read");
	return call;
}

describe("how a command ended", () => {
	it("is the number that the client wrote", () => {
		expect(readCall({ content: "Exit code 2\nboom", isError: true })).toMatchObject({ exitCode: 2, ok: false });
	});

	it("is 0 when it ran to its end without error", () => {
		const fields = { toolUseResult: { stdout: "ok", stderr: "", interrupted: false } };
		expect(readCall({ content: "ok", fields })).toMatchObject({ exitCode: 0, ok: true, result: "ok" });
	});

	it.each<[string, Made]>([
		["it was interrupted", { fields: { toolUseResult: { stdout: "", interrupted: true } } }],
		["it runs on", { fields: { toolUseResult: { stdout: "", interrupted: false, backgroundTaskId: "b1" } } }],
		["it runs on (text only)", { content: "Command running in background with ID: b1" }],
		["the user cut it off", { content: "cut", isError: true, fields: { toolDenialKind: "interrupted" } }],
	])("is unknown when %s", (_, made) => {
		expect(readCall(made)).toMatchObject({ exitCode: null, ok: null });
	});

	it("is no number when the client only says that the code was no error", () => {
		const fields = { toolUseResult: { interrupted: false, returnCodeInterpretation: "No matches found" } };
		expect(readCall({ fields })).toMatchObject({ exitCode: null, ok: true });
	});

	it("is no number when an exit code is only quoted in the output", () => {
		const content = "Error: timed out waiting\nlast log: exit code 3";
		expect(readCall({ content, isError: true })).toMatchObject({ exitCode: null, ok: false });
	});

	it("comes later for a command in the background: from BashOutput or a notification", () => {
		const session = new Session();
		session.user("go");
		session.call("t1", "Bash", { command: "npm run build", run_in_background: true });
		session.result("t1", "started", { toolUseResult: { backgroundTaskId: "b1", interrupted: false } });
		session.call("t2", "Bash", { command: "npm run e2e", run_in_background: true });
		session.result("t2", "started", { toolUseResult: { backgroundTaskId: "b2", interrupted: false } });
		session.call("t3", "BashOutput", { bash_id: "b1" });
		session.result("t3", "<status>failed</status>", {
			toolUseResult: { shellId: "b1", status: "failed", exitCode: 2 },
		});
		const summary = "Background command &quot;e2e&quot; completed (exit code 0)";
		session.user(
			`<task-notification><task-id>b2</task-id><tool-use-id>t2</tool-use-id><status>completed</status><summary>${summary}</summary></task-notification>`,
			{ origin: { kind: "task-notification" }, promptSource: "system" },
		);
		const calls = toolCalls(session.read());
		expect(calls[0]).toMatchObject({ background: true, exitCode: 2, ok: false, result: "started" });
		expect(calls[1]).toMatchObject({ background: true, exitCode: 0, ok: true });
	});

	it("is not told by the structured part when one record holds two results", () => {
		const session = new Session();
		session.user("go");
		session.call("t1", "Bash", { command: "ls" });
		session.call("t2", "Bash", { command: "pwd" });
		const results = ["t1", "t2"].map((id) => ({ type: "tool_result", tool_use_id: id, content: "ok" }));
		session.user(results, { toolUseResult: { interrupted: false, backgroundTaskId: "b1" } });
		expect(toolCalls(session.read())).toMatchObject([{ exitCode: 0, background: false }, { exitCode: 0 }]);
	});

	it("is unknown without a result", () => {
		const session = new Session();
		session.user("go");
		session.call("t1", "Bash", { command: "sleep 60" });
		expect(toolCalls(session.read())).toMatchObject([{ result: null, resultOffset: null, exitCode: null, ok: null }]);
	});
});

describe("refusals", () => {
	const refused =
		"The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file).";
	const stop = " STOP what you are doing and wait for the user to tell you how to proceed.";

	it.each([
		[`${refused}${stop}`, undefined, ""],
		[`${refused}${stop}`, "user-rejected", ""],
		[
			`${refused} To tell you how to proceed, the user said:\nNo — use pnpm,\nnot npm.`,
			undefined,
			"No — use pnpm,\nnot npm.",
		],
		[
			`${refused} To tell you how to proceed, the user said:\nask first\n\nNote: The user's next message may contain a correction or preference.`,
			"user-rejected",
			"ask first",
		],
		[
			"Permission for this tool use was denied. The tool use was rejected (eg. x). The user said:\nnot there",
			undefined,
			"not there",
		],
		[
			"The agent proposed a plan that was rejected by the user. The user chose to stay in plan mode.\n\nRejected plan:\nThe user said: rewrite all",
			undefined,
			"",
		],
		[
			"Permission to use Bash with command rm has been denied.",
			"permission-rule",
			"Permission to use Bash with command rm has been denied.",
		],
		["Cancelled: parallel tool call Bash(x) errored", "cancelled", null],
		["Exit code 1\nThe user said: hello", undefined, null],
	])("%j (%s) is read as %j", (content, kind, denial) => {
		const fields = kind === undefined ? {} : { toolDenialKind: kind };
		expect(readCall({ content, isError: true, fields })).toMatchObject({ denial, ok: false });
	});
});

describe("tools", () => {
	it.each<[string, Readonly<Record<string, unknown>>, Partial<ToolCall>]>([
		[
			"Edit",
			{ file_path: "/a/b.ts", old_string: "x", new_string: "y" },
			{ kind: "edit", files: ["/a/b.ts"], added: "y", removed: "x" },
		],
		[
			"Write",
			{ file_path: "src/new.ts", content: "all" },
			{ kind: "edit", files: ["/home/dev/ws/src/new.ts"], added: "all", removed: null },
		],
		[
			"MultiEdit",
			{
				file_path: "/a.ts",
				edits: [
					{ old_string: "1", new_string: "2" },
					{ old_string: "3", new_string: "4" },
				],
			},
			{ kind: "edit", added: "2\n4", removed: "1\n3" },
		],
		[
			"NotebookEdit",
			{ notebook_path: "/n.ipynb", new_source: "print(1)" },
			{ kind: "edit", files: ["/n.ipynb"], added: "print(1)" },
		],
		["Read", { file_path: "/a/../b.ts" }, { kind: "read", files: ["/b.ts"] }],
		["Grep", { pattern: "foo.*" }, { kind: "search", text: "foo.*", files: [] }],
		["Glob", { pattern: "**/*.ts" }, { kind: "search", text: "**/*.ts" }],
		["WebSearch", { query: "zod mini" }, { kind: "search", text: "zod mini" }],
		["WebFetch", { url: "https://x.dev", prompt: "read" }, { kind: "search", text: "https://x.dev" }],
		["Agent", { description: "d", prompt: "find callers" }, { kind: "agent", text: "find callers" }],
		["Task", { description: "d" }, { kind: "agent", text: "d" }],
		["ExitPlanMode", { plan: "1. do it" }, { kind: "plan", text: "1. do it", plan: null }],
		["mcp__db__query", { query: "select 1" }, { kind: "other", text: null }],
		["Bash", { command: "ls", run_in_background: true }, { kind: "shell", command: "ls", background: true }],
	])("%s with %j", (name, input, expected) => {
		expect(readCall({ name, input })).toMatchObject({ name, ok: true, ...expected });
	});

	it("have the plan that the user changed before agreeing", () => {
		const fields = { toolUseResult: { plan: "1. do less" } };
		expect(readCall({ name: "ExitPlanMode", input: {}, fields })).toMatchObject({ text: "1. do less" });
	});

	it("carry questions with their answers, and none when the user turned them down", () => {
		const input = { questions: [{ question: "Which one?", options: [{ label: "A" }, { label: "B" }] }] };
		const fields = {
			toolUseResult: { answers: { "Which one?": "B" }, annotations: { "Which one?": { notes: "for now" } } },
		};
		const ask = { name: "AskUserQuestion", input };
		const open = { question: "Which one?", options: ["A", "B"], answer: null };
		expect(readCall({ ...ask, fields }).questions).toEqual([{ ...open, answer: "B\nfor now" }]);
		expect(readCall({ ...ask, content: 'Answered: "Which one?"="A".' }).questions).toEqual([{ ...open, answer: "A" }]);
		expect(
			readCall({ ...ask, content: "The user doesn't want to proceed with this tool use.", isError: true }).questions,
		).toEqual([open]);
	});

	it("join the text blocks of a result", () => {
		const content = [{ type: "text", text: "a" }, { type: "image" }, { type: "text", text: "b" }];
		expect(readCall({ name: "Read", input: {}, content })).toMatchObject({ result: "a\nb" });
	});
});

describe("plans", () => {
	it("are the todo list as it stands after the call", () => {
		const todos = [
			{ content: "one", status: "completed" },
			{ content: "two", status: "odd" },
		];
		const session = new Session();
		session.user("go");
		session.call("t1", "TodoWrite", { todos });
		expect(session.read().plan).toEqual([
			{ text: "one", status: "completed" },
			{ text: "two", status: "pending" },
		]);
	});

	it("are kept entry by entry with TaskCreate and TaskUpdate, whatever order the results come in", () => {
		const session = new Session();
		session.user("go");
		session.call("c1", "TaskCreate", { subject: "one" });
		session.call("c2", "TaskCreate", { subject: "two" });
		session.call("c3", "TaskCreate", { subject: "three" });
		session.result("c2", "ok", { toolUseResult: { task: { id: "2", subject: "two" } } });
		session.result("c1", "ok", { toolUseResult: { task: { id: "1", subject: "one" } } });
		session.result("c3", "ok", { toolUseResult: { task: { id: "3", subject: "three" } } });
		session.call("u1", "TaskUpdate", { taskId: "1", status: "completed" });
		session.call("u2", "TaskUpdate", { taskId: 2, status: "in_progress", subject: "two, smaller" });
		session.call("u3", "TaskUpdate", { taskId: "3", status: "deleted" });
		session.result("u3", "ok");
		session.result("u2", "ok");
		session.result("u1", "no such task", {}, true);
		expect(session.read().plan).toEqual([
			{ text: "one", status: "pending" },
			{ text: "two, smaller", status: "in_progress" },
		]);
	});
});

describe("what goes on behind the talk", () => {
	it.each([
		[
			"CronCreate",
			{ cron: "*/5 * * * *", prompt: "check the deploy", recurring: true },
			"*/5 * * * *\ncheck the deploy",
		],
		["CronDelete", { id: "a1b2c3d4" }, "a1b2c3d4"],
		["ScheduleWakeup", { delaySeconds: 1800, reason: "the build", prompt: "look again" }, "in 1800 s: look again"],
		["ScheduleWakeup", { stop: true }, "stop"],
		["Monitor", { command: "tail -f app.log", description: "Watch the log", persistent: true }, "tail -f app.log"],
		["KillShell", { shell_id: "bash_1" }, "bash_1"],
		["TaskStop", { task_id: "b7m7" }, "b7m7"],
	])("%s is kept with its schedule, words or id", (name, input, text) => {
		const session = new Session();
		session.user("go");
		session.call("t1", name, input);
		expect(toolCalls(session.read())).toMatchObject([{ name, text, kind: "other", command: null }]);
	});
});
