import { describe, expect, test } from "vitest";
import { clineTask } from "../../../../src/core/sources/cline/format";
import { promptsOf, readText, saidIn, shapeOf, toolsOf } from "../geminiCli/readWith";

const say = (kind: string, text: unknown, fields: object = {}) => entry("say", kind, text, fields);
const ask = (kind: string, text: unknown, fields: object = {}) => entry("ask", kind, text, fields);
function entry(type: string, kind: string, text: unknown, fields: object): object {
	return {
		ts: 1_770_000_000_000,
		type,
		[type]: kind,
		text: typeof text === "string" ? text : JSON.stringify(text),
		...fields,
	};
}
const request = (text: string, fields: object = {}) => say("api_req_started", { request: text, ...fields });
const read = (...entries: unknown[]) => readText(clineTask, JSON.stringify(entries), "/tasks/177/ui_messages.json");
const task = say("task", "go");

describe("turns", () => {
	test("before there was `say: task`, the first text is the user's and the others the assistant's", () => {
		const transcript = read(say("text", "go"), say("text", "I go."), say("user_feedback", "stop"));
		expect(promptsOf(transcript)).toEqual(["go", "stop"]);
		expect(saidIn(transcript)).toEqual(["I go."]);
		expect(transcript.id).toBe("177");
	});

	test("a text that stands twice in a row was said once", () => {
		expect(saidIn(read(task, say("text", "I go."), say("text", "I go.")))).toEqual(["I go."]);
	});

	test("the completion's flag is no text, and its question repeats nothing", () => {
		const transcript = read(task, say("completion_result", "Done.HAS_CHANGES"), ask("completion_result", ""));
		expect(saidIn(transcript)).toEqual(["Done."]);
	});

	test("in plan mode the answer stands in the question", () => {
		expect(saidIn(read(task, ask("plan_mode_respond", { response: "First A, then B.", options: [] })))).toEqual([
			"First A, then B.",
		]);
	});

	test("the checklist is the plan", () => {
		const transcript = read(
			task,
			say("task_progress", "- [ ] a\n- [ ] b"),
			say("task_progress", "- [x] a\n- [ ] b\n- [X] c"),
		);
		expect(transcript.plan).toEqual([
			{ text: "a", status: "completed" },
			{ text: "b", status: "pending" },
			{ text: "c", status: "completed" },
		]);
	});

	test("the working folder comes from the request's own details, not from text quoted in it", () => {
		const quoted = "# Current Working Directory (/wrong) Files";
		const details =
			"<environment_details>\n# Current Working Directory (/home/dev/w) Files\na.ts\n</environment_details>";
		const tool = say("tool", { tool: "readFile", path: "src/a.ts" });
		const transcript = read(task, request(`${quoted}\n${details}`), request("more"), tool);
		expect(transcript.cwd).toBe("/home/dev/w");
		expect(toolsOf(transcript)[0]?.files).toEqual(["/home/dev/w/src/a.ts"]);
	});

	test("tokens count what the cache gave, too", () => {
		const used = (tokensIn: number) => ({ tokensIn, tokensOut: 7, cacheReads: 100, cacheWrites: 20 });
		expect(read(task, request("", used(3)), request("", used(5)), request("waiting")).tokens).toMatchObject({
			input: 248,
			output: 14,
			context: 132,
		});
	});
});

describe("interruptions", () => {
	test("a cancelled request is the user's, a failed one an error with its text", () => {
		const transcript = read(
			task,
			request("", { cancelReason: "user_cancelled" }),
			ask("resume_task", ""),
			say("user_feedback", "go on"),
			request("", { cancelReason: "streaming_failed", streamingFailedMessage: "overloaded" }),
			ask("api_req_failed", "quota"),
		);
		expect(transcript.turns.map(({ steps }) => steps)).toMatchObject([
			[{ type: "interruption", by: "user" }],
			[
				{ type: "interruption", by: "error", text: "overloaded" },
				{ type: "interruption", by: "error", text: "quota" },
			],
		]);
	});

	test("a task opened again was interrupted only if its turn had not ended", () => {
		expect(shapeOf(read(task, say("text", "I go."), ask("resume_task", "")))).toEqual(["assistant interruption"]);
		expect(shapeOf(read(task, say("completion_result", "Done."), ask("resume_task", "")))).toEqual(["assistant"]);
		expect(shapeOf(read(task, say("completion_result", "Done."), ask("resume_completed_task", "")))).toEqual([
			"assistant",
		]);
	});
});

