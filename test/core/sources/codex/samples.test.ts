import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ToolCall } from "../../../../src/core/model/transcript";
import { promptsOf, readFile, saidIn, toolsOf } from "./readRollout";

describe.each(["codex", "codex-legacy"])("sample %s", (name) => {
	const folder = `test/fixtures/samples/${name}`;
	const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
	const file = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((path) => /rollout-[^/\\]*$/.test(path));
	const transcript = readFile(`${folder}/${file}`);

	test("has the session's facts", () => {
		const { id, cwd, model, tokens, problems, skippedRecords } = transcript;
		expect({ id, cwd, model }).toEqual({
			id: expected.sessionId,
			cwd: expected.workspace,
			model: expected.model,
		});
		expect(tokens).toMatchObject({ input: expected.tokens.input, output: expected.tokens.output });
		expect({ problems, skippedRecords }).toEqual({ problems: [], skippedRecords: 0 });
	});

	test("has each prompt once and nothing injected", () => {
		expect(promptsOf(transcript)).toEqual(expected.userPrompts);
	});

	test("has each tool call once, with its outcome", () => {
		const brief = ({ kind, command, files, exitCode, ok }: ToolCall) =>
			kind === "shell" ? { kind: "command", command, exitCode, ok } : { kind, file: files[0], ok };
		expect(toolsOf(transcript).map(brief)).toEqual(expected.toolCalls);
		expect(toolsOf(transcript).flatMap(({ files }) => files)).toEqual(expected.filesEdited);
	});

	test("has the assistant's words and thinking", () => {
		expect(saidIn(transcript).at(-1)).toBe(expected.lastAssistantText);
		expect(saidIn(transcript).join("\n")).toContain(expected.decision);
		expect(saidIn(transcript).join("\n")).toContain(expected.deferred);
		expect(transcript.turns.flatMap(({ steps }) => steps).some((step) => step.type === "thinking")).toBe(true);
	});
});
