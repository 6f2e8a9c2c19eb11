import { describe, expect, test } from "vitest";
import { geminiLog } from "../../../../src/core/sources/geminiCli/format";
import { promptsOf, readRecords, readText, saidIn, shapeOf, toolsOf } from "./readWith";

const header = { sessionId: "s-1", projectHash: "00", startTime: "2026-01-01T00:00:00.000Z", kind: "main" };
const time = "2026-01-01T00:01:00.000Z";
const user = (id: string, text: string) => ({ id, timestamp: time, type: "user", content: [{ text }] });
const gemini = (id: string, content: unknown, fields: object = {}) => ({
	id,
	timestamp: time,
	type: "gemini",
	content,
	...fields,
});
const context = user("ctx", "<session_context>\nToday is Monday.\n</session_context>");
const shell = (output: string, fields: object = {}) => ({
	id: "call-1",
	name: "run_shell_command",
	args: { command: "make test" },
	status: "success",
	result: [{ functionResponse: { id: "call-1", name: "run_shell_command", response: { output } } }],
	...fields,
});
const read = (...records: unknown[]) => readRecords(geminiLog, header, ...records);

describe("replay", () => {
	test("the last record of an id wins and keeps the first one's place", () => {
		const transcript = read(
			user("u", "go"),
			gemini("a", "first"),
			gemini("b", "second"),
			gemini("a", "first, finished"),
		);
		expect(saidIn(transcript)).toEqual(["first, finished", "second"]);
	});

	test("a rewind takes the message and all after it; an unknown one takes everything", () => {
		const records = [user("u1", "one"), gemini("a1", "1"), user("u2", "two"), gemini("a2", "2")];
		expect(promptsOf(read(...records, { $rewindTo: "u2" }, user("u3", "three")))).toEqual(["one", "three"]);
		expect(promptsOf(read(...records, { $rewindTo: "nobody" }, user("u3", "three")))).toEqual(["three"]);
	});

	test("a list that is set replaces what stood there, and lines go on after it", () => {
		const transcript = read(
			user("u1", "one"),
			{ $set: { messages: [user("u1", "one"), user("u9", "nine")] } },
			user("u2", "two"),
		);
		expect(promptsOf(transcript)).toEqual(["one", "nine", "two"]);
		expect(promptsOf(read(user("u1", "one"), user("u2", "two"), { $set: { messages: [user("u1", "one")] } }))).toEqual([
			"one",
		]);
	});

	test("the start of a resume takes nothing away", () => {
		expect(promptsOf(read(user("u1", "one"), header, { $set: { messages: [context] } }))).toEqual(["one"]);
	});

	test("a list written at a resume does not lose what it leaves out, nor the time", () => {
		const full = gemini("a", "Running.", {
			toolCalls: [shell("ok")],
			model: "gemini-x",
			tokens: { input: 5, output: 2 },
		});
		const parts = [
			{ text: "Running." },
			{ functionCall: { id: "call-1", name: "run_shell_command", args: { command: "make test" } } },
		];
		const later = "2026-01-02T00:00:00.000Z";
		const copy = { ...gemini("a", parts), timestamp: later };
		const response = {
			id: "a",
			timestamp: later,
			type: "user",
			content: [{ functionResponse: { id: "call-1", name: "x", response: { output: "ok" } } }],
		};
		const transcript = read(user("u", "go"), full, { $set: { messages: [user("u", "go"), copy, response] } });
		expect(shapeOf(transcript)).toEqual(["assistant tool"]);
		expect(transcript).toMatchObject({ model: "gemini-x", endedAt: time, tokens: { input: 5, output: 2, context: 7 } });
		expect(toolsOf(transcript)[0]).toMatchObject({ exitCode: 0, result: "ok" });
	});

	test("a call that stands only in a message's parts gets its result from the response", () => {
		const parts = [{ functionCall: { id: "c", name: "run_shell_command", args: { command: "ls" } } }];
		const response = {
			id: "r",
			timestamp: time,
			type: "user",
			content: [{ functionResponse: { id: "c", name: "x", response: { output: "no\nExit Code: 2" } } }],
		};
		expect(
			toolsOf(read(user("u", "go"), { $set: { messages: [user("u", "go"), gemini("a", parts), response] } }))[0],
		).toMatchObject({
			command: "ls",
			exitCode: 2,
			ok: false,
		});
	});

	test("after a compaction the user's words stay, and the summary is not the user's", () => {
		const summary = user("s", "<state_snapshot>We fixed the parser.</state_snapshot>");
		const thanks = gemini("t", "Got it. Thanks for the additional context!");
		const list = [context, summary, thanks, user("new-id", "two")];
		const records = [
			user("u1", "one"),
			gemini("a1", "1"),
			user("u2", "two"),
			{ $set: { messages: list } },
			gemini("a2", "2"),
		];
		const once = read(...records);
		expect(promptsOf(once)).toEqual(["one", "two"]);
		expect(shapeOf(once)).toEqual(["assistant compaction", "assistant"]);
		const resumed = read(
			...records,
			header,
			{ $set: { messages: [context] } },
			{ $set: { messages: [...list, gemini("a2", [{ text: "2" }])] } },
		);
		expect(promptsOf(resumed)).toEqual(["one", "two"]);
		expect(shapeOf(resumed)).toEqual(["assistant compaction", "assistant"]);
	});
});

