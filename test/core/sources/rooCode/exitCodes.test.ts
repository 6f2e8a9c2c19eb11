import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addExitCodes } from "../../../../src/core/sources/rooCode/addExitCodes";
import { rooTask } from "../../../../src/core/sources/rooCode/format";
import { readText, toolsOf } from "../geminiCli/readWith";
import { spoilt } from "../geminiCli/spoilt";

const result = (code: number | null, output = "…") =>
	`Command executed in terminal  within working directory '/w'. Exit code: ${code ?? "<undefined, notify user>"}\nOutput:\n${output}`;
const native = (...commands: readonly (readonly [string, string])[]) =>
	JSON.stringify(
		commands.flatMap(([command, text], index) => [
			{
				role: "assistant",
				content: [
					{ type: "tool_use", id: `t${index}`, name: "execute_command", input: { command } },
					{ type: "tool_use", id: `r${index}`, name: "read_file", input: { path: "a" } },
				],
			},
			{
				role: "user",
				content: [
					{ type: "tool_result", tool_use_id: `t${index}`, content: index % 2 === 0 ? text : [{ type: "text", text }] },
					{ type: "tool_result", tool_use_id: `r${index}`, content: result(7) },
				],
			},
		]),
	);
const asText = (...commands: readonly (readonly [string, string])[]) =>
	JSON.stringify([
		{ role: "user", content: "<task>\ngo\n</task>" },
		...commands.map(([command, text]) => ({
			role: "user",
			content: [
				{ type: "text", text: `[execute_command for '${command}'] Result:` },
				{ type: "text", text },
				{ type: "text", text: "<environment_details>" },
			],
		})),
	]);
/** A task that ran these commands; one without output is still running or was refused. */
const ran = (...commands: readonly (readonly [string, string | null])[]) => {
	const entries = commands.flatMap(([command, output]) => [
		{ ts: 1, type: "ask", ask: "command", text: command },
		...(output === null ? [] : [{ ts: 2, type: "say", say: "command_output", text: output }]),
		{ ts: 3, type: "say", say: "api_req_started", text: "{}" },
	]);
	return readText(rooTask, JSON.stringify([{ ts: 0, type: "say", say: "text", text: "go" }, ...entries]));
};
const codes = (transcript: ReturnType<typeof ran>) => toolsOf(transcript).map(({ exitCode, ok }) => [exitCode, ok]);

describe.each([
	["blocks", native],
	["text", asText],
])("a history whose calls are %s", (_, history) => {
	test("tells the exit codes", () => {
		const transcript = ran(["make", "x"], ["make test", "y"], ["make", "z"]);
		const told = history(["make", result(1)], ["make test", result(null)], ["make", result(0)]);
		expect(codes(addExitCodes(transcript, told))).toEqual([
			[1, false],
			[null, null],
			[0, true],
		]);
	});

	test("that was condensed tells the later ones", () => {
		const transcript = ran(["make", "x"], ["make", "y"], ["make", "z"]);
		expect(codes(addExitCodes(transcript, history(["make", result(2)], ["make", result(0)])))).toEqual([
			[null, null],
			[2, false],
			[0, true],
		]);
	});

	test("tells a refusal, and nothing of a command that still runs", () => {
		const transcript = ran(["rm -r x", null], ["make", "y"], ["make", null]);
		const told = history(["rm -r x", "The user denied this operation."], ["make", result(0)]);
		expect(toolsOf(addExitCodes(transcript, told))).toMatchObject([
			{ ok: false, denial: "" },
			{ exitCode: 0 },
			{ exitCode: null, resultOffset: null },
		]);
	});
});

test("a history that cannot be read changes nothing", () => {
	const transcript = ran(["make", "x"]);
	for (const history of ["", "{}", "[1]", '[{"content":[null]}]', "no json"]) {
		expect(addExitCodes(transcript, history)).toBe(transcript);
	}
});

test("a spoilt history is read without an exception", () => {
	const transcript = ran(["make", "x"], ["make", "y"]);
	fc.assert(
		fc.property(
			spoilt(native(["make", result(0)], ["make", result(1)])),
			(history) => void addExitCodes(transcript, history),
		),
	);
});
