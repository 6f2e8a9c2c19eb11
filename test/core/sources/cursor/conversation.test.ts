import { describe, expect, test } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { cursor } from "../../../../src/core/sources/cursor/format";
import { promptsOf, saidIn, shapeOf, toolsOf } from "../geminiCli/readWith";
import { assistant, conversation, madeDatabase, timed, tool, user } from "./made";

function read(rows: Record<string, unknown>): Transcript {
	const transcript = cursor.read(madeDatabase(rows), "c1", "/x/state.vscdb");
	if (transcript === null) throw new Error("no such session");
	return transcript;
}
const talk = (...bubbles: Record<string, unknown>[]) => read(conversation("c1", bubbles));

describe("order", () => {
	test("is that of the header list, not that of keys or times", () => {
		const rows = conversation("c1", [user("first"), assistant("answer"), user("second")], {
			fullConversationHeadersOnly: ["b2", "b0", "b1"].map((bubbleId) => ({ bubbleId })),
		});
		expect(promptsOf(read(rows))).toEqual(["second", "first"]);
	});

	test("bubbles that the list does not have yet come last, by time", () => {
		const rows = {
			...conversation("c1", [user("first"), assistant("one")]),
			"bubbleId:c1:a-late": { ...timed(9), ...assistant("three") },
			"bubbleId:c1:z-early": { ...timed(5), ...user("second") },
			"bubbleId:c1:m": { ...timed(7), ...assistant("two") },
		};
		expect(promptsOf(read(rows))).toEqual(["first", "second"]);
		expect(saidIn(read(rows))).toEqual(["one", "two", "three"]);
		expect(read(rows).skippedRecords).toBe(0);
	});

	test("a prompt that was edited leaves its old branch behind: not read, and counted", () => {
		const rows = {
			...conversation("c1", [user("new words"), assistant("new answer")]),
			"bubbleId:c1:left": { createdAt: "2026-11-27T08:59:00.000Z", ...user("old words") },
		};
		expect(promptsOf(read(rows))).toEqual(["new words"]);
		expect(read(rows).skippedRecords).toBe(1);
	});

	test("a list with an entry that cannot be read does not tell what was left behind", () => {
		const rows = conversation("c1", [user("first"), assistant("answer"), user("second")], {
			fullConversationHeadersOnly: [{ bubbleId: "b0" }, { id: "b1" }, { bubbleId: "b2" }],
		});
		expect(saidIn(read(rows))).toEqual(["answer"]);
		expect(read(rows).skippedRecords).toBe(1);
	});

	test("without a list all bubbles are read by time", () => {
		const rows = conversation("c1", [user("first"), assistant("answer"), user("second")], {
			fullConversationHeadersOnly: undefined,
		});
		expect(promptsOf(read(rows))).toEqual(["first", "second"]);
	});

	test("a restored checkpoint takes bubbles away, from the list or only from the table", () => {
		const rows = conversation("c1", [user("keep"), assistant("kept"), user("undone"), assistant("gone")]);
		delete rows["bubbleId:c1:b2"];
		delete rows["bubbleId:c1:b3"];
		expect(promptsOf(read(rows))).toEqual(["keep"]);
		expect(read(rows).skippedRecords).toBe(2);
		const restored = conversation("c1", [user("keep"), assistant("kept")]);
		expect(read(restored)).toMatchObject({ skippedRecords: 0, problems: [] });
	});
});

describe("what is not there", () => {
	test("no such session, or an empty record: null", () => {
		const database = madeDatabase({ ...conversation("c2", [user("x")]), "composerData:c1": null });
		expect(cursor.read(database, "c1", "/db")).toBeNull();
		expect(cursor.read(database, "c3", "/db")).toBeNull();
	});

	test("a record that cannot be read leaves the bubbles, and is reported", () => {
		const transcript = read({ ...conversation("c1", [user("hello"), assistant("hi")]), "composerData:c1": "{broken" });
		expect(promptsOf(transcript)).toEqual(["hello"]);
		expect(transcript.problems).toEqual([
			{ code: "transcript.malformed", path: "/x/state.vscdb", place: "composerData:c1", reason: "no readable record" },
		]);
	});

	test("a bubble that is NULL or broken is counted", () => {
		const rows = conversation("c1", [user("hello"), assistant("lost"), assistant("broken"), assistant("hi")]);
		const transcript = read({ ...rows, "bubbleId:c1:b1": null, "bubbleId:c1:b2": "{", "bubbleId:c1:zz": null });
		expect(saidIn(transcript)).toEqual(["hi"]);
		expect(transcript.skippedRecords).toBe(3);
	});

	test("a session without a prompt is a visible problem", () => {
		expect(talk(assistant("hi")).problems).toMatchObject([{ code: "transcript.noPrompt" }]);
		expect(talk().problems).toMatchObject([{ code: "transcript.empty" }]);
	});
});

