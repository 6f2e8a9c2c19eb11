import { describe, expect, test } from "vitest";
import { geminiDocument, geminiLog } from "../../../../src/core/sources/geminiCli/format";
import { promptsOf, readFile, saidIn, shapeOf, toolsOf } from "./readWith";

const read = (name: string) =>
	readFile([geminiDocument, geminiLog], `test/fixtures/gemini-cli/0.61.0/session-2026-11-30T${name}.jsonl`);

describe("sessions that Gemini CLI 0.61.0 wrote", () => {
	test("three turns: codes from the text, files, plan", () => {
		const transcript = read("10-01-1d0665da");
		expect(promptsOf(transcript)).toHaveLength(3);
		expect(toolsOf(transcript).map(({ kind, exitCode, ok }) => [kind, exitCode, ok])).toEqual([
			["shell", 1, false],
			["read", null, true],
			["edit", null, true],
			["shell", 0, true],
			["plan", null, true],
		]);
		expect(transcript.plan.map(({ status }) => status)).toEqual(["completed", "in_progress", "pending"]);
		expect(transcript.skippedRecords).toBe(0);
	});

	test("four runs of one session: every message once, at its first time and place", () => {
		const transcript = read("09-58-9b3eee12");
		expect(promptsOf(transcript)).toEqual([
			"Please fix the failing test",
			"let's do the retry path next time, remind me to update the docs",
			"thanks, bye",
			"thanks, bye",
			"thanks, bye",
		]);
		expect(toolsOf(transcript).map(({ exitCode }) => exitCode)).toEqual([1, null, null, 0, null]);
		const offsets = transcript.turns.map(({ offset }) => offset);
		expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
		expect(transcript.startedAt).toBe("2026-11-30T09:58:07.937Z");
		expect(transcript.problems).toEqual([]);
	});

	test("/compress: the summary is the agent's", () => {
		const transcript = read("09-28-896daab4");
		expect(promptsOf(transcript)).toEqual(["thanks, bye"]);
		expect(shapeOf(transcript)).toEqual(["assistant compaction"]);
		expect(saidIn(transcript)).toEqual(["Goodbye"]);
	});

	test("records of failing hooks do not move the end", () => {
		expect(read("09-31-29d08a4f").endedAt).toBe("2026-11-30T09:31:02.663Z");
	});

	test("a prompt without an answer, and a stub without a prompt", () => {
		expect(read("09-29-1c11e06b").turns).toMatchObject([{ index: 1, user: "give me a slow answer please", steps: [] }]);
		expect(read("09-59-9b3eee12").problems).toMatchObject([{ code: "transcript.noPrompt" }]);
	});
});
