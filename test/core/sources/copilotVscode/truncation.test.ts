import { expect, test } from "vitest";
import { copilotExport, copilotLog } from "../../../../src/core/sources/copilotVscode/format";
import { dropTruncated } from "../../../../src/core/sources/copilotVscode/truncation";
import { promptsOf, readRecords, readText, saidIn, toolsOf } from "../geminiCli/readWith";

const gone = "[VS Code: value truncated for persistence; original 1400000 chars]";
const overBudget = "[VS Code: value truncated for persistence; entry exceeded size budget]";
const terminal = {
	kind: "toolInvocationSerialized",
	toolId: "run_in_terminal",
	toolCallId: "c",
	isComplete: true,
	toolSpecificData: {
		kind: "terminal",
		commandLine: { original: "make" },
		terminalCommandState: { exitCode: 2 },
		terminalCommandOutput: { text: gone },
	},
};
const requests = [
	{ requestId: "1", message: { text: "one" }, response: [{ value: overBudget }, terminal, { value: "Made." }] },
	{ requestId: "2", message: { text: gone }, response: [{ value: "Read it." }] },
	{ requestId: "3", message: { text: `What does "${gone}" mean?` }, response: [] },
];

test.each([
	["log", () => readRecords(copilotLog, { kind: 0, v: { requests: [] } }, { kind: 2, k: ["requests"], v: requests })],
	["export", () => readText(copilotExport, JSON.stringify({ responderUsername: "x", requests }))],
])("texts that VS Code left out are nobody's words, and are reported (%s)", (_, read) => {
	const transcript = read();
	expect(promptsOf(transcript)).toEqual(["one", `What does "${gone}" mean?`]);
	expect(saidIn(transcript)).toEqual(["Made.", "Read it."]);
	expect(toolsOf(transcript)).toMatchObject([{ command: "make", exitCode: 2, result: null }]);
	expect(transcript.problems).toEqual([
		{ code: "transcript.truncated", path: expect.any(String), place: "VS Code did not store 3 texts" },
	]);
});

test("in a list the others keep their place", () => {
	const value = { list: ["a", gone, { text: overBudget }] };
	expect(dropTruncated(value)).toBe(2);
	expect(value).toEqual({ list: ["a", "", {}] });
});
