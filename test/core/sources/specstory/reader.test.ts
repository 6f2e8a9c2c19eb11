import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { specstory } from "../../../../src/core/sources/specstory/format";
import { calls, damaged, interruptions, prompts, read, said, steps, textAt } from "../qwenCode/reading";

const folder = resolve("test/fixtures/specstory");
const claudePath = `${folder}/.specstory/history/2026-11-27_09-12-00Z-the-csv-export-drops.md`;
const claudeFile = readFileSync(claudePath);
const claude = read(specstory, claudeFile, claudePath);
const cursorFile = readFileSync(`${folder}/cursor.md`);
const springFile = readFileSync(`${folder}/cursor-2025-03.md`);
const summerFile = readFileSync(`${folder}/claude-2025-07.md`);
const cursor = read(specstory, cursorFile, `${folder}/cursor.md`);

describe("an export of Claude Code", () => {
	it("tells id, model, times, and the folder that the export lies in", () => {
		expect(claude).toMatchObject({
			agent: "specstory",
			id: "5d0f3f2a-7a0e-4a53-9a53-0f6c1d2e3b4a",
			title: null,
			cwd: folder,
			model: "claude-sonnet-5",
			startedAt: "2026-11-27T09:12:00.000Z",
			endedAt: "2026-11-27T09:14:33.000Z",
			problems: [],
		});
	});

	it("keeps the user's own words only, with a heading that is quoted in a code block", () => {
		expect(prompts(claude)).toEqual([
			"The CSV export drops the last row – fix it. It prints:\n\n```text\n_**User (2026-11-27 09:00:00Z)**_\na heading inside a code block\n```",
			"Good. Leave the streaming parser for later.",
			"thanks, bye",
		]);
		expect(interruptions(claude)).toEqual([{ by: "user", text: null }]);
	});

	it("leaves the sub-agent's talk out, keeps its result", () => {
		expect(said(claude, "assistant").join()).not.toContain("caller");
		expect(calls(claude).find((call) => call.kind === "agent")).toMatchObject({
			text: "Look for other callers",
			result: "There is one caller.",
		});
	});

	it("reads thoughts and an answer with a block that is never closed", () => {
		expect(said(claude, "thinking")).toEqual(["The slice takes the last element."]);
		expect(said(claude, "assistant")).toContain(
			"Understood. Here is a block that I never close:\n\n```bash\nnpm run docs",
		);
	});

	it("reads a command with its exit code, and a result with unescaped blocks in it to its end", () => {
		const [shell] = calls(claude);
		expect(shell).toMatchObject({ kind: "shell", name: "Bash", command: "npm test", exitCode: 1, ok: false });
		expect(shell?.result).toMatch(/^Exit code 1[\s\S]*1 failed \| 5 passed$/);
	});

	it("reads edits: file from the result, text of a written file, refusal with the user's words", () => {
		expect(calls(claude).filter((call) => call.kind === "edit")).toMatchObject([
			{ files: ["/home/dev/tide-tables/src/csv.ts"], ok: true, added: null, denial: null },
			{ files: ["/home/dev/tide-tables/NOTES.md"], ok: true, added: "# Notes\n\n- one" },
			{ files: [], ok: false, added: "export const cache = new Map();", denial: "no cache, please" },
		]);
		expect(calls(claude).find((call) => call.kind === "read")?.files).toEqual([`${folder}/src/csv.ts`]);
	});

	it("reads the task list and the question with its answer", () => {
		expect(claude.plan).toEqual([
			{ text: "Fix the slice", status: "completed" },
			{ text: "Run the tests", status: "in_progress" },
			{ text: "Update the docs", status: "pending" },
		]);
		expect(calls(claude).find((call) => call.kind === "ask")?.questions).toEqual([
			{ question: "Keep blank rows?", options: ["Keep", "Drop"], answer: "Keep" },
		]);
	});

	it("gives offsets in bytes", () => {
		for (const turn of claude.turns) expect(textAt(claudeFile, turn.offset)).toMatch(/^_\*\*User/);
		for (const step of steps(claude)) {
			const first = textAt(claudeFile, step.offset);
			if (step.type === "assistant") expect(first.startsWith(step.text.slice(0, 30))).toBe(true);
			if (step.type === "tool") expect(first).toContain(`data-tool-name="${step.tool.name}"`);
		}
	});

	it("reads the same with carriage returns", () => {
		const windows = read(specstory, Buffer.from(claudeFile.toString().replaceAll("\n", "\r\n")), claudePath);
		expect(prompts(windows)).toEqual(prompts(claude));
		expect(calls(windows).map((call) => call.result)).toEqual(calls(claude).map((call) => call.result));
	});
});

