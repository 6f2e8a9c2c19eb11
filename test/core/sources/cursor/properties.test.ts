import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { composersOfWorkspace } from "../../../../src/core/sources/cursor/composersOfWorkspace";
import { cursor, cursorTranscript } from "../../../../src/core/sources/cursor/format";
import { openDatabase } from "../../../support/openDatabase";
import { promptsOf, readText, saidIn } from "../geminiCli/readWith";
import { spoilt } from "../geminiCli/spoilt";
import { assistant, conversation, madeDatabase, tool, user } from "./made";

/** Property tests are slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const home = "test/fixtures/samples/cursor/home";
const sample = openDatabase(`${home}/.config/Cursor/User/globalStorage/state.vscdb`);
const values: Record<string, string> = {};
for (const { key, value } of sample.rows("SELECT key, value FROM cursorDiskKV WHERE value IS NOT NULL"))
	values[String(key)] = String(value);
const id = "f652008b-6a40-4980-bb1a-525de7abc820";
const whole = cursor.read(sample, id, "/db");

describe("the editor's store", () => {
	test("with any one value spoilt is read without an exception, and what stands in the other bubbles stays", () => {
		const keys = Object.keys(values);
		const change = fc.constantFrom(...keys).chain((key) => fc.tuple(fc.constant(key), spoilt(values[key] ?? "")));
		fc.assert(
			fc.property(change, ([key, value]) => {
				const database = madeDatabase({ ...values, [key]: value });
				cursor.sessions(database);
				const transcript = cursor.read(database, id, "/db");
				// The composer's own record holds the order: without it, times tell it.
				const lost = (text: string) =>
					key.startsWith("bubbleId:") && (values[key] ?? "").includes(JSON.stringify(text).slice(1, -1));
				const told = [...(transcript?.turns.map((turn) => turn.user) ?? []), ...(transcript ? saidIn(transcript) : [])];
				const kept = whole === null ? [] : [...promptsOf(whole), ...saidIn(whole)];
				expect(told).toEqual(expect.arrayContaining(kept.filter((text) => text !== null && !lost(text))));
			}),
			{ numRuns: 150 },
		);
	});

	test("with any one value spoilt, also of kinds that the sample has not", () => {
		const call = { status: "completed", rawArgs: { patch: "*** Update File: a\n+b" } };
		const bubbles = [
			user("<timestamp>x</timestamp><user_query>go</user_query>"),
			tool(
				"todo_write",
				{ todos: [{ id: "1", content: "a", status: "pending" }], merge: true },
				{ finalTodos: [{ content: "b" }] },
			),
			tool(
				"ask_question",
				{ questions: [{ id: "q", prompt: "?", options: [{ id: "a", label: "A" }] }] },
				{ answers: [{ questionId: "q", selectedOptionIds: ["a"] }] },
			),
			{
				...assistant("x"),
				toolFormerData: { ...call, name: "apply_patch", result: { diff: { chunks: [{ diffString: "+a" }] } } },
			},
			{
				...assistant("y"),
				toolFormerData: { ...call, name: "run_terminal_cmd", error: { error: { message: "no" } }, status: "error" },
			},
			{
				...assistant("z"),
				timingInfo: { clientStartTime: 1754311716540.25 },
				thinking: "hm",
				tokenCount: { inputTokens: 1 },
			},
		];
		const inline = bubbles.map((bubble, at) => ({ bubbleId: `b${at}`, ...bubble }));
		const capabilities = [{ data: { bubbleDataMap: { b0: call } } }];
		const rows = conversation("c1", bubbles, { capabilities, status: "aborted", todos: [{ content: "c" }] });
		const old = conversation("c1", [], { capabilities, conversation: inline });
		const table = `CREATE TABLE composerHeaders (composerId, workspaceId, lastUpdatedAt, isSubagent, value);
			INSERT INTO composerHeaders VALUES (7, x'00', 'soon', 'no', 8), ('c1', NULL, NULL, NULL, '[]');`;
		for (const store of [rows, old]) {
			const change = fc
				.constantFrom(...Object.keys(store))
				.chain((key) => fc.tuple(fc.constant(key), spoilt(JSON.stringify(store[key]))));
			fc.assert(
				fc.property(change, ([key, value]) => {
					const database = madeDatabase({ ...store, [key]: value }, { "composer.composerHeaders": value }, table);
					cursor.sessions(database);
					cursor.read(database, "c1", "/db");
				}),
				{ numRuns: 100 },
			);
		}
	});

	test("a workspace's record may be anything", () => {
		const record = JSON.stringify({
			allComposers: [{ composerId: "a" }],
			selectedComposerIds: ["b"],
			"workbench.panel.aichat.view.c": {},
		});
		fc.assert(
			fc.property(spoilt(record), (value) => {
				const pane = "workbench.panel.composerChatViewPane.x";
				composersOfWorkspace(madeDatabase({}, { "composer.composerData": value, [pane]: value }));
			}),
			{ numRuns: 60 },
		);
	});
});

test("a spoilt line of a transcript is read without an exception, and the other lines stay", () => {
	const path = readdirSync(home, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(".jsonl"));
	const lines = readFileSync(`${home}/${path}`, "utf8").trimEnd().split("\n");
	const change = fc.nat(lines.length - 1).chain((at) => fc.tuple(fc.constant(at), spoilt(lines[at] ?? "")));
	fc.assert(
		fc.property(change, ([at, value]) => {
			const read = (text: string) => promptsOf(readText(cursorTranscript, text)).filter((words) => words !== null);
			const others = lines.filter((_, index) => index !== at).join("\n");
			const changed = lines.with(at, value.replaceAll("\n", " ")).join("\n");
			expect(read(changed)).toEqual(expect.arrayContaining(read(others)));
		}),
		{ numRuns: 150 },
	);
});
