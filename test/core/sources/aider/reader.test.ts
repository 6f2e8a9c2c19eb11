import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aider } from "../../../../src/core/sources/aider/format";
import { splitPassages } from "../../../../src/core/sources/aider/passages";
import { calls, damaged, interruptions, prompts, read, said, steps, textAt } from "../qwenCode/reading";

const path = "/home/dev/tide-tables/.aider.chat.history.md";
const file = readFileSync(resolve("test/fixtures/aider/several-sessions.md"));
const transcript = read(aider, file, path);

const expectedPrompts = [
	"an older wish",
	'The CSV export drops the last row – fix it:\n\n```ts\n#### not a heading\ntext.split("\\n").slice(0, -1)\n```',
	"why does the streaming parser matter?",
	"rename parseRows to rowsOf in the command line, too",
	"now the docs",
	"leave the docs for later, thanks",
];

describe("a history of several sessions", () => {
	it("is one conversation", () => {
		expect(prompts(transcript)).toEqual(expectedPrompts);
		expect(transcript).toMatchObject({
			agent: "aider",
			id: path,
			cwd: "/home/dev/tide-tables",
			model: "claude-sonnet-5",
			startedAt: null,
			tokens: { input: 19_400, output: 1_640, context: 6_000, window: null },
			problems: [],
		});
	});

	it("leaves headings and quotations of the model in its answer", () => {
		expect(said(transcript, "assistant")[1]).toBe(
			"I will split differently.\n\n#### What changes\n\n> A quotation of the model, not of the console.",
		);
	});

	it("reads edits: applied, only proposed, failed to match with another one applied", () => {
		const edits = calls(transcript).filter((call) => call.kind === "edit");
		expect(edits).toMatchObject([
			{
				files: ["/home/dev/tide-tables/src/csv.ts"],
				added: '  const rows = text.split(/\\r?\\n/);\n\n  if (rows.at(-1) === "") rows.pop();',
				removed: '  const rows = text.split("\\n").slice(0, -1);',
				ok: true,
			},
			{
				files: ["/home/dev/tide-tables/docs/notes.md"],
				added: "# Notes\n#### deep heading\n> quoted line  ",
				ok: true,
			},
			{ files: ["/home/dev/tide-tables/src/stream.ts"], ok: false, result: null },
			{ files: ["/home/dev/tide-tables/src/cli.ts"], ok: false },
			{ files: ["/home/dev/tide-tables/src/csv.ts"], ok: true },
		]);
		expect(edits[3]?.result).toContain("failed to exactly match");
	});

	it("reads commands: the agent's, the user's, the refused one; no exit code is known", () => {
		expect(calls(transcript).filter((call) => call.kind === "shell")).toMatchObject([
			{ name: "shell", command: "npm test", exitCode: null, ok: null, denial: null },
			{ name: "/run", command: "npm run lint", exitCode: null, ok: null },
			{ name: "shell", command: "git push", ok: false, denial: "" },
		]);
		expect(calls(transcript).find((call) => call.name === "commit")?.text).toBe(
			"abc1234 fix: keep the last row of the CSV export",
		);
	});

	it("reads one interruption, of an answer that was not finished", () => {
		expect(interruptions(transcript)).toEqual([{ by: "user", text: null }]);
		expect(transcript.turns.find((turn) => turn.user === "now the docs")?.steps.map((step) => step.type)).toEqual([
			"assistant",
			"interruption",
		]);
	});

	it("gives offsets in bytes of the whole file", () => {
		for (const turn of transcript.turns) if (turn.user !== null) expect(textAt(file, turn.offset)).toMatch(/^#### /);
		for (const step of steps(transcript))
			if (step.type === "tool" && step.tool.name === "SEARCH/REPLACE")
				expect(textAt(file, step.offset)).toMatch(/^<<<<<<< SEARCH\n/);
	});

	it("reads the same with carriage returns, and the same prompts when blanks at line ends were trimmed", () => {
		const windows = read(aider, Buffer.from(file.toString().replaceAll("\n", "\r\n")), path);
		expect(prompts(windows)).toEqual(expectedPrompts);
		expect(calls(windows).map((call) => call.added)).toEqual(calls(transcript).map((call) => call.added));
		const trimmed = Buffer.from(file.toString().replaceAll(/ +$/gm, ""));
		expect(prompts(read(aider, trimmed, path))).toEqual(expect.arrayContaining(expectedPrompts));
	});
});

describe("what the user types", () => {
	const promptsOf = (...typed: string[]) =>
		prompts(read(aider, Buffer.from(typed.map((text) => `\n#### ${text}  \n`).join("")), path));

	it("commands of aider are no prompts, nor are their beginnings; what is said through one is", () => {
		expect(promptsOf("/add a.ts", "/dro a.ts", "/commit", "/exit", "/test", "<blank>")).toEqual([]);
		expect(promptsOf("/code do it", "/architect plan it", "/ask")).toEqual(["do it", "plan it"]);
	});

	it("a path, or a command that aider does not have, is the user's own words", () => {
		expect(promptsOf("/home/dev/x.ts is broken", "/mv a.ts b.ts", "> quoted wish")).toEqual([
			"/home/dev/x.ts is broken",
			"/mv a.ts b.ts",
			"> quoted wish",
		]);
	});

	it("a question of aider that an earlier answer settles is not the user's", () => {
		expect(promptsOf("Add file to the chat? (Y)es/(N)o/(A)ll/(S)kip all/(D)on't ask again [Yes]: all")).toEqual([]);
	});
});

describe("other edit formats", () => {
	const talk = (reply: string, ...console: string[]) =>
		calls(
			read(
				aider,
				Buffer.from(`\n#### go  \n\n${reply}\n\n${console.map((line) => `> ${line}  \n`).join("")}\n#### next  \n`),
				path,
			),
		);

	it("whole files and unified diffs are edits once aider says that they were applied", () => {
		expect(talk("src/a.ts\n```ts\nexport const a = 1;\n```", "Applied edit to src/a.ts")).toMatchObject([
			{
				kind: "edit",
				files: ["/home/dev/tide-tables/src/a.ts"],
				added: "export const a = 1;",
				removed: null,
				ok: true,
			},
		]);
		const diff = "```diff\n--- src/a.ts\n+++ src/a.ts\n@@ @@\n-old\n+new\n```";
		expect(talk(diff, "Applied edit to src/a.ts")).toMatchObject([{ added: "new", removed: "old", ok: true }]);
		expect(talk(diff)).toEqual([]);
	});

	it("a block that was cut off is an edit of unknown outcome", () => {
		const cut = Buffer.from("\n#### go  \n\nsrc/a.ts\n```ts\n<<<<<<< SEARCH\nold\n=======\nne");
		expect(calls(read(aider, cut, path))).toMatchObject([{ added: "ne", removed: "old", ok: null, result: null }]);
	});

	it("an error that aider does not retry ends the turn", () => {
		const withConsole = (...lines: string[]) =>
			interruptions(read(aider, Buffer.from(`\n#### go  \n${lines.map((line) => `> ${line}  \n`).join("")}`), path));
		expect(withConsole("litellm.AuthenticationError: no key")).toEqual([
			{ by: "error", text: "litellm.AuthenticationError: no key" },
		]);
		expect(withConsole("litellm.RateLimitError: slow down", "Retrying in 0.2 seconds...")).toEqual([]);
	});
});

describe("recognition", () => {
	it("by the heading, or without one by console and user lines", () => {
		expect(aider.recognise(file.toString().slice(0, 4000))).toBe(true);
		expect(aider.recognise("> Aider v0.86.1  \n\n#### hello  \n")).toBe(true);
		expect(aider.recognise("# Notes\n\n#### A heading\n\n> A quotation\n")).toBe(false);
	});
});

describe("damage", () => {
	it("never throws, and never gives an empty session without saying so", () => {
		fc.assert(
			fc.property(damaged(file), (bytes) => {
				const damagedTalk = read(aider, bytes, path);
				expect(prompts(damagedTalk).length > 0 || damagedTalk.problems.length > 0).toBe(true);
			}),
			{ numRuns: 150 },
		);
	});
});

const gold = resolve("../shared/data/gold");
describe.skipIf(!existsSync(gold))("real histories (skipped where ../shared is absent)", () => {
	const history = (name: string) => readFileSync(`${gold}/${name}/.aider.chat.history.md`, "utf8");

	it("ad02: every user's line of all ten sessions is found, and each is a prompt, a command or a settled question", () => {
		const text = history("sessions/aider/ad02");
		expect(splitPassages(text).filter((passage) => passage.type === "user")).toHaveLength(49);
		const count = prompts(read(aider, Buffer.from(text), path)).length;
		expect(count).toBe(33);
		const settled = text.match(/^#### .*\(Y\)es\/\(N\)o/gm)?.length ?? 0;
		const commands = text.match(/^#### (?:\/(?:add|ls|edit|exit)\b|!).*\n(?!####)/gm)?.length ?? 0;
		expect(count + settled + commands).toBe(49);
	});

	it("od14: no heading, carriage returns, cut off: all prompts are found", () => {
		const text = history("odd/aider/od14");
		expect(splitPassages(text).filter((passage) => passage.type === "user")).toHaveLength(32);
		const odd = read(aider, Buffer.from(text), path);
		expect(aider.recognise(text.slice(0, 4000))).toBe(true);
		expect(odd.problems).toEqual([]);
		expect(prompts(odd)).toHaveLength(19);
		expect(prompts(odd).join()).not.toContain("\r");
	});
});

describe("an edit that aider could not or would not make", () => {
	const history = (message: string) =>
		read(
			aider,
			Buffer.from(
				`# aider chat started at 2026-11-27 09:12:00\n\n#### serve it  \n\nI change the port.\n\nconf/tide.conf\n\`\`\`\n<<<<<<< SEARCH\nlisten 80;\n=======\nlisten 81;\n>>>>>>> REPLACE\n\`\`\`\n\n> ${message}  \n`,
			),
			path,
		);

	it.each([
		"Unable to write file /srv/tides/conf/tide.conf after 5 attempts: [Errno 13] Permission denied",
		"Skipping edits to conf/tide.conf",
	])("keeps what aider said: %s", (message) => {
		expect(calls(history(message))).toMatchObject([{ kind: "edit", ok: false, result: message }]);
	});
});
