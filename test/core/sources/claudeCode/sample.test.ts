import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { claudeCode } from "../../../../src/core/sources/claudeCode/format";
import { readBytes, toolCalls, userTexts } from "./session";

const folder = join(import.meta.dirname, "../../../fixtures/samples/claude-code");
const expected = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));
const path = globSync(join(folder, "home/.claude/projects/*/*.jsonl"))[0] ?? "";
const bytes = readFileSync(path);
const transcript = readBytes(bytes, path);

describe("the invented sample session", () => {
	it("is recognised although its first record is a state record", () => {
		expect(claudeCode.recognise(bytes.toString("utf8", 0, 4_000))).toBe(true);
	});

	it("has the session's facts", () => {
		expect(transcript).toMatchObject({
			id: expected.sessionId,
			title: expected.title,
			model: expected.model,
			cwd: expected.workspace,
			branch: "fix/csv-last-row",
			startedAt: "2026-11-27T09:12:28.000Z",
			endedAt: "2026-11-27T09:14:15.000Z",
			skippedRecords: 0,
			problems: [],
		});
		expect(transcript.tokens).toMatchObject({ output: expected.tokens.output, context: 19_217 });
	});

	it("has the user's prompts and nothing else as the user's words", () => {
		expect(userTexts(transcript)).toEqual(expected.userPrompts);
		for (const text of expected.mustNotBeUserPrompts) expect(userTexts(transcript).join("\n")).not.toContain(text);
	});

	it("has the tool calls with what became of them", () => {
		const seen = toolCalls(transcript).map(({ kind, command, exitCode, ok, files }) =>
			kind === "shell" ? { kind: "command", command, exitCode, ok } : { kind, file: files[0], ok },
		);
		expect(seen).toEqual(expected.toolCalls);
	});

	it("has what the agent said, at the offsets where it stands", () => {
		const steps = transcript.turns.flatMap((turn) => turn.steps);
		expect(steps.some((step) => step.type === "thinking")).toBe(expected.hasThinking);
		const said = steps.flatMap((step) => (step.type === "assistant" ? [step] : []));
		expect(said.map((step) => step.text).join("\n")).toContain(expected.decision);
		expect(said.at(-1)?.text).toBe(expected.lastAssistantText);
		for (const step of said) {
			const line = bytes.subarray(step.offset, bytes.indexOf("\n", step.offset)).toString("utf8");
			expect(JSON.parse(line).message.content[0].text).toBe(step.text);
		}
	});
});