describe("records", () => {
	test("commands, hints and injected context are no prompts", () => {
		const transcript = read(
			context,
			user("h", "<hook_context>be nice</hook_context>"),
			user("c", "/stats"),
			user("q", "?"),
			user("e", ""),
		);
		expect(transcript.turns).toEqual([]);
		expect(transcript.problems).toMatchObject([{ code: "transcript.noPrompt", skipped: 0 }]);
	});

	test("what a hook added before a prompt is taken off it", () => {
		const said = (text: string) => promptsOf(read(user("h", text)));
		expect(said("<hook_context>be &lt;b&gt; nice</hook_context>\n\nFix </hook_context> it")).toEqual([
			"Fix </hook_context> it",
		]);
		expect(said("<hook_context>no end, fix it")).toEqual([]);
	});

	test.each([
		["fine\nProcess Group PGID: 7", 0, true],
		["bad\nExit Code: 3\nProcess Group PGID: 7", 3, false],
		["the log says exit code 9 somewhere", 0, true],
		["Command: x\nExit Code: (none)\nSignal: SIGTERM", null, false],
		["Command timed out after 5 minutes", null, false],
		["Command moved to background (PID: 12).", null, null],
	])("a shell result %j has the code %s", (output, exitCode, ok) => {
		expect(toolsOf(read(user("u", "go"), gemini("a", "", { toolCalls: [shell(output)] })))[0]).toMatchObject({
			exitCode,
			ok,
		});
	});

	test("a refused call is a refusal, a failed edit a failure, one without a result is open", () => {
		const refused = [
			{
				functionResponse: { id: "call-1", response: { error: "[Operation Cancelled] Reason: User denied execution." } },
			},
		];
		const failed = [{ functionResponse: { id: "call-2", response: { error: "0 occurrences found" } } }];
		const edit = {
			id: "call-2",
			name: "replace",
			args: { file_path: "/w/a.ts", old_string: "a", new_string: "b" },
			status: "error",
			result: failed,
		};
		const open = { id: "call-3", name: "run_shell_command", args: { command: "sleep 9" }, status: "executing" };
		const calls = [shell("", { status: "cancelled", result: refused }), edit, open];
		expect(toolsOf(read(user("u", "go"), gemini("a", "", { toolCalls: calls })))).toMatchObject([
			{ ok: false, exitCode: null, denial: "" },
			{ ok: false, denial: null, result: "0 occurrences found", files: ["/w/a.ts"] },
			{ ok: null, exitCode: null, result: null, resultOffset: null },
		]);
	});

	test("what the user chose stands with the question", () => {
		const args = {
			questions: [
				{
					question: "Which?",
					type: "choice",
					options: [
						{ label: "A", description: "" },
						{ label: "B", description: "" },
					],
				},
			],
		};
		const result = [{ functionResponse: { id: "q", response: { output: JSON.stringify({ answers: { "0": "B" } }) } } }];
		const call = { id: "q", name: "ask_user", args, status: "success", result };
		expect(toolsOf(read(user("u", "go"), gemini("a", "", { toolCalls: [call] })))[0]).toMatchObject({
			kind: "ask",
			questions: [{ question: "Which?", options: ["A", "B"], answer: "B" }],
		});
	});

	test("an error cuts the turn short, a cancellation is the user's, news of the program are neither", () => {
		const note = (type: string, content: string) => ({
			id: `${type}: ${content}`,
			timestamp: time,
			type,
			content,
		});
		const transcript = read(
			note("error", "[API Error: early]"),
			user("u", "go"),
			note("error", "[API Error: quota]"),
			note("info", "User cancelled the request."),
			note("error", "Automatic update failed. Please try updating manually"),
			note("warning", "Hook(s) failed"),
		);
		expect(transcript.turns[0]?.steps).toMatchObject([
			{ type: "interruption", by: "error", text: "[API Error: quota]" },
			{ type: "interruption", by: "user" },
		]);
		expect(transcript.skippedRecords).toBe(0);
	});

	test("a title given as JSON is read, other summaries stand as they are", () => {
		const title = (summary: string) => read(user("u", "go"), { $set: { summary } }).title;
		expect(title('{"title": "Fix it", "isNewTopic": true}')).toBe("Fix it");
		expect(title("{not json")).toBe("{not json");
		expect(title("Plain words")).toBe("Plain words");
	});

	test("what cannot be read or is not known is counted and nothing else is lost", () => {
		const lines = [
			header,
			user("u", "go"),
			gemini("a", "done"),
			{ some: "thing" },
			{ id: "n", type: "novel", content: "?" },
		];
		const text = `${lines.map((line) => JSON.stringify(line)).join("\n")}\n{"id":"b","timesta`;
		const transcript = readText(geminiLog, text);
		expect(saidIn(transcript)).toEqual(["done"]);
		expect(transcript.skippedRecords).toBe(3);
	});

	test("a line that was too long is reported with its place", () => {
		const reader = geminiLog.createReader("/chats/session-2026-01-01T00-00-0a1b2c3d.jsonl");
		reader.skip(12, 99);
		expect(reader.transcript()).toMatchObject({
			id: "0a1b2c3d",
			skippedRecords: 1,
			problems: [{ code: "transcript.lineTooLong", offset: 12, bytes: 99 }, { code: "transcript.noPrompt" }],
		});
	});
});
