import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { Scratch } from "./support/runCli";

const samples = resolve("test/fixtures/samples");

function sessionFile(agent: string): string {
	const files = readdirSync(join(samples, agent, "home"), { recursive: true, encoding: "utf8" });
	const file = files.find((name) => /\.jsonl$/.test(name) && !/history|agent-/.test(name));
	return join(samples, agent, "home", file ?? "");
}

describe("transcript", () => {
	it.each(["claude-code", "codex", "codex-legacy"])("of the sample of %s is what is expected", (agent) => {
		const expected = JSON.parse(readFileSync(join(samples, agent, "expected.json"), "utf8"));
		const run = new Scratch().run(["transcript", "--transcript", sessionFile(agent)]);
		expect(run.code).toBe(0);
		const transcript = JSON.parse(run.stdout);
		expect(transcript).toMatchObject({ agent: expected.agent, id: expected.sessionId, cwd: expected.workspace });
		expect(transcript.turns.map((turn: { user: string }) => turn.user)).toEqual(expected.userPrompts);
		const steps = transcript.turns.flatMap((turn: { steps: object[] }) => turn.steps);
		const tools = steps.flatMap(
			(step: { tool?: { kind: string; command?: string; exit_code: number; ok: boolean; files: string[] } }) =>
				step.tool && (step.tool.kind === "shell" || step.tool.kind === "edit") ? [step.tool] : [],
		);
		expect(tools.map((tool: { command?: string }) => tool.command ?? "edit")).toEqual(
			expected.toolCalls.map((call: { command?: string }) => call.command ?? "edit"),
		);
		expect(tools.map((tool: { ok: boolean }) => tool.ok)).toEqual(
			expected.toolCalls.map((call: { ok: boolean }) => call.ok),
		);
	});

	it("names a file that is no session", () => {
		const scratch = new Scratch();
		const path = scratch.write("notes.txt", "just notes\n");
		const run = scratch.run(["transcript", "--transcript", path]);
		expect(run).toMatchObject({ code: 2, stdout: "" });
		expect(run.stderr).toBe(`${path} is not a session file of an agent that can be read.\n`);
	});

	it.each([
		["zero bytes", "", "is empty"],
		["missing", null, "no such file"],
	])("%s: a clear message and exit code 2", (_, content, message) => {
		const scratch = new Scratch();
		const path = content === null ? join(scratch.workspace, "gone.jsonl") : scratch.write("x.jsonl", content);
		const run = scratch.run(["scan", "--transcript", path]);
		expect(run.code).toBe(2);
		expect(run.stderr).toContain(path);
		expect(run.stderr).toContain(message);
	});
});

describe("dressings of a session file", () => {
	const plain = readFileSync(sessionFile("claude-code"));
	const prompts = (scratch: Scratch, path: string) => {
		const run = scratch.run(["transcript", "--transcript", path]);
		expect(run.code).toBe(0);
		return JSON.parse(run.stdout).turns.map((turn: { user: string }) => turn.user);
	};
	const expected = JSON.parse(readFileSync(join(samples, "claude-code", "expected.json"), "utf8")).userPrompts;
	const longLine = `{"type":"progress","uuid":"x","parentUuid":null,"data":"${"x".repeat(10_000_000)}"}\n`;

	it.each([
		["a byte order mark", Buffer.concat([Buffer.from("\ufeff"), plain])],
		[
			"UTF-16 with its mark",
			Buffer.concat([Buffer.from("\ufeff", "utf16le"), Buffer.from(plain.toString("utf8"), "utf16le")]),
		],
		["carriage returns", Buffer.from(plain.toString("utf8").replaceAll("\n", "\r\n"))],
		["a line of 10 MB", Buffer.concat([plain, Buffer.from(longLine)])],
		["a half-written last line", Buffer.concat([plain, Buffer.from('{"type":"user","uuid":"y","mess')])],
		["NUL bytes at the end", Buffer.concat([plain, Buffer.alloc(4096)])],
		["lines that are no JSON", Buffer.concat([Buffer.from("not json\n[1,2\n"), plain])],
	])("%s: every prompt is read", (_, bytes) => {
		const scratch = new Scratch();
		expect(prompts(scratch, scratch.write("s.jsonl", bytes))).toEqual(expected);
	});
});

const odd = resolve("../shared/data/gold/odd");
describe.skipIf(!existsSync(odd))("odd files of real sessions (not run where ../shared is absent)", () => {
	const files = existsSync(odd)
		? readdirSync(odd, { recursive: true, encoding: "utf8" }).filter((name) => /\.(jsonl|json|md)$/.test(name))
		: [];
	it.each(files)("%s: no crash, no control characters, a message where nothing could be read", (name) => {
		const run = new Scratch().run(["scan", "--transcript", join(odd, name), "--findings"]);
		expect([0, 2]).toContain(run.code);
		expect(run.stderr).not.toMatch(/\bat .*\.js:\d+/);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
		expect(run.stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
		if (run.code === 2) expect(run.stderr).toContain(name.split("/").at(-1));
		else expect(JSON.parse(run.stdout).packet).toBeTruthy();
	});
});