describe("an export of Cursor", () => {
	it("tells title, id, model and the times it has", () => {
		expect(cursor).toMatchObject({
			id: "0b5d2f64-5a9f-4f6a-8a2a-6f1f0c9f7d11",
			title: "Tidy the tables",
			model: "claude-4.5-opus",
			cwd: null,
			startedAt: "2026-03-02T12:49:00.000Z",
		});
		expect(prompts(cursor)).toEqual(["remove the old tide table"]);
		expect(said(cursor, "assistant")).toEqual(["I take the table out.", "Done."]);
	});

	it("reads tools, tagged and bare", () => {
		expect(calls(cursor)).toMatchObject([
			{ kind: "read", files: ["/home/dev/tide-tables/README.md"] },
			{ kind: "plan", plan: [{ text: "Remove the table", status: "in_progress" }, { status: "pending" }] },
			{
				kind: "edit",
				files: ["/home/dev/tide-tables/src/table.ts"],
				added: "  tide: string;",
				removed: "  old: string;",
				ok: null,
			},
			{ kind: "shell", command: "npm test && npm run lint", result: "4 passed", exitCode: null, ok: null },
			{ kind: "read", name: "read_file", files: ["/home/dev/tide-tables/docs/links.md"] },
		]);
	});
});

describe("exports of 2025, before tools had a tag", () => {
	const of = (name: string) => {
		const file = readFileSync(`${folder}/${name}`);
		return read(specstory, file, `/home/dev/tide-tables/.specstory/history/${name}`);
	};

	describe("of Cursor in spring, where separators alone tell what a tool did", () => {
		const spring = of("cursor-2025-03.md");

		it("tells tools from prose", () => {
			expect(calls(spring)).toMatchObject([
				{ kind: "read", name: "read_file", files: ["/home/dev/tide-tables/src/table.css"] },
				{ kind: "read", name: "read_file", files: [] },
				{ name: "list_dir", text: "Listed current directory • **2** results" },
				{ kind: "search", text: 'Searched codebase "where is the night drawn" • **1** results' },
				{ kind: "search", name: "grep_search", result: expect.stringContaining("L12") },
				{ kind: "edit", files: [], added: "  color: grey;", removed: "  color: black;", ok: null },
				{ kind: "other", result: "Cancelled", ok: false },
				{ kind: "shell", command: "npm test", result: "exit code: 1\n1 failed", exitCode: 1 },
				{ kind: "other", result: "Tool call timed out after 5000ms", ok: false },
				{ kind: "edit", result: "Edit made no changes to the file", ok: false },
			]);
		});

		it("leaves what the agent wrote in one piece, its own separators, commands and folded parts too", () => {
			expect(said(spring, "assistant")).toEqual([
				"I look at the style sheet first.",
				"Now the tests:",
				"One test still expects black. To see it yourself:\n\n```bash\nnpm test -- night\n```\n\nAbove the line\n\n---\n\nand below it: the test is wrong.",
				"```bash\nnpm test -- -t night\n```",
				"<details>\n<summary>What I would do</summary>\n\nNothing yet.\n\n</details>",
			]);
		});

		it("takes a file of several conversations as one, without their titles in the words", () => {
			expect(spring.title).toBe("Tide Table Colours");
			expect(prompts(spring)).toEqual([
				"the night hours should be grey, and run the tests",
				"how do I run one test?",
				"and the export?",
			]);
		});
	});

	it("of Claude Code in summer: results under a label, lists without a tool", () => {
		const summer = of("claude-2025-07.md");
		expect(summer).toMatchObject({
			id: "7b1f5a80-3a83-4a5e-b0b7-52c1f9a8f001",
			title: "Tide stations",
			model: "claude-opus-4-20250514",
			startedAt: "2025-07-20T12:35:21.000Z",
		});
		expect(summer.plan.map(({ status }) => status)).toEqual(["completed", "in_progress", "pending"]);
		expect(calls(summer)).toMatchObject([
			{ kind: "read", files: ["/home/dev/tide-tables/NOTES.md"], result: expect.stringContaining("2→```sql") },
			{ kind: "plan" },
			{ kind: "shell", command: "npm test", exitCode: 1, ok: false },
			{
				kind: "edit",
				files: ["/home/dev/tide-tables/src/stations.ts"],
				added: "export const stations = [];",
				ok: true,
			},
			{ kind: "agent", denial: "not now", ok: false },
		]);
		expect(said(summer, "thinking")).toEqual(["The notes come first."]);
		expect(said(summer, "assistant")).toEqual(["Committed."]);
		expect(interruptions(summer)).toEqual([{ by: "user", text: null }]);
	});

	it("of Cursor in autumn: a line that names the tool", () => {
		const autumn = of("2025-09-05_14-03Z-cursor.md");
		expect(autumn).toMatchObject({ model: null, startedAt: "2025-09-05T14:03:00.000Z", title: "Tide links" });
		expect(calls(autumn)).toMatchObject([
			{ kind: "search", name: "codebase_search", result: expect.stringContaining("src/links.ts") },
			{ kind: "read", files: ["/home/dev/tide-tables/src/links.ts"] },
			{ kind: "edit", files: ["/home/dev/tide-tables/src/links.ts"], added: '  "tides",', removed: null },
			{ kind: "shell", command: "npm run links", result: "2 links, none broken" },
			{ name: "list_dir", result: "No results found" },
			{ kind: "plan", plan: [{ text: "Fix the links", status: "completed" }] },
			{ kind: "read", files: ["/home/dev/tide-tables/docs/a.md"] },
			{ kind: "edit", removed: "const a: Map<string, number> = new Map();", added: "const a = `x`;" },
		]);
		expect(said(autumn, "assistant")).toEqual(["links.", "All links work."]);
	});

	it("tells the beginning by the file's name where nothing else does", () => {
		const bare = Buffer.from("<!-- Generated by SpecStory -->\n\n# Tides\n\n_**User**_\n\nhi\n\n---\n");
		const at = (name: string) => read(specstory, bare, `/p/.specstory/history/${name}.md`).startedAt;
		expect(at("2025-12-02_12-49Z-tides")).toBe("2025-12-02T12:49:00.000Z");
		expect(at("2025-03-11_20-11-tides")).toBeNull();
	});
});

