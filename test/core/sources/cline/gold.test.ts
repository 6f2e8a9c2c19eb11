import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { clineSession, clineTask } from "../../../../src/core/sources/cline/format";
import { readFile, toolsOf } from "../geminiCli/readWith";

const gold = "../shared/data/gold";

describe.skipIf(!existsSync(gold))("a real task (needs ../shared/data/gold)", () => {
	let transcript: Transcript;
	// Not while tests are collected: that happens where the data is absent, too.
	beforeAll(() => {
		transcript = readFile([clineTask, clineSession], `${gold}/sessions/cline/cl04/tasks/task/ui_messages.json`);
	});

	test("cl04: as many prompts as render.py finds, nothing unknown", () => {
		expect(transcript.turns.map(({ index }) => index)).toEqual([1, 2, 3]);
		expect(transcript).toMatchObject({ skippedRecords: 0, problems: [] });
		expect(transcript.cwd).toMatch(/jira-dashboard$/);
	});

	test("cl04: the whole plan is done, a command was refused with words, the last one is open", () => {
		expect(transcript.plan).toHaveLength(8);
		expect(transcript.plan.every(({ status }) => status === "completed")).toBe(true);
		const commands = toolsOf(transcript).filter(({ kind }) => kind === "shell");
		expect(
			commands.map(({ denial, resultOffset }) => [denial === transcript.turns[2]?.user, resultOffset !== null]),
		).toEqual([
			[false, true],
			[true, true],
			[false, false],
		]);
	});
});
