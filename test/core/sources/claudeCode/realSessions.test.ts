import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Transcript } from "../../../../src/core/model/transcript";
import { claudeCode } from "../../../../src/core/sources/claudeCode/format";
import { isClaudeSubagentPath } from "../../../../src/core/sources/claudeCode/subagentPath";
import { readBytes, toolCalls, userTexts } from "./session";

/** Other people's data: read where it is there, never copied. */
const data = join(import.meta.dirname, "../../../../../shared/data");
const real = join(data, "real/claude-code-2.1.332/.claude/projects");
const gold = join(data, "gold");

function readFile(path: string): Transcript {
	const bytes = readFileSync(path);
	expect(claudeCode.recognise(bytes.toString("utf8", 0, 4_000)) || bytes.length === 0).toBe(true);
	return readBytes(bytes, path);
}

function readReal(id: string): Transcript {
	return readFile(globSync(join(real, `*/${id}*.jsonl`))[0] ?? id);
}

function readOdd(id: string): Transcript {
	return readFile(globSync(join(gold, `odd/claude-code/${id}/**/*.jsonl`))[0] ?? id);
}

const firstTurns = ["Please fix the failing test", "let's do the retry path next time, remind me to update the docs"];

describe.skipIf(!existsSync(real))("real sessions of Claude Code 2.1.332 (needs ../shared/data/real)", () => {
	it.each(["ba9d6068", "a94f0f1d"])("%s: three turns, in print mode and interactive", (id) => {
		const transcript = readReal(id);
		expect(userTexts(transcript)).toEqual([...firstTurns, "thanks, bye"]);
		expect(toolCalls(transcript).map(({ kind, exitCode, ok }) => [kind, exitCode, ok])).toEqual([
			["shell", 1, false],
			["read", null, true],
			["edit", null, true],
			["shell", 0, true],
		]);
		expect(transcript).toMatchObject({ skippedRecords: 0, problems: [], cwd: "/home/dev/ws", branch: "main" });
	});

	it("0cfc7bc4: tasks, sub-agent, question, title, queued prompt, interrupt, ! command", () => {
		const transcript = readReal("0cfc7bc4");
		expect(userTexts(transcript)).toEqual([
			...firstTurns,
			"use a subagent to say hello",
			"ask me a question",
			"give me a slow answer please",
			"thanks, bye",
		]);
		expect(transcript.title).toBe("demo session");
		expect(transcript.plan.map((item) => item.status)).toEqual(["completed", "in_progress", "pending"]);
		const calls = toolCalls(transcript);
		expect(calls.find((call) => call.kind === "ask")?.questions).toMatchObject([{ answer: "Exponential" }]);
		expect(calls.find((call) => call.kind === "agent")).toMatchObject({ ok: true, result: "Hello from the subagent." });
		expect(calls.at(-1)).toMatchObject({ kind: "shell", command: "echo from-bash-mode", result: "from-bash-mode" });
		expect(transcript.turns[4]?.steps.map((step) => step.type)).toEqual(["assistant", "interruption"]);
	});

	it("9bd15305: the older TodoWrite", () => {
		expect(readReal("9bd15305").plan.map((item) => item.status)).toEqual(["completed", "in_progress", "pending"]);
	});

	it("ebbfa0ae: a compaction is a step, not a prompt", () => {
		const transcript = readReal("ebbfa0ae");
		expect(userTexts(transcript)).toEqual(["thanks, bye"]);
		const last = transcript.turns[0]?.steps.at(-1);
		expect(last).toMatchObject({ type: "compaction", text: expect.stringMatching(/^Summary:\n[^\n]*$/) });
	});

	it.each([
		["253885c6", 0],
		["b912335d", 0],
		["4fdceafd", 2],
		["d4907ef7", 2],
	])("%s: killed in its only turn, %i steps and no end of the command", (id, steps) => {
		const { turns } = readReal(id);
		expect(turns).toHaveLength(1);
		expect(turns[0]?.steps).toHaveLength(steps);
		for (const step of turns[0]?.steps ?? [])
			if (step.type === "tool") expect(step.tool).toMatchObject({ result: null, ok: null });
	});

	it.each(["f613fce0", "0618d9a4"])("%s: commands only, reported as a file without a prompt", (id) => {
		expect(readReal(id)).toMatchObject({ turns: [], problems: [{ code: "transcript.noPrompt" }] });
	});

	it("sub-agents' files are told by their path and hold no word of the user", () => {
		const paths = globSync(join(real, "**/*.jsonl"));
		const ofAgents = paths.filter(isClaudeSubagentPath);
		expect(ofAgents).toHaveLength(1);
		expect(ofAgents.flatMap((path) => userTexts(readFile(path)))).toEqual([]);
	});
});

describe.skipIf(!existsSync(gold))("gold sessions (needs ../shared/data/gold)", () => {
	const paths = globSync(join(gold, "sessions/claude-code/*/**/*.jsonl"));

	it.each(paths.map((path) => [/\/(cc\d+)\//.exec(path)?.[1] ?? path, path]))(
		"%s has as many turns as its label says",
		(id, path) => {
			const label = JSON.parse(readFileSync(join(gold, `labels/dev/${id}.json`), "utf8"));
			const transcript = readFile(path);
			expect(userTexts(transcript)).toHaveLength(label.turns_total);
			expect(transcript.problems).toEqual([]);
		},
	);

	it("od01: a last line that is cut off is left out", () => {
		expect(readOdd("od01")).toMatchObject({ turns: { length: 5 }, skippedRecords: 1, problems: [] });
	});

	it("od02: invalid lines in the middle are left out", () => {
		expect(readOdd("od02")).toMatchObject({ turns: { length: 5 }, skippedRecords: 2, problems: [] });
	});

	it("od07: no control characters and no lone surrogates come through", () => {
		const text = JSON.stringify(readOdd("od07"));
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
		expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f]|\\u00[01]|\\ud[89a-f]/);
	});

	it("od08: duplicates, cycles and lines out of order give the turns of the session it was made from", () => {
		const original = readFile(paths.find((path) => path.includes("/cc11/")) ?? "");
		const odd = readOdd("od08");
		expect(userTexts(odd)).toEqual(userTexts(original));
		expect(odd.turns.map((turn) => turn.steps.length)).toEqual(original.turns.map((turn) => turn.steps.length));
	});

	it.each([
		["od12", "transcript.noPrompt"],
		["od13", "transcript.empty"],
	])("%s: nothing in it, and it says so", (id, code) => {
		expect(readOdd(id)).toMatchObject({ turns: [], problems: [{ code }] });
	});
});
