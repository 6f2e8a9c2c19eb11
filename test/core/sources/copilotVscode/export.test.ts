import { describe, expect, test } from "vitest";
import { copilotExport } from "../../../../src/core/sources/copilotVscode/format";
import { promptsOf, readText, saidIn, shapeOf, toolsOf } from "../geminiCli/readWith";

const uri = (path: string, scheme = "file") => ({ $mid: 1, path, scheme });
const request = (text: string, response: unknown[] = [], fields: object = {}) => ({
	requestId: `r-${text}`,
	timestamp: 1_770_000_000_000,
	message: { text, parts: [] },
	response,
	...fields,
});
const read = (...requests: unknown[]) =>
	readText(copilotExport, JSON.stringify({ responderUsername: "GitHub Copilot", requests }), "/x/chat.json");
const tool = (toolId: string, fields: object = {}) => ({
	kind: "toolInvocationSerialized",
	toolId,
	toolCallId: `call-${toolId}`,
	isComplete: true,
	isConfirmed: { type: 1 },
	...fields,
});
const terminal = (data: object, fields: object = {}) =>
	tool("run_in_terminal", {
		toolSpecificData: { kind: "terminal", commandLine: { original: "make" }, ...data },
		...fields,
	});
const edits = (path: string, ...texts: string[]) => ({
	kind: "textEditGroup",
	uri: uri(path),
	edits: texts.map((text) => [{ text }]),
	done: true,
});

describe("requests", () => {
	test("a click on a button and a turn that VS Code raised are no prompts; their answers belong to the turn before", () => {
		const transcript = read(
			request("one", [{ value: "1" }]),
			request("@agent Continue", [{ value: "2" }], { confirmation: "Continue" }),
			request("terminal finished", [{ value: "3" }], { isSystemInitiated: true }),
		);
		expect(promptsOf(transcript)).toEqual(["one"]);
		expect(saidIn(transcript)).toEqual(["1", "2", "3"]);
	});

	test("what @codi is asked and answers is no part of the talk", () => {
		const transcript = read(
			request("one", [{ value: "1" }]),
			request("@codi /handoff", [{ value: "Handed off." }], { agent: { id: "codiHandoff.codi" } }),
			request("@other /handoff", [{ value: "2" }], { agent: { id: "other" } }),
		);
		expect(promptsOf(transcript)).toEqual(["one", "@other /handoff"]);
		expect(saidIn(transcript)).toEqual(["1", "2"]);
	});

	test("undone requests are gone; of one undone in part the answer stands up to there", () => {
		const parts = [{ value: "kept" }, { kind: "undoStop", id: "s1" }, edits("/w/a.ts", "undone")];
		const transcript = read(
			request("hidden", [{ value: "x" }], { isHidden: true }),
			request("removed", [{ value: "x" }], { shouldBeRemovedOnSend: { requestId: "r" } }),
			request("partly", parts, { shouldBeRemovedOnSend: { requestId: "r", afterUndoStop: "s1" } }),
		);
		expect(promptsOf(transcript)).toEqual(["partly"]);
		expect(shapeOf(transcript)).toEqual(["assistant"]);
	});

	test("a prompt that still waits is the user's word as well", () => {
		const text = JSON.stringify({
			responderUsername: "",
			requests: [request("one")],
			pendingRequests: [{ id: "p", request: request("two") }],
		});
		expect(promptsOf(readText(copilotExport, text))).toEqual(["one", "two"]);
	});

	test.each([
		[{ modelState: { value: 2 } }, { by: "user", text: null }],
		[{ isCanceled: true }, { by: "user", text: null }],
		[
			{ modelState: { value: 3 }, result: { errorDetails: { message: "rate limited" } } },
			{ by: "error", text: "rate limited" },
		],
		[{ modelState: { value: 3 } }, { by: "error", text: null }],
	])("the end %j is an interruption", (fields, step) => {
		expect(read(request("one", [{ value: "1" }], fields)).turns[0]?.steps.at(-1)).toMatchObject({
			type: "interruption",
			...step,
		});
	});

	test("the end of the last answer is the end, and its model is the one that answered", () => {
		const transcript = read(
			request("one", [{ value: "1" }], {
				modelId: "copilot/gpt-x",
				result: { timings: { totalElapsed: 5000 }, metadata: { resolvedModel: "gpt-x-2" } },
			}),
			request("two", [{ value: "2" }], {
				modelId: "copilot/auto",
				modelState: { value: 1, completedAt: 1_770_000_060_000 },
			}),
			request("three", [], { modelId: "copilot/never-answered" }),
		);
		expect(transcript).toMatchObject({
			model: "gpt-x-2",
			endedAt: "2026-02-02T02:41:00.000Z",
			startedAt: "2026-02-02T02:40:00.000Z",
		});
	});
});

