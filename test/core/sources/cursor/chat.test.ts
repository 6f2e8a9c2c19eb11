import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { chatFacts } from "../../../../src/core/sources/cursor/chat/chatFacts";
import { fieldsOf } from "../../../../src/core/sources/cursor/chat/protobuf";
import { cursor, cursorChat } from "../../../../src/core/sources/cursor/format";
import { promptsOf, saidIn, toolsOf } from "../geminiCli/readWith";
import { spoilt } from "../geminiCli/spoilt";
import { type ChatMessage, type ChatTraits, chatId, chatRows, talk, toolResult, writeChat } from "./madeChat";

vi.setConfig({ testTimeout: 60_000 });

type Rows = ReturnType<typeof chatRows>;

function open(rows: Rows) {
	const sqlite = writeChat(rows);
	return {
		tables: new Set(["blobs", "meta"]),
		rows: (sql: string, ...parameters: readonly (string | number)[]) => sqlite.prepare(sql).iterate(...parameters),
	};
}

function read(messages: readonly (ChatMessage | Uint8Array | string)[], traits: ChatTraits = {}): Transcript {
	const transcript = cursorChat.read(open(chatRows(messages, traits)), chatId, "/x/store.db");
	if (transcript === null) throw new Error("no chat");
	return transcript;
}

describe("a chat of Cursor's CLI", () => {
	test("is told by its tables and lists itself", () => {
		const database = open(chatRows(talk));
		expect([cursorChat.recogniseTables(database.tables), cursor.recogniseTables(database.tables)]).toEqual([
			true,
			false,
		]);
		expect(cursorChat.sessions(database)).toEqual([
			{ id: chatId, cwd: "/home/dev/app", changedAt: "2026-11-27T08:10:00.000Z" },
		]);
		expect(cursorChat.read(database, "another", "/x")).toBeNull();
	});

	test("has what the user typed, what was said and thought, and its facts", () => {
		const transcript = read(talk);
		expect(promptsOf(transcript)).toEqual(["Fix the export", "thanks, bye"]);
		expect(saidIn(transcript)).toEqual(["I run the tests.", "It is fixed; the docs are left."]);
		expect(transcript.turns[0]?.steps[0]).toMatchObject({ type: "thinking", text: "Run the tests first." });
		expect(transcript.turns[0]?.at).toBe("2026-11-27T08:12:00.000Z");
		const { agent, id, title, model, cwd, tokens, skippedRecords, problems } = transcript;
		expect({ agent, id, title, model, cwd, tokens, skippedRecords, problems }).toEqual({
			agent: "cursor",
			id: chatId,
			title: "Export fix",
			model: "some-model",
			cwd: "/home/dev/app",
			tokens: { input: null, output: null, context: 12315, window: 200000 },
			skippedRecords: 0,
			problems: [],
		});
		expect(transcript.lesser).toBeUndefined();
	});

	test("has its calls with their outcomes: the exit code counts, not what the client says of the tool", () => {
		const [shell, edit, todos] = toolsOf(read(talk));
		expect(shell).toMatchObject({ kind: "shell", command: "npm test", exitCode: 1, ok: false });
		expect(edit).toMatchObject({ kind: "edit", files: ["/home/dev/app/a.ts"], removed: "a", added: "b", ok: true });
		expect(todos).toMatchObject({ kind: "plan", plan: [{ text: "Write the docs", status: "pending" }] });
		expect(read(talk).plan).toEqual([{ text: "Write the docs", status: "pending" }]);
	});

	test.each([
		["a command without a code is unknown", "Shell", "Command was moved to the background", false, null],
		["a command with an error failed", "Shell", "no such folder", true, false],
		["a tool with an error failed", "Read", "no such file", true, false],
	])("%s", (_, tool, result, isError, ok) => {
		const call = { type: "tool-call", toolCallId: "x", toolName: tool, args: { command: "a", path: "/b" } };
		const messages = [{ role: "assistant", content: [call] }, toolResult("x", tool, result, isError)];
		expect(toolsOf(read(messages))[0]).toMatchObject({ exitCode: null, ok, result });
	});

	test("whose beginning was replaced by a summary gives way to the transcript beside it", () => {
		const summary = { role: "user", content: "We fixed it.", providerOptions: { cursor: { isSummary: true } } };
		const transcript = read([summary, ...talk.slice(2)]);
		expect(promptsOf(transcript)).not.toContain("We fixed it.");
		expect(transcript.turns[0]?.steps[0]).toMatchObject({ type: "compaction", text: "We fixed it." });
		expect(transcript.lesser).toBe("standIn");
	});

	test("with blobs that are enciphered, gone or no messages counts them and keeps the rest", () => {
		const transcript = read([...talk, new Uint8Array([0, 255, 1]), '{"no":"role"}', "text"]);
		expect([promptsOf(transcript).length, transcript.skippedRecords]).toEqual([2, 3]);
		const rows = chatRows(talk);
		const [first] = rows.blobs.keys();
		rows.blobs.delete(first ?? "");
		expect(cursorChat.read(open(rows), chatId, "/x")?.skippedRecords).toBe(1);
	});

	test("never gives away the key that stands beside its facts", () => {
		expect(JSON.stringify([read(talk), cursorChat.sessions(open(chatRows(talk)))])).not.toContain("very-secret");
	});

	test("in which nothing was said is none", () => {
		expect(cursorChat.sessions(open(chatRows([])))).toEqual([]);
		const gone = chatRows(talk, { meta: { latestRootBlobId: "" } });
		expect(cursorChat.sessions(open(gone))).toEqual([]);
		expect(cursorChat.read(open(gone), chatId, "/x")?.problems.map(({ code }) => code)).toContain(
			"transcript.malformed",
		);
	});
});

