import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ToolCall, Transcript } from "../../../../src/core/model/transcript";
import { opencode1, opencode2 } from "../../../../src/core/sources/opencode/format";
import { openDatabase } from "../../../support/openDatabase";
import { promptsOf, saidIn, toolsOf } from "../geminiCli/readWith";

const samples = [
	{ name: "opencode", format: opencode1, other: opencode2 },
	{ name: "opencode-v2", format: opencode2, other: opencode1 },
];

describe.each(samples)("sample $name", ({ name, format, other }) => {
	const folder = `test/fixtures/samples/${name}`;
	const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
	const path = `${folder}/home/.local/share/opencode/opencode.db`;
	const database = openDatabase(path);
	const read = (): Transcript => {
		const transcript = format.read(database, expected.sessionId, path);
		if (transcript === null) throw new Error("no such session");
		return transcript;
	};

	test("is told by its tables", () => {
		expect([format.recogniseTables(database.tables), other.recogniseTables(database.tables)]).toEqual([true, false]);
	});

	test("lists the one session that holds something, not the migrated, empty one", () => {
		expect(format.sessions(database)).toEqual([
			{ id: expected.sessionId, cwd: expected.workspace, changedAt: expect.stringMatching(/^2026-11-27T/) },
		]);
		expect(format.read(database, "ses_none", path)).toBeNull();
	});

	test("has the session's facts", () => {
		const { agent, id, title, model, cwd, tokens, problems, skippedRecords } = read();
		expect({ agent, id, title, model, cwd }).toEqual({
			agent: "opencode",
			id: expected.sessionId,
			title: expected.title,
			model: expected.model,
			cwd: expected.workspace,
		});
		expect(tokens).toEqual({ input: 54_000, output: expected.tokens.output, context: 9010, window: null });
		expect({ problems, skippedRecords }).toEqual({ problems: [], skippedRecords: 0 });
	});

	test("has the prompts, without injected and undone ones", () => {
		expect(promptsOf(read())).toEqual(expected.userPrompts);
	});

	test("has each tool call, with the recorded exit code", () => {
		const brief = ({ kind, command, files, exitCode, ok }: ToolCall) =>
			kind === "shell" ? { kind: "command", command, exitCode, ok } : { kind, file: files[0], ok };
		const calls = toolsOf(read()).filter((call) => call.name !== "user_shell");
		expect(calls.map(brief)).toEqual(expected.toolCalls);
		expect(calls[0]?.result).toContain("1 failed | 5 passed");
		expect(calls[1]).toMatchObject({
			removed: expect.stringContaining("slice(0, -1)"),
			added: expect.stringContaining("rows.pop()"),
		});
	});

	test("has the assistant's words and thinking", () => {
		expect(saidIn(read()).at(-1)).toBe(expected.lastAssistantText);
		expect(saidIn(read()).join("\n")).toContain(expected.decision);
		expect(saidIn(read()).join("\n")).toContain(expected.deferred);
		expect(read().turns[0]?.steps[0]).toMatchObject({ type: "thinking", text: expect.stringMatching(/^slice/) });
	});

	test("has the plan of the table, where there is one", () => {
		expect(read().plan.map((item) => item.text)).toEqual(expected.todos ?? []);
	});
});

test("in 2.x, a command that the user ran himself stands in the turn where he ran it", () => {
	const path = "test/fixtures/samples/opencode-v2/home/.local/share/opencode/opencode.db";
	const transcript = opencode2.read(openDatabase(path), "ses_7e2f00synthetictide0002", path);
	expect(transcript?.turns[1]?.steps.at(-1)).toMatchObject({
		tool: { name: "user_shell", command: "git status --short", exitCode: 0, ok: true, result: " M src/csv.ts\n" },
	});
});
