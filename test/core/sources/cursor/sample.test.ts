import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ToolCall, Transcript } from "../../../../src/core/model/transcript";
import { composersOfWorkspace } from "../../../../src/core/sources/cursor/composersOfWorkspace";
import { cursor, cursorTranscript } from "../../../../src/core/sources/cursor/format";
import { openDatabase } from "../../../support/openDatabase";
import { promptsOf, readFile, saidIn, toolsOf } from "../geminiCli/readWith";

const folder = "test/fixtures/samples/cursor";
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`);
const find = (ending: string, part: string) =>
	paths.find((path) => path.endsWith(ending) && path.includes(part)) ?? "not there";
const storePath = find("state.vscdb", "globalStorage");
const store = openDatabase(storePath);
const edited = expected.filesEdited.map((file: string) => `${expected.workspace}/${file}`);

test("the store's one session is told with its folder; the empty record is none", () => {
	expect(cursor.recogniseTables(store.tables)).toBe(true);
	expect(cursor.sessions(store)).toEqual([
		{ id: expected.sessionId, cwd: expected.workspace, changedAt: "2026-11-27T09:13:31.000Z" },
	]);
});

test("the workspace's own store names the session", () => {
	expect(composersOfWorkspace(openDatabase(find("state.vscdb", expected.workspaceId)))).toEqual([expected.sessionId]);
});

describe("the store's session", () => {
	const transcript = cursor.read(store, expected.sessionId, storePath);
	if (transcript === null) throw new Error("no session");

	test("has the session's facts", () => {
		const { id, title, cwd, model, tokens, startedAt, endedAt, problems, skippedRecords } = transcript;
		expect({ id, title, cwd, model }).toEqual({
			id: expected.sessionId,
			title: expected.title,
			cwd: expected.workspace,
			model: expected.model,
		});
		expect(tokens).toMatchObject({ input: 24100, output: 410 });
		expect({ startedAt, endedAt }).toEqual({
			startedAt: "2026-11-27T09:12:07.000Z",
			endedAt: "2026-11-27T09:13:31.000Z",
		});
		expect({ problems, skippedRecords }).toEqual({ problems: [], skippedRecords: 0 });
	});

	test("has the prompts and the assistant's words", () => testTalk(transcript));

	test("has each tool call with its outcome", () => {
		const brief = ({ kind, command, files, exitCode, ok }: ToolCall) =>
			kind === "shell" ? { kind: "command", command, exitCode, ok } : { kind, file: files[0], ok };
		const wanted = expected.toolCalls.map(({ note: _, file, ...call }: { note?: string; file?: string }) =>
			file === undefined ? call : { ...call, file: `${expected.workspace}/${file}` },
		);
		expect(toolsOf(transcript).map(brief)).toEqual(wanted);
		expect(toolsOf(transcript)[0]?.result).toContain("1 failed | 5 passed");
	});

	test("has the edit and the thinking", () => {
		expect(toolsOf(transcript)[1]).toMatchObject({
			files: edited,
			removed: expect.stringContaining("slice(0, -1)"),
			added: expect.stringContaining("rows.pop()"),
		});
		expect(transcript.turns[0]?.steps.some(({ type }) => type === "thinking")).toBe(expected.hasThinking);
	});
});

describe("the copy for hooks", () => {
	const transcript = readFile([cursorTranscript], find(".jsonl", "agent-transcripts"));

	test("has the session's id and the time that the prompt tells", () => {
		const { id, cwd, model, startedAt, problems, skippedRecords } = transcript;
		expect({ id, cwd, model }).toEqual({ id: expected.sessionId, cwd: null, model: null });
		expect(startedAt).toBe("2026-11-27T09:12:00.000Z");
		expect({ problems, skippedRecords }).toEqual({ problems: [], skippedRecords: 0 });
	});

	test("has the prompts and the assistant's words", () => testTalk(transcript));

	test("has the calls, of which nothing tells the outcome", () => {
		const brief = ({ kind, command, files, exitCode, ok }: ToolCall) => ({ kind, command, files, exitCode, ok });
		expect(toolsOf(transcript).map(brief)).toEqual([
			{ kind: "shell", command: "npm test", files: [], exitCode: null, ok: null },
			{ kind: "edit", command: null, files: edited, exitCode: null, ok: null },
			{ kind: "shell", command: "npm test", files: [], exitCode: null, ok: null },
		]);
		expect(toolsOf(transcript)[1]).toMatchObject({
			removed: expect.stringContaining("slice(0, -1)"),
			added: expect.stringContaining("rows.pop()"),
		});
	});
});

function testTalk(transcript: Transcript): void {
	expect(promptsOf(transcript)).toEqual(expected.userPrompts);
	for (const injected of expected.mustNotBeUserPrompts)
		expect(promptsOf(transcript).join("\n")).not.toContain(injected);
	expect(saidIn(transcript).at(-1)).toBe(expected.lastAssistantText);
	expect(saidIn(transcript).join("\n")).toContain(expected.decision);
	expect(saidIn(transcript).join("\n")).toContain(expected.deferred);
}