describe("tools", () => {
	const edit = {
		tool: "editedExistingFile",
		path: "a.ts",
		content: "------- SEARCH\nold\n=======\nnew\n+++++++ REPLACE\n------- SEARCH\nx\n=======\n+++++++ REPLACE",
	};

	test("edits are told apart by their blocks; a new file is all new", () => {
		const transcript = read(
			task,
			say("tool", edit),
			say("tool", { tool: "newFileCreated", path: "b.ts", content: "all" }),
			request(""),
		);
		expect(toolsOf(transcript)).toMatchObject([
			{ kind: "edit", added: "new", removed: "old\nx", ok: true },
			{ kind: "edit", added: "all", removed: null, ok: true },
		]);
	});

	test("an edit that did not fit failed, one that nothing follows is open", () => {
		const [failed, open] = toolsOf(
			read(task, say("tool", edit), say("diff_error", "a.ts"), request(""), say("tool", edit)),
		);
		expect(failed).toMatchObject({ ok: false, result: "a.ts" });
		expect(open).toMatchObject({ ok: null, resultOffset: null });
	});

	test("the error that the next request tells is the tool's", () => {
		const told =
			"[replace_in_file for 'a.ts'] Result:\nThe tool execution failed with the following error:\n<error>\nno such file\n</error>";
		expect(toolsOf(read(task, say("tool", edit), request(told)))[0]).toMatchObject({
			ok: false,
			result: "no such file\n",
		});
	});

	test("a refusal has the user's words, which are a turn as well", () => {
		const denied = "The user denied this operation.\n<feedback>\nnot like that\n</feedback>";
		const transcript = read(
			task,
			ask("tool", edit),
			say("user_feedback", "not like that"),
			say("checkpoint_created", ""),
			request(denied),
		);
		expect(toolsOf(transcript)[0]).toMatchObject({ ok: false, denial: "not like that" });
		expect(promptsOf(transcript)).toEqual(["go", "not like that"]);
		expect(toolsOf(read(task, ask("tool", edit), request("The user denied this operation.")))[0]).toMatchObject({
			denial: "",
		});
	});

	test("words that went with an approval are no refusal", () => {
		const transcript = read(
			task,
			ask("command", "make"),
			say("user_feedback", "but be quick"),
			say("command_output", "made"),
			request("ok"),
		);
		expect(toolsOf(transcript)[0]).toMatchObject({ denial: null, result: "made" });
		const unfinished = read(
			task,
			ask("command", "make"),
			say("user_feedback", "be quick"),
			say("command_output", "made"),
		);
		expect(toolsOf(unfinished)[0]).toMatchObject({ denial: null, ok: null });
	});

	test("a command's output comes in pieces; its code is known only when the text says it", () => {
		const [plain, told] = toolsOf(
			read(
				task,
				say("command", "make"),
				say("command_output", "one"),
				ask("command_output", "two"),
				say("command", "make"),
				say("command_output", "Command exited with code 2"),
			),
		);
		expect(plain).toMatchObject({ result: "one\ntwo", exitCode: null, ok: null });
		expect(told).toMatchObject({ exitCode: 2, ok: false });
	});

	test("the answer to a question is the option clicked or the next words", () => {
		const question = { question: "Which?", options: ["A", "B"] };
		const typed = read(task, ask("followup", question), say("user_feedback", "neither"));
		expect(toolsOf(typed)[0]?.questions).toEqual([{ ...question, answer: "neither" }]);
		expect(promptsOf(typed)).toEqual(["go", "neither"]);
		expect(toolsOf(read(task, ask("followup", { ...question, selected: "B" }), request("")))[0]?.questions).toEqual([
			{ ...question, answer: "B" },
		]);
		expect(toolsOf(read(task, ask("followup", "Bare?")))[0]?.questions).toEqual([
			{ question: "Bare?", options: [], answer: null },
		]);
	});

	test("a tool still being streamed is left out, entries not known are counted, housekeeping is not", () => {
		const transcript = read(
			task,
			ask("tool", edit, { partial: true }),
			say("checkpoint_created", ""),
			say("novelty", "?"),
			7,
			{ ts: 1 },
		);
		expect(toolsOf(transcript)).toEqual([]);
		expect(transcript.skippedRecords).toBe(3);
	});
});

test("a file cut off anywhere keeps the entries that are whole", () => {
	const text = JSON.stringify([task, say("text", 'a "[{" b'), say("user_feedback", "thanks")]);
	for (let end = 1; end < text.length; end++) {
		const transcript = readText(clineTask, text.slice(0, end));
		expect(["go", "thanks"].slice(0, transcript.turns.length)).toEqual(promptsOf(transcript));
		expect(transcript.problems[0]?.code).toBe("transcript.truncated");
	}
});