describe("answers", () => {
	test("pieces and references make one text", () => {
		const reference = { kind: "inlineReference", inlineReference: uri("/w/src/a.ts") };
		const symbol = {
			kind: "inlineReference",
			inlineReference: { name: "main()", location: { uri: uri("/w/b.ts"), range: {} } },
		};
		const transcript = read(
			request("one", [{ value: "See " }, reference, { value: " and " }, symbol, { value: { value: "." } }]),
		);
		expect(saidIn(transcript)).toEqual(["See `a.ts` and `main()`."]);
	});

	test("thinking stands apart, its pieces together, empty ones nowhere", () => {
		const think = (value: unknown) => ({ kind: "thinking", value });
		const transcript = read(request("one", [think("a"), think(""), think(["b", "c"]), { value: "said" }, think("d")]));
		expect(transcript.turns[0]?.steps).toMatchObject([
			{ type: "thinking", text: "abc" },
			{ type: "assistant", text: "said" },
			{ type: "thinking", text: "d" },
		]);
	});

	test("edits belong to the call that named their file, and the fence round them is no text", () => {
		const fence = { value: "\n```\n" };
		const call = (id: string, path: string) =>
			tool("copilot_applyPatch", { toolCallId: id, invocationMessage: { value: `Patching [](file://${path})` } });
		const uriPart = { kind: "codeblockUri", uri: uri("/w/a.ts"), isEdit: true };
		const parts = [
			call("1", "/w/a.ts"),
			call("2", "/w/b.ts"),
			fence,
			uriPart,
			edits("/w/a.ts", "x = 1", "\ny = 2"),
			fence,
			edits("/w/c.ts", "z"),
			{ value: "Done." },
		];
		const transcript = read(request("one", parts));
		expect(toolsOf(transcript)).toMatchObject([
			{ kind: "edit", files: ["/w/a.ts"], added: "x = 1\ny = 2", ok: true },
			{ kind: "edit", files: ["/w/b.ts", "/w/c.ts"], added: "z" },
		]);
		expect(saidIn(transcript)).toEqual(["Done."]);
	});

	test("edits without a call are a step of their own", () => {
		const transcript = read(
			request("one", [{ value: "Here:\n```\n" }, edits("/w/a.ts", "one", "two"), { value: "\n```\nDone." }]),
		);
		expect(shapeOf(transcript)).toEqual(["assistant tool assistant"]);
		expect(saidIn(transcript)).toEqual(["Here:", "Done."]);
		expect(toolsOf(transcript)[0]).toMatchObject({ files: ["/w/a.ts"], added: "one\ntwo" });
	});

	test.each([
		[
			{ terminalCommandState: { exitCode: 2 }, terminalCommandOutput: { text: "no" } },
			{},
			{ exitCode: 2, ok: false, result: "no" },
		],
		[
			{ terminalCommandState: {}, terminalCommandOutput: { text: "hm" } },
			{},
			{ exitCode: null, ok: null, result: "hm" },
		],
		[{ commandLine: { original: "make", userEdited: "make -j" } }, {}, { command: "make -j" }],
		[{ commandLine: undefined, command: "make old" }, {}, { command: "make old" }],
		[{ isBackground: true }, { isComplete: false }, { background: true, resultOffset: null }],
		[{}, { isConfirmed: { type: 0 } }, { ok: false, denial: "" }],
		[{}, { isConfirmed: { type: 0, reason: "too risky" } }, { ok: false, denial: "too risky" }],
		[{}, { isConfirmed: { type: 5 } }, { ok: false, denial: "" }],
		[{}, { isConfirmed: false }, { ok: false, denial: "" }],
		[{}, { isConfirmed: true }, { ok: null, denial: null }],
	])("a terminal with %j, %j", (data, fields, outcome) => {
		expect(toolsOf(read(request("one", [terminal(data, fields)])))[0]).toMatchObject({ kind: "shell", ...outcome });
	});

	test("the todo list is the plan", () => {
		const list = (status: string) =>
			tool("manage_todo_list", {
				toolCallId: status,
				toolSpecificData: { kind: "todoList", todoList: [{ id: 1, title: "a", status }] },
			});
		expect(read(request("one", [list("not-started"), list("in-progress")])).plan).toEqual([
			{ text: "a", status: "in_progress" },
		]);
	});

	test("files come from the message, on any system, and only when they are files", () => {
		const uris = { a: uri("/c:/w/a b.ts", "vscode-remote"), b: uri("/4/2", "vscode-terminal") };
		const message = { value: "Read [](file:///w/other.ts#1-2)", uris };
		const [withUris, withLink] = toolsOf(
			read(
				request("one", [
					tool("copilot_readFile", { pastTenseMessage: message }),
					tool("copilot_viewImage", { pastTenseMessage: "Viewed [](file:///w/x%20y.png#3)" }),
				]),
			),
		);
		expect(withUris?.files).toEqual(["c:\\w\\a b.ts"]);
		expect(withLink?.files).toEqual(["/w/x y.png"]);
	});

	test("questions have their answers, a rejected plan the user's words", () => {
		const questions = [
			{
				id: "q",
				title: "Which?",
				options: [
					{ id: "a", label: "A" },
					{ id: "b", label: "B" },
				],
			},
			{ id: "r", title: "Why?" },
		];
		const carousel = { kind: "questionCarousel", questions, data: { q: { selectedValue: "b" }, r: "because" } };
		const plan = {
			kind: "planReview",
			title: "Plan",
			content: "First A.",
			data: { rejected: true, feedback: "no, B" },
		};
		expect(toolsOf(read(request("one", [carousel, plan])))).toMatchObject([
			{
				kind: "ask",
				questions: [
					{ question: "Which?", options: ["A", "B"], answer: "B" },
					{ question: "Why?", answer: "because" },
				],
			},
			{ kind: "plan", text: "First A.", denial: "no, B", ok: false },
		]);
	});

	test("a sub-agent's task and result are kept; parts not known are counted", () => {
		const agent = tool("runSubagent", { toolSpecificData: { kind: "subagent", prompt: "Look.", result: "Seen." } });
		const transcript = read(request("one", [agent, { kind: "futureKind" }, null, { kind: "undoStop", id: "1" }]));
		expect(toolsOf(transcript)[0]).toMatchObject({ kind: "agent", text: "Look.", result: "Seen." });
		expect(transcript.skippedRecords).toBe(2);
	});
});

test("a file cut off anywhere keeps the requests that are whole", () => {
	const text = JSON.stringify({ responderUsername: "x", requests: [request("one"), request("two")] });
	for (let end = 1; end < text.length; end++) {
		const transcript = readText(copilotExport, text.slice(0, end));
		expect(["one", "two"].slice(0, transcript.turns.length)).toEqual(promptsOf(transcript));
		expect(transcript.problems[0]?.code).toMatch(/^transcript\.(?:truncated|malformed)$/);
	}
});
