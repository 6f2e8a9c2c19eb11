import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readFile, toolsOf } from "./readRollout";

const gold = "../shared/data/gold";
function read(folder: string) {
	const names = readdirSync(`${gold}/${folder}`, { recursive: true, encoding: "utf8" });
	return readFile(`${gold}/${folder}/${names.find((name) => name.endsWith(".jsonl"))}`);
}

/** The numbers of prompts are those of `render.py`, the data's own reader. */
describe.skipIf(!existsSync(gold))("real sessions (needs ../shared/data/gold)", () => {
	test("cx05, 0.104: exit codes from the text of exec_command", () => {
		const transcript = read("sessions/codex/cx05");
		expect(transcript.turns.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
		expect(toolsOf(transcript).map(({ exitCode }) => exitCode)).toEqual([1, 1, 0]);
		expect(transcript).toMatchObject({ skippedRecords: 0, problems: [] });
	});

	test("cx10, 0.45: exit codes from JSON in a string, six edits of which one failed", () => {
		const transcript = read("sessions/codex/cx10");
		expect(transcript.turns.map(({ index }) => index)).toEqual([1, 2, 3]);
		const tools = toolsOf(transcript);
		expect(tools.filter(({ kind }) => kind === "edit").map(({ ok }) => ok)).toEqual([
			false,
			true,
			true,
			true,
			true,
			true,
		]);
		expect(tools.filter(({ kind, exitCode }) => kind === "shell" && exitCode === 124)).toHaveLength(1);
		expect(transcript.plan.length).toBeGreaterThan(0);
		expect(transcript).toMatchObject({ skippedRecords: 0, problems: [] });
	});

	test("od09, 2025 without envelopes: recognised, folder from the environment context", () => {
		const transcript = read("odd/codex/od09");
		expect(transcript.turns.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6]);
		expect(transcript.cwd).toMatch(/^E:\\/);
		expect(toolsOf(transcript).map(({ exitCode }) => exitCode)).toEqual([1, 1, 1, 1]);
		expect(transcript).toMatchObject({ skippedRecords: 0, problems: [] });
	});
});