describe("the oldest versions", () => {
	const call = { tool: 15, name: "run_terminal_cmd", toolCallId: "t1", status: "completed" };
	const shell = { ...call, params: '{"command":"ls"}', result: '{"output":"a.ts"}' };
	const inline = [
		{ bubbleId: "b0", type: 1, text: "hello" },
		{ bubbleId: "b1", type: 2, text: "", capabilityType: 15, timingInfo: { clientStartTime: 1754311716540.25 } },
		{ bubbleId: "b2", type: 2, text: "short", timingInfo: { clientStartTime: 4705.2, clientEndTime: 1754311719000 } },
	];
	const composer = { composerId: "c1", createdAt: 1754311700000, conversation: inline };

	test.each([
		["a map", { b1: shell }],
		["its JSON", JSON.stringify({ b1: shell })],
	])("have bubbles inside, and tool calls apart in %s", (_, bubbleDataMap) => {
		const capabilities = [{ type: 1 }, { type: 15, data: { bubbleDataMap } }];
		const transcript = read({ "composerData:c1": { ...composer, capabilities } });
		expect(transcript).toMatchObject({ startedAt: "2025-08-04T12:48:36.540Z", endedAt: "2025-08-04T12:48:39.000Z" });
		expect(shapeOf(transcript)).toEqual(["tool assistant"]);
		expect(toolsOf(transcript)).toMatchObject([{ kind: "shell", command: "ls", result: "a.ts", exitCode: 0 }]);
	});

	test("what a bubble's own row says goes before what stands inside", () => {
		const row = { type: 2, text: "", thinking: { text: "hm" }, toolFormerData: shell };
		const transcript = read({
			"composerData:c1": composer,
			"bubbleId:c1:b1": row,
			"bubbleId:c1:b2": assistant("long"),
		});
		expect(shapeOf(transcript)).toEqual(["thinking tool assistant"]);
		expect(saidIn(transcript)).toEqual(["long"]);
	});

	test("without any clock the record's own times are all there is", () => {
		const bare = {
			...composer,
			lastUpdatedAt: 1754311800000,
			conversation: [{ bubbleId: "b0", type: 1, text: "hello" }],
		};
		const { startedAt, endedAt, turns } = read({ "composerData:c1": bare });
		expect({ startedAt, endedAt }).toEqual({
			startedAt: "2025-08-04T12:48:20.000Z",
			endedAt: "2025-08-04T12:50:00.000Z",
		});
		expect(turns[0]?.at).toBeNull();
	});
});

describe("what is read", () => {
	test("the user's words only: no context, no stub of a call, no notice of a finished task", () => {
		const context = { cursorRules: [{ body: "Always test." }], fileSelections: [] };
		const notice =
			"<system_notification>\nThe task has finished.\n</system_notification>\n<user_query>Tell the user.</user_query>";
		const transcript = talk(
			{ ...user("fix <b>it</b>"), context, toolFormerData: { additionalData: {} } },
			assistant("done"),
			user(notice),
			assistant("the tests passed"),
			{ ...user("   ") },
		);
		expect(promptsOf(transcript)).toEqual(["fix <b>it</b>"]);
		expect(toolsOf(transcript)).toEqual([]);
		expect(saidIn(transcript)).toEqual(["done", "the tests passed"]);
	});

	test("the model that answered last; the choice of none is no model", () => {
		const model = (...names: (string | undefined)[]) => {
			const bubbles = names.map((modelName) => ({ ...assistant("x"), modelInfo: { modelName } }));
			return read(conversation("c1", [user("x"), ...bubbles], { modelConfig: { modelName: "set-now" } })).model;
		};
		expect(model("one", "two")).toBe("two");
		expect(model("one", "default", undefined)).toBe("one");
		expect(model("default")).toBe("set-now");
		expect(read(conversation("c1", [user("x")], { modelConfig: { modelName: "default" } })).model).toBeNull();
	});

	test("tokens where they were counted, and how full the context is", () => {
		const counted = { ...assistant("x"), tokenCount: { inputTokens: 100, outputTokens: 20 } };
		const none = { ...assistant("y"), tokenCount: { inputTokens: 0, outputTokens: 0 } };
		const context = { contextTokensUsed: 9000, contextTokenLimit: 200000 };
		expect(read(conversation("c1", [user("x"), counted, none, counted], context)).tokens).toEqual({
			input: 200,
			output: 40,
			context: 9000,
			window: 200000,
		});
		expect(talk(user("x"), none).tokens).toEqual({ input: null, output: null, context: null, window: null });
	});

	test("a conversation that the user stopped ends with an interruption", () => {
		const transcript = read(conversation("c1", [user("x"), assistant("half")], { status: "aborted" }));
		expect(transcript.turns.at(-1)?.steps.at(-1)).toEqual({
			type: "interruption",
			by: "user",
			text: null,
			offset: 1,
			at: "2026-11-27T09:00:01.000Z",
		});
		expect(shapeOf(read(conversation("c1", [user("x"), assistant("whole")], { status: "completed" })))).toEqual([
			"assistant",
		]);
	});

	test("the folder of a window that is not recorded is that of its bubbles, when they name one", () => {
		const cwd = (workspaceUris: string[]) =>
			read(conversation("c1", [{ ...user("x"), workspaceUris }], { workspaceIdentifier: undefined })).cwd;
		expect(cwd(["file:///home/dev/app"])).toBe("/home/dev/app");
		expect(cwd(["file:///a", "file:///b"])).toBeNull();
	});

	test("a bubble of an unknown type is counted, the others stay", () => {
		const transcript = talk(
			user("x"),
			{ type: 3, text: "?" },
			tool("read_file", { targetFile: "a.ts" }, {}),
			assistant("y"),
		);
		expect(shapeOf(transcript)).toEqual(["tool assistant"]);
		expect(transcript.skippedRecords).toBe(1);
	});
});
