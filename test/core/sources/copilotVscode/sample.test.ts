import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ToolCall } from "../../../../src/core/model/transcript";
import { copilotExport, copilotLog, copilotTranscript } from "../../../../src/core/sources/copilotVscode/format";
import { promptsOf, readFile, saidIn, toolsOf } from "../geminiCli/readWith";

const folder = "test/fixtures/samples/copilot-vscode";
const expected = JSON.parse(readFileSync(`${folder}/expected.json`, "utf8"));
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".jsonl"));
const read = (store: string) =>
	readFile([copilotExport, copilotLog, copilotTranscript], `${folder}/${paths.find((path) => path.includes(store))}`);

describe.each(["chatSessions", "transcripts"])("sample of Copilot in VS Code, %s", (store) => {
	const transcript = read(store);

	test("has the prompts, without what VS Code raised itself and what was undone", () => {
		expect(promptsOf(transcript)).toEqual(expected.userPrompts);
	});

	test("has the files edited, the assistant's words and thinking", () => {
		expect(toolsOf(transcript).flatMap(({ files }) => files)).toEqual(expected.filesEdited);
		expect(saidIn(transcript).at(-1)).toBe(expected.lastAssistantText);
		expect(saidIn(transcript).join("\n")).toContain(expected.decision);
		expect(saidIn(transcript).join("\n")).toContain(expected.deferred);
		expect(transcript.turns[0]?.steps[0]?.type).toBe("thinking");
		expect(transcript).toMatchObject({ id: expected.sessionId, skippedRecords: 0, problems: [] });
	});
});

test("the log has title, model, tokens and exit codes", () => {
	const transcript = read("chatSessions");
	expect(transcript).toMatchObject({
		title: expected.title,
		model: expected.model,
		tokens: { input: expected.tokens.prompt, output: expected.tokens.output },
	});
	const brief = ({ kind, command, files, exitCode, ok }: ToolCall) =>
		kind === "shell" ? { kind: "command", command, exitCode, ok } : { kind, file: files[0], ok };
	expect(toolsOf(transcript).map(brief)).toEqual(expected.toolCalls);
});

test("what the log was given in one line stands at that line", () => {
	const path = `${folder}/${paths.find((one) => one.includes("chatSessions"))}`;
	const bytes = readFileSync(path);
	const transcript = read("chatSessions");
	for (const turn of transcript.turns) {
		const line = bytes.subarray(turn.offset, bytes.indexOf(10, turn.offset)).toString();
		expect(JSON.parse(line).v[0].message.text).toBe(turn.user);
	}
	const [failed] = toolsOf(transcript);
	expect(bytes.subarray(failed?.resultOffset ?? 0, bytes.indexOf(10, failed?.resultOffset ?? 0)).toString()).toContain(
		'"exitCode":1',
	);
});

test("the extension's transcript has the folder, and takes no command for a success", () => {
	const transcript = read("transcripts");
	expect(transcript.cwd).toBe(expected.workspace);
	expect(toolsOf(transcript).map(({ kind, exitCode, ok }) => [kind, exitCode, ok])).toEqual([
		["shell", null, null],
		["edit", null, true],
		["shell", null, null],
	]);
});
