import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clineSession, clineTask } from "../../../../src/core/sources/cline/format";
import { copilotExport, copilotLog, copilotTranscript } from "../../../../src/core/sources/copilotVscode/format";
import { geminiDocument, geminiLog } from "../../../../src/core/sources/geminiCli/format";

const formats = { clineSession, clineTask, copilotExport, copilotLog, copilotTranscript, geminiDocument, geminiLog };
const namesFor = (head: string) =>
	Object.entries(formats).flatMap(([name, format]) => (format.recognise(head) ? [name] : []));
const folder = "test/fixtures/samples";
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.jsonl?$/.test(path));

test("each file of the samples is claimed by the one format that is its own, and those of others by none", () => {
	const claimed = paths.flatMap((path) => {
		const names = namesFor(readFileSync(`${folder}/${path}`, "utf8").slice(0, 2048));
		return names.map((name) => `${path.split(/[\\/]/)[0]}: ${name}`);
	});
	expect(claimed.toSorted()).toEqual([
		"cline: clineSession",
		"cline: clineTask",
		"copilot-vscode: copilotLog",
		"copilot-vscode: copilotTranscript",
		"gemini-cli: geminiLog",
	]);
});

test.each([
	['{"responderUsername":"GitHub Copilot","initialLocation":"panel","requests":[', ["copilotExport"]],
	['{\n  "requesterUsername": "someone",\n  "requests": [', ["copilotExport"]],
	['{"version":3,"requesterUsername":"a","responderUsername":"b","requests":[', ["copilotExport"]],
	['{"kind":0,"v":{"version":3,"responderUsername":"GitHub Copilot","requests":[]}}\n', ["copilotLog"]],
	['{"type":"session.start","data":{"sessionId":"s","producer":"copilot-agent","copilotVersion":"1.0.102"}}\n', []],
	['{\n  "sessionId": "s",\n  "projectHash": "00",\n  "messages": [', ["geminiDocument"]],
	['{"sessionId":"s","projectHash":"00","messages":[{"id":"1"', ["geminiDocument"]],
	['{"sessionId":"s","projectHash":"00","kind":"main"}\n{"$set":', ["geminiLog"]],
	['{"sessionId":"s","projectHash":"00","kind":"main"}', ["geminiLog"]],
	['[{"type":"say","ts":1,"say":"task","text":"{}"}', ["clineTask"]],
	['[{"role":"user","content":[{"type":"text"', []],
	['{"version":1,"agent":"lead","sessionId":"s","messages":[{"role":"user"', ["clineSession"]],
	["", []],
	["[]", []],
	['{"type":"user","sessionId":"s","message":{"role":"user"}}', []],
])("%j", (head, names) => {
	expect(namesFor(head)).toEqual(names);
});
