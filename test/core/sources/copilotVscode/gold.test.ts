import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { copilotExport, copilotLog, copilotTranscript } from "../../../../src/core/sources/copilotVscode/format";
import { promptsOf, readFile, toolsOf } from "../geminiCli/readWith";

const gold = "../shared/data/gold";
const read = (folder: string) =>
	readFile([copilotExport, copilotLog, copilotTranscript], `${gold}/${folder}/chat.json`);

describe.skipIf(!existsSync(gold))("real chats (needs ../shared/data/gold)", () => {
	let chat: Transcript;
	// Not while tests are collected: that happens where the data is absent, too.
	beforeAll(() => {
		chat = read("sessions/copilot/cp03");
	});

	test("cp03: one prompt less than render.py finds, as one of its eight is the click on Continue", () => {
		expect(chat.turns.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7]);
		expect(promptsOf(chat).some((words) => words?.startsWith("@agent Continue"))).toBe(false);
		expect(chat).toMatchObject({ skippedRecords: 0, problems: [], cwd: expect.stringMatching(/^\/workspaces\//) });
	});

	test("cp03: answers in a few steps, all files absolute, every edit with its text but one that came to nothing", () => {
		const steps = chat.turns.flatMap((turn) => turn.steps);
		expect(steps.filter((step) => step.type === "assistant").length).toBeLessThan(20);
		expect(steps.some((step) => step.type === "assistant" && step.text.includes("```\n\n```"))).toBe(false);
		const edits = toolsOf(chat).filter(({ kind }) => kind === "edit");
		expect(edits).toHaveLength(31);
		expect(edits.filter(({ added }) => added === null)).toHaveLength(1);
		expect(edits.flatMap(({ files }) => files).every((file) => file.startsWith("/workspaces/"))).toBe(true);
		expect(chat.plan.map(({ status }) => status)).toEqual(["completed", "completed", "completed"]);
	});

	test("od11: what is left of the requests is read, the rest counted", () => {
		const odd = read("odd/copilot/od11");
		// Of eight requests one has no message, one is empty, one is null.
		expect(promptsOf(odd)).toHaveLength(5);
		expect(odd.turns[1]?.steps).toMatchObject([{ type: "interruption", by: "user" }]);
		expect(odd.skippedRecords).toBe(3);
	});
});