describe("spoilt", () => {
	const text = talk.map((message) => JSON.stringify(message));

	test("one message is read without an exception, and what the others tell stays", () => {
		const change = fc.nat(text.length - 1).chain((at) => fc.tuple(fc.constant(at), spoilt(text[at] ?? "")));
		fc.assert(
			fc.property(change, ([at, value]) => {
				const transcript = read(text.with(at, value));
				const kept = read(text.filter((_, index) => index !== at));
				expect(promptsOf(transcript)).toEqual(
					expect.arrayContaining(promptsOf(kept).filter((words) => words !== null)),
				);
				expect(saidIn(transcript)).toEqual(expect.arrayContaining([...saidIn(kept)]));
			}),
			{ numRuns: 150 },
		);
	});

	test("root, facts and ids are read without an exception", () => {
		const rows = chatRows(talk);
		const root = [...rows.blobs.keys()].at(-1) ?? "";
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), spoilt('{"agentId":"a"}'), (noise, at, meta) => {
				const bytes = Buffer.from(rows.blobs.get(root) ?? []);
				const changed = new Map(rows.blobs).set(root, Buffer.concat([bytes.subarray(0, at), noise]));
				cursorChat.read(open({ ...rows, blobs: changed }), chatId, "/x");
				for (const value of [meta, Buffer.from(meta).toString("hex"), `${rows.meta}f`]) {
					const database = open({ ...rows, meta: value });
					cursorChat.sessions(database);
					cursorChat.read(database, chatId, "/x");
				}
			}),
			{ numRuns: 100 },
		);
	});

	test("bytes that are no protobuf end the fields, whatever they are", () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
				for (const field of fieldsOf(bytes)) expect(field.number).toBeGreaterThan(0);
			}),
		);
		expect(fieldsOf(Uint8Array.from([0x0a, 0xff, 0xff, 0xff, 0xff, 0x7f]))).toEqual([]);
	});
});

test("the facts beside a chat may be anything", () => {
	expect(chatFacts({ schemaVersion: 1, cwd: "/w", title: " T ", hasConversation: true })).toEqual({
		cwd: "/w",
		title: "T",
		isUsers: true,
	});
	expect(chatFacts({ cwd: 7, isSubagent: true })).toEqual({ cwd: null, title: null, isUsers: false });
	for (const other of [undefined, null, "x", 7]) expect(chatFacts(other)).toBeNull();
	fc.assert(fc.property(fc.jsonValue(), (value) => void chatFacts(value)));
});
