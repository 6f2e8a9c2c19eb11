import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { promptsOf, readFile, saidIn, toolsOf } from "./readRollout";

const folder = "test/fixtures/codex/0.171.0";
/** Reads the file whose session id ends so. */
function read(ending: string) {
	const name = readdirSync(folder).find((file) => file.endsWith(`${ending}.jsonl`));
	return readFile(`${folder}/${name}`);
}
const kindsOf = (transcript: ReturnType<typeof read>) =>
	toolsOf(transcript).map(({ kind, command, files, exitCode, ok }) => [kind, command ?? files, exitCode, ok]);

describe("Codex 0.171.0", () => {
	test("code mode: three turns, real commands, a plan that only the program holds", () => {
		const transcript = read("431b20c2");
		expect(promptsOf(transcript)).toEqual([
			"Please fix the failing test",
			"let's do the retry path next time, remind me to update the docs",
			"thanks, bye",
		]);
		expect(kindsOf(transcript)).toEqual([
			["shell", "node --test", 1, false],
			["shell", "cat src/sum.js", 0, true],
			["edit", ["/home/dev/ws/src/sum.js"], null, true],
			["shell", "node --test", 0, true],
			["plan", [], null, null],
		]);
		expect(toolsOf(transcript)[2]).toMatchObject({ added: "  return a + b;", removed: "  return a - b;" });
		expect(transcript.plan.map(({ text, status }) => [text, status])).toEqual([
			["Fix sum() so the test passes", "completed"],
			["Handle the retry path", "in_progress"],
			["Update the docs", "pending"],
		]);
		expect(transcript).toMatchObject({ model: "gpt-6.2-sol", branch: "main", cwd: "/home/dev/ws", skippedRecords: 0 });
		expect(transcript.tokens).toEqual({ input: 9600, output: 336, context: 1242, window: 475000 });
	});

	test("plain function calls and apply_patch", () => {
		const transcript = read("767a50cf61d5");
		expect(promptsOf(transcript)).toEqual(["Please fix the failing test"]);
		expect(kindsOf(transcript)).toEqual([
			["shell", "node --test", 1, false],
			["shell", "cat src/sum.js", 0, true],
			["edit", ["/home/dev/ws/src/sum.js"], null, true],
			["shell", "node --test", 0, true],
		]);
		expect(toolsOf(transcript)[0]?.result).toMatch(/^TAP version 13\n/);
		expect(saidIn(transcript)).toHaveLength(2);
	});

	test("a compaction is one step, and its summary is nobody's answer", () => {
		const transcript = read("5526b166");
		expect(promptsOf(transcript)).toEqual(["thanks, bye"]);
		expect(saidIn(transcript)).toEqual(["Goodbye"]);
		const compactions = transcript.turns[0]?.steps.filter((step) => step.type === "compaction") ?? [];
		expect(compactions.map((step) => step.text)).toEqual([expect.stringContaining("Scripted summary: fixed sum()")]);
	});

	test("Escape is an interruption by the user", () => {
		expect(read("ffc655ca").turns).toMatchObject([
			{ user: "give me a slow answer please", steps: [{ type: "interruption", by: "user", text: null }] },
		]);
	});

	test("a terminal closed while text streamed leaves the prompt alone", () => {
		expect(read("5bbc00c5").turns).toMatchObject([{ user: "give me a slow answer please", steps: [] }]);
	});

	test("a background command's exit code comes after the end of the turn, and still belongs to its call", () => {
		const [command, ...others] = toolsOf(read("8fd05a97"));
		expect(others).toEqual([]);
		expect(command).toMatchObject({ kind: "shell", exitCode: 0, ok: true, background: false });
		expect(command?.result).toContain("tick 60");
	});

	test("a file with nothing but its head is an empty session", () => {
		const { problems, turns, cwd } = read("7e0fe506");
		expect(turns).toEqual([]);
		expect(cwd).toBe("/home/dev/.codex/worktrees/2695/ws");
		expect(problems.map(({ code }) => code)).toEqual(["transcript.empty"]);
	});
});
