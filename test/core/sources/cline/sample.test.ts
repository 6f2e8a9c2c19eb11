import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ToolCall, Transcript } from "../../../../src/core/model/transcript";
import { clineSession, clineTask } from "../../../../src/core/sources/cline/format";
import { promptsOf, readFile, saidIn, toolsOf } from "../geminiCli/readWith";

const folder = "test/fixtures/samples/cline";
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
const stores: [string, string, string][] = [
	["legacy", "ui_messages.json", "src/csv.ts"],
	["sdk", ".messages.json", "/home/dev/tide-tables/src/csv.ts"],
];

describe.each(stores)("sample of Cline, %s store", (store, ending, edited) => {
	const session = expected.sessions.find((one: { store: string }) => one.store === store);
	const transcript: Transcript = readFile(
		[clineTask, clineSession],
		`${folder}/${paths.find((path) => path.endsWith(ending))}`,
	);

	test("has the session's facts; the sample names no working folder", () => {
		const { id, model, cwd, tokens, problems, skippedRecords } = transcript;
		expect({ id, model, cwd }).toEqual({ id: session.sessionId, model: expected.model, cwd: null });
		expect(tokens).toMatchObject(session.tokens);
		expect({ problems, skippedRecords }).toEqual({ problems: [], skippedRecords: 0 });
	});

	test("has the prompts without their frames", () => {
		expect(promptsOf(transcript)).toEqual(expected.userPrompts);
	});

	test("has each tool call; the older store knows no exit codes", () => {
		const brief = ({ kind, command, files, exitCode, ok }: ToolCall) =>
			kind === "shell" ? { command, exitCode } : { file: files[0], ok };
		const [failed, passed] = session.exitCodes;
		expect(toolsOf(transcript).map(brief)).toEqual([
			{ command: "npm test", exitCode: failed },
			{ file: edited, ok: true },
			{ command: "npm test", exitCode: passed },
		]);
		expect(toolsOf(transcript)[0]?.result).toContain("1 failed | 5 passed");
		expect(toolsOf(transcript)[1]).toMatchObject({
			removed: expect.stringContaining("slice(0, -1)"),
			added: expect.stringContaining("rows.pop()"),
		});
	});

	test("has the assistant's words and thinking", () => {
		expect(saidIn(transcript).at(-1)).toBe(expected.lastAssistantText);
		expect(saidIn(transcript).join("\n")).toContain(expected.decision);
		expect(saidIn(transcript).join("\n")).toContain(expected.deferred);
		expect(transcript.turns[0]?.steps.some((step) => step.type === "thinking")).toBe(true);
	});
});

test("the other files beside them are no conversations", () => {
	const others = paths.filter((path) => path.endsWith(".json") && !stores.some(([, ending]) => path.endsWith(ending)));
	expect(others.length).toBeGreaterThan(3);
	for (const path of others) {
		const head = readFileSync(`${folder}/${path}`, "utf8").slice(0, 4096);
		expect([path, clineTask.recognise(head), clineSession.recognise(head)]).toEqual([path, false, false]);
	}
});
