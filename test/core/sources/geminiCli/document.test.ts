import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { geminiDocument, geminiLog } from "../../../../src/core/sources/geminiCli/format";
import { promptsOf, readFile, readText, saidIn, toolsOf } from "./readWith";

const gold = "../shared/data/gold";
const document = {
	sessionId: "s-1",
	projectHash: "00",
	startTime: "2026-01-01T00:00:00.000Z",
	lastUpdated: "2026-01-01T00:00:09.000Z",
	messages: [
		{ id: "1", timestamp: "2026-01-01T00:00:01.000Z", type: "user", content: 'say "[{" please' },
		{ id: "2", timestamp: "2026-01-01T00:00:02.000Z", type: "gemini", content: "[{ said }]" },
		{ id: "3", timestamp: "2026-01-01T00:00:03.000Z", type: "user", content: "thanks" },
	],
	summary: "A talk",
};

describe("the single document", () => {
	test("is read with its title, and the place of a message is its index", () => {
		const transcript = readText(geminiDocument, JSON.stringify(document, null, 2));
		expect(transcript).toMatchObject({
			id: "s-1",
			title: "A talk",
			turns: [{ offset: 0 }, { offset: 2 }],
			problems: [],
		});
		expect(saidIn(transcript)).toEqual(["[{ said }]"]);
	});

	test("cut off anywhere it gives the messages that are whole, and says so", () => {
		const text = JSON.stringify(document);
		const whole = promptsOf(readText(geminiDocument, text));
		for (let end = 1; end < text.length; end++) {
			const transcript = readText(geminiDocument, text.slice(0, end));
			const prompts = promptsOf(transcript);
			expect(prompts).toEqual(whole.slice(0, prompts.length));
			expect(transcript.problems[0]?.code).toMatch(/^transcript\.(?:truncated|malformed)$/);
		}
		const late = readText(geminiDocument, text.slice(0, text.indexOf('"summary"')));
		expect(late).toMatchObject({
			id: "s-1",
			problems: [{ code: "transcript.truncated", place: "cut off after message 3" }],
		});
	});

	test("an empty file is an empty file", () => {
		expect(readText(geminiDocument, "").problems).toMatchObject([{ code: "transcript.empty" }]);
	});
});

describe.skipIf(!existsSync(gold))("real documents (needs ../shared/data/gold)", () => {
	const chats = (folder: string) => `${gold}/${folder}/tmp/proj/chats/session-2026-02-24T23-00-d6213251.json`;
	let whole: Transcript;
	// Not while tests are collected: that happens where the data is absent, too.
	beforeAll(() => {
		whole = readFile([geminiDocument, geminiLog], chats("sessions/gemini-cli/gm02"));
	});

	test("gm02: as many prompts as render.py finds, all calls, failures from the text", () => {
		expect(whole.turns.map(({ index }) => index)).toEqual([1, 2]);
		const tools = toolsOf(whole);
		expect(tools).toHaveLength(67);
		expect(tools.filter(({ kind, ok }) => kind === "edit" && ok === false)).toHaveLength(1);
		expect(tools.filter(({ kind }) => kind === "shell").every(({ exitCode }) => exitCode !== null)).toBe(true);
		expect(whole).toMatchObject({ skippedRecords: 0, problems: [] });
	});

	test("od10: cut off at 70 %, the messages before the cut are kept", () => {
		const cut = readFile([geminiDocument, geminiLog], chats("odd/gemini-cli/od10"));
		expect(cut.problems).toMatchObject([{ code: "transcript.truncated" }]);
		expect(cut.id).toBe(whole.id);
		expect(toolsOf(cut).length).toBeGreaterThan(40);
		expect(toolsOf(cut)).toEqual(toolsOf(whole).slice(0, toolsOf(cut).length));
	});
});
