import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ToolCall } from "../../../../src/core/model/transcript";
import { geminiDocument, geminiLog } from "../../../../src/core/sources/geminiCli/format";
import { promptsOf, readFile, saidIn, toolsOf } from "./readWith";

const folder = "test/fixtures/samples/gemini-cli";
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
const file = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith(".jsonl"));

describe("sample of Gemini CLI", () => {
	const transcript = readFile([geminiDocument, geminiLog], `${folder}/${file}`);

	test("has the session's facts; the working folder is the finder's to add", () => {
		const { id, title, model, tokens, cwd, problems, skippedRecords } = transcript;
		expect({ id, title, model }).toEqual({ id: expected.sessionId, title: expected.title, model: expected.model });
		expect(tokens).toMatchObject({ output: expected.tokens.output, context: 10_356 });
		expect({ cwd, problems, skippedRecords }).toEqual({ cwd: null, problems: [], skippedRecords: 0 });
	});

	test("has the prompts, without commands, context and rewound ones", () => {
		expect(promptsOf(transcript)).toEqual(expected.userPrompts);
	});

	test("has each tool call once, with the exit code out of the text", () => {
		const brief = ({ kind, command, files, exitCode, ok }: ToolCall) =>
			kind === "shell" ? { kind: "command", command, exitCode, ok } : { kind, file: files[0], ok };
		const wanted = expected.toolCalls.map(({ note: _, ...call }: { note?: string }) => call);
		expect(toolsOf(transcript).map(brief)).toEqual(wanted);
		expect(toolsOf(transcript)[1]).toMatchObject({
			removed: expect.stringContaining("slice(0, -1)"),
			added: expect.stringContaining("rows.pop()"),
		});
	});

	test("has the assistant's words and thinking", () => {
		expect(saidIn(transcript).at(-1)).toBe(expected.lastAssistantText);
		expect(saidIn(transcript).join("\n")).toContain(expected.decision);
		expect(saidIn(transcript).join("\n")).toContain(expected.deferred);
		expect(transcript.turns[0]?.steps[0]).toMatchObject({
			type: "thinking",
			text: expect.stringMatching(/^Reproduce/),
		});
	});
});