describe("headings", () => {
	const at = (heading: string) =>
		read(specstory, Buffer.from(`<!-- Generated by SpecStory -->\n\n${heading}\n\nhello\n`), "/x/a.md").turns[0]?.at;

	it("a time with an offset becomes UTC, a local time without one is unknown", () => {
		expect(at("_**User (2026-11-13 21:12:14-0700)**_")).toBe("2026-11-14T04:12:14.000Z");
		expect(at("_**User (2026-11-13 21:12:14)**_")).toBeNull();
		expect(at("_**User**_")).toBeNull();
		expect(at("_**User (2026-99-13 21:12:14Z)**_")).toBeNull();
	});

	it("recognises exports by their first lines, not other Markdown", () => {
		expect(specstory.recognise(claudeFile.toString().slice(0, 4000))).toBe(true);
		expect(specstory.recognise("## SpecStory\n\n## A title (3/11/2025, 8:11:06 PM)\n\n_**User**_\n")).toBe(true);
		expect(specstory.recognise("# Notes\n\nMade with SpecStory.\n")).toBe(false);
		expect(specstory.recognise("\n# aider chat started at 2026-11-27 09:12:00\n")).toBe(false);
	});
});

describe("damage", () => {
	it("never throws, and never gives an empty session without saying so", () => {
		fc.assert(
			fc.property(fc.constantFrom(claudeFile, cursorFile, springFile, summerFile).chain(damaged), (bytes) => {
				const transcript = read(specstory, bytes, claudePath);
				expect(prompts(transcript).length > 0 || transcript.problems.length > 0).toBe(true);
			}),
			{ numRuns: 150 },
		);
	});
});

const gold = resolve("../shared/data/gold/sessions/specstory/ss03/.specstory/history");
describe.skipIf(!existsSync(gold))("a real export (gold ss03; skipped where ../shared is absent)", () => {
	it("every heading of the user is a prompt, an interruption or an echo of a command", () => {
		const path = `${gold}/${readdirSync(gold)[0]}`;
		const file = readFileSync(path);
		const transcript = read(specstory, file, path);
		const headings = file.toString().match(/^_\*\*User/gm)?.length;
		expect(headings).toBe(11);
		expect(prompts(transcript)).toHaveLength(6);
		expect(interruptions(transcript)).toHaveLength(2);
		const echoes = file.toString().match(/^_\*\*User .*\n\n<(?:local-command|command-name)/gm)?.length;
		expect(echoes).toBe(3);
		const byKind = (kind: string) => calls(transcript).filter((call) => call.kind === kind).length;
		expect({ edit: byKind("edit"), agent: byKind("agent") }).toEqual({ edit: 9, agent: 1 });
		expect(
			calls(transcript).every((call) => call.kind !== "edit" || (call.ok === true && call.files.length === 1)),
		).toBe(true);
	});
});
