import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claudeCode } from "../../../../src/core/sources/claudeCode/format";
import { qwenCode } from "../../../../src/core/sources/qwenCode/format";
import { calls, damaged, distorted, interruptions, prompts, read, said, steps, textAt } from "./reading";

const folder = resolve("test/fixtures/qwen-code");
const fileOf = (id: string) => readFileSync(`${folder}/${id}.jsonl`);
const readFile = (id: string) => read(qwenCode, fileOf(id), `${folder}/${id}.jsonl`);
const threeTurns = "d9ba1750-ac88-4a7d-a92a-29284197cc39";
const todos = "cb90f07d-285d-4219-b6ce-c4b937fd4a32";
const compressed = "5f158430-3acf-4ca1-8bc8-b18a9b67ad9b";

describe("files of the real client 0.24.4", () => {
	it("three turns in the terminal: prompts, commands with exit codes, the edited file", () => {
		const transcript = readFile(threeTurns);
		expect(prompts(transcript)).toEqual([
			"Please fix the failing test",
			"let's do the retry path next time, remind me to update the docs",
			"thanks, bye",
		]);
		expect(calls(transcript)).toMatchObject([
			{ kind: "shell", command: "node --test", exitCode: 1, ok: false },
			{ kind: "read", files: ["/home/dev/ws/src/sum.js"], ok: true },
			{
				kind: "edit",
				files: ["/home/dev/ws/src/sum.js"],
				added: "return a + b;",
				removed: "return a - b;",
				ok: true,
			},
			{ kind: "shell", command: "node --test", exitCode: 0, ok: true },
		]);
		expect(transcript).toMatchObject({
			agent: "qwen-code",
			id: threeTurns,
			cwd: "/home/dev/ws",
			branch: "main",
			model: "fake-model",
			startedAt: "2026-11-30T09:51:34.422Z",
			endedAt: "2026-11-30T09:51:51.148Z",
			tokens: { input: 8400, output: 294, context: 1200 },
			skippedRecords: 0,
			problems: [],
		});
		expect(said(transcript, "assistant").filter((text) => text === "Goodbye")).toHaveLength(1);
	});

	it("the todo list, and a compression with its summary", () => {
		expect(readFile(todos).plan).toEqual([
			{ text: "Fix sum() so the test passes", status: "completed" },
			{ text: "Handle the retry path", status: "in_progress" },
			{ text: "Update the docs", status: "pending" },
		]);
		const transcript = readFile(compressed);
		expect(said(transcript, "compaction")).toMatchObject([expect.stringContaining("Scripted summary")]);
		expect(prompts(transcript)).toEqual(["thanks, bye"]);
	});

	it("gives offsets at which the record really begins", () => {
		const file = fileOf(threeTurns);
		const transcript = readFile(threeTurns);
		for (const turn of transcript.turns) expect(textAt(file, turn.offset)).toMatch(/^\{"uuid":.*"type":"user"/);
		for (const step of steps(transcript)) expect(textAt(file, step.offset)).toMatch(/^\{"uuid":.*"type":"assistant"/);
	});
});

type Fields = Readonly<Record<string, unknown>>;
function chat(...records: readonly Fields[]): Buffer {
	const lines = records.map((fields, at) =>
		JSON.stringify({
			uuid: `u${at}`,
			parentUuid: at === 0 ? null : `u${at - 1}`,
			sessionId: "0aa1",
			timestamp: `2026-11-27T09:00:${String(at).padStart(2, "0")}.000Z`,
			cwd: "/home/dev/ws",
			...fields,
		}),
	);
	return Buffer.from(`${lines.join("\n")}\n`);
}
const reading = (...records: readonly Fields[]) => read(qwenCode, chat(...records), "/x/0aa1.jsonl");
const user = (text: string, more: Fields = {}): Fields => ({
	type: "user",
	provenance: "real_user",
	message: { role: "user", parts: [{ text }] },
	...more,
});
const model = (...parts: readonly Fields[]): Fields => ({
	type: "assistant",
	model: "qwen-x",
	message: { role: "model", parts },
});
const call = (name: string, args: Fields): Fields => model({ functionCall: { id: "c1", name, args } });
const result = (response: Fields, toolCallResult: Fields): Fields => ({
	type: "tool_result",
	message: { role: "user", parts: [{ functionResponse: { id: "c1", name: "x", response } }] },
	toolCallResult: { callId: "c1", ...toolCallResult },
});
const system = (subtype: string, systemPayload: Fields, more: Fields = {}): Fields => ({
	type: "system",
	subtype,
	systemPayload,
	...more,
});

describe("who speaks", () => {
	it("only the real user, also in the middle of a turn, with the words as typed", () => {
		const transcript = reading(
			user("mine"),
			user("expanded\n<file>…</file>", { systemPayload: { displayText: "see @file" } }),
			user("\n[User message received during tool execution]: and lint", { subtype: "mid_turn_user_message" }),
			user("done", { subtype: "notification", provenance: "system" }),
			user("tick", { subtype: "cron", provenance: "system" }),
			user("continue the goal", { provenance: "goal_control" }),
			user("task", { isSidechain: true, agentId: "sub" }),
			system("slash_command", { phase: "invocation", rawCommand: "/about" }),
			system("ui_telemetry", { uiEvent: { response_text: "again" } }),
		);
		expect(prompts(transcript)).toEqual(["mine", "see @file", "and lint"]);
		expect(transcript.skippedRecords).toBe(0);
	});

	it("in files from before provenance, injected texts and bare commands are left out", () => {
		const old = (text: string) => user(text, { provenance: undefined });
		expect(prompts(reading(old("mine"), old("<system-reminder>x</system-reminder>"), old("/about")))).toEqual(["mine"]);
	});

	it("a record that was written twice counts once", () => {
		expect(prompts(reading(user("once"), user("once", { uuid: "u0" })))).toEqual(["once"]);
	});

	it("what was rewound is taken back", () => {
		const transcript = reading(
			user("one"),
			model({ text: "first" }),
			user("two"),
			model({ text: "second" }),
			system("rewind", { truncatedCount: 2 }, { parentUuid: "u1" }),
			user("three"),
		);
		expect(prompts(transcript)).toEqual(["one", "three"]);
		expect(said(transcript, "assistant")).toEqual(["first"]);
		expect(transcript.turns.map((turn) => turn.index)).toEqual([1, 2]);
		expect(prompts(reading(user("one"), system("rewind", {}, { parentUuid: null }), user("two")))).toEqual(["two"]);
	});
});

describe("answers and tools", () => {
	it("tells thoughts from answers", () => {
		const transcript = reading(user("go"), model({ text: "hm", thought: true }, { text: "yes" }));
		expect(said(transcript, "thinking")).toEqual(["hm"]);
		expect(said(transcript, "assistant")).toEqual(["yes"]);
	});

	it("an older result has its exit code in the text only; none is never success", () => {
		const shell = (response: Fields, toolResult: Fields) =>
			calls(reading(user("go"), call("run_shell_command", { command: "make" }), result(response, toolResult)))[0];
		expect(shell({ output: "Output: x\nExit Code: 2" }, { status: "success" })).toMatchObject({
			exitCode: 2,
			ok: false,
		});
		expect(shell({ output: "x" }, {})).toMatchObject({ exitCode: null, ok: null });
		expect(shell({ error: "no such file" }, { status: "error" })).toMatchObject({ exitCode: null, ok: false });
	});

	it("a refused call, and one that the user cut off", () => {
		const edit = call("write_file", { file_path: "a.ts", content: "a" });
		const refusedTalk = reading(
			user("go"),
			edit,
			result({ error: "[Operation Cancelled] Reason: User did not allow tool call" }, { status: "cancelled" }),
		);
		expect(calls(refusedTalk)).toMatchObject([{ files: ["/home/dev/ws/a.ts"], added: "a", ok: false, denial: "" }]);
		expect(interruptions(refusedTalk)).toEqual([]);
		const cut = reading(
			user("go"),
			edit,
			result({ error: "[Operation Cancelled] Reason: User cancelled the operation." }, { status: "cancelled" }),
			system("turn_result", { state: "cancelled" }),
		);
		expect(calls(cut)).toMatchObject([{ ok: false, denial: null }]);
		expect(interruptions(cut)).toEqual([{ by: "user", text: null }]);
	});

	it("a turn that failed, a compression that did not take place, a title", () => {
		const transcript = reading(
			user("go"),
			system("turn_result", { state: "error", error: { message: "quota" } }),
			system("chat_compression", { info: { compressionStatus: 4 }, compressedHistory: [] }),
			system("custom_title", { customTitle: "CSV export" }),
		);
		expect(interruptions(transcript)).toEqual([{ by: "error", text: "quota" }]);
		expect(said(transcript, "compaction")).toEqual([]);
		expect(transcript.title).toBe("CSV export");
	});

	it("unknown records, broken lines and results of unknown calls are counted", () => {
		const bytes = Buffer.concat([
			chat({ type: "novel" }, system("novel", {}), result({}, {})),
			Buffer.from('{"uuid":"x","par\n'),
		]);
		const transcript = read(qwenCode, bytes, "/x/0aa1.jsonl");
		expect(transcript.skippedRecords).toBe(4);
		expect(transcript.problems).toMatchObject([{ code: "transcript.noPrompt", skipped: 4 }]);
	});
});

describe("recognition", () => {
	it("by the envelope, which Claude Code does not take for its own, nor the other way round", () => {
		const head = fileOf(threeTurns).subarray(0, 4096).toString();
		expect(qwenCode.recognise(head)).toBe(true);
		expect(claudeCode.recognise(head)).toBe(false);
		const claude = resolve("test/fixtures/samples/claude-code/home/.claude/projects/-home-dev-tide-tables");
		const other = readFileSync(`${claude}/2cb9422f-7fc0-4484-bdf4-b65d3d8b2368.jsonl`, "utf8").slice(0, 4096);
		expect(qwenCode.recognise(other)).toBe(false);
	});

	it("also when the first record is longer than what is looked at", () => {
		expect(
			qwenCode.recognise(
				chat(user("x".repeat(9000)))
					.subarray(0, 4096)
					.toString(),
			),
		).toBe(true);
	});
});

describe("damage", () => {
	it("never throws, and never gives an empty session without saying so", () => {
		const file = fileOf(threeTurns);
		const lines = file.toString().trim().split("\n");
		fc.assert(
			fc.property(fc.oneof(damaged(file), distorted(lines)), (bytes) => {
				const transcript = read(qwenCode, bytes, "/x/0aa1.jsonl");
				expect(prompts(transcript).length > 0 || transcript.problems.length > 0).toBe(true);
			}),
			{ numRuns: 200 },
		);
	});
});
