import { describe, expect, it } from "vitest";
import { narrativeBody } from "../../../src/core/render/narrative";
import { readRecord, replacedTime } from "../../../src/core/resume/readRecord";
import { exampleFolder } from "../../support/model/exampleHandoff";
import { sectionOf, uuid } from "./sections";

const record = readRecord(sectionOf(narrativeBody(exampleFolder, uuid(0))));

describe("a section as it was written", () => {
	it("gives back what was to be done first, with its step and all that is known of it", () => {
		expect(record.items).toMatchObject([
			{
				title: "Write the streaming parser",
				step: "start from parseRows",
				why: "files over 50 MB do not fit into memory",
				blockers: ["waiting on the schema from Kim"],
				files: ["src/csv.ts"],
				priority: "high",
				unverified: true,
				done: false,
				from: "2026-11-27T09:31:00.000Z",
			},
		]);
	});

	it("gives back the user's words, decisions, attempts, lessons and questions with how they are known", () => {
		expect(record.goals).toEqual(["Fix the CSV export. Keep the API."]);
		expect(record.constraints).toMatchObject([{ text: "never commit to main", source: "turn 1" }]);
		expect(record.corrections).toMatchObject([{ text: "no, the bug is in the export", source: "turn 2" }]);
		expect(record.decisions).toMatchObject([
			{ text: "Split on line ends instead of trimming — blank rows carry meaning", source: "agent, run, turn 2" },
		]);
		expect(record.attempts).toMatchObject([
			{ text: "Trimming the input — it dropped blank rows", source: "run, turn 2" },
		]);
		expect(record.lessons).toMatchObject([{ source: "run, turn 2" }]);
		expect(record.questions).toMatchObject([
			{ text: "Should empty files export a header? (yes / no)", source: "asked by the agent, turn 3" },
		]);
		expect(record.issues).toEqual([]);
	});

	it("gives back branch, commit, conversations, files and the section that it replaces", () => {
		expect(record).toMatchObject({ branch: "fix/export", head: "0123456789ab", replaces: "2026-11-27T08:00:00.000Z" });
		expect(record.conversations).toEqual([{ agent: "claude-code", id: "c1" }]);
		expect(record.files).toContain("/elsewhere/notes.md");
	});
});

describe("a section that was edited or written by hand", () => {
	const items = (body: string) => readRecord(sectionOf(body)).items.map(({ title, done, step }) => [title, done, step]);

	it("has its done boxes, ticks and strike-through respected", () => {
		const lines = [
			"- [x] Ship it",
			"- [ ] Write docs",
			"- ~~Fix CI~~",
			"1. [X] **Bump the version** (high, T1, run, turn 3)",
			"- ✅ Tag",
		];
		expect(items(`### Unfinished\n${lines.join("\n")}`)).toEqual([
			["Ship it", true, null],
			["Write docs", false, null],
			["Fix CI", true, null],
			["Bump the version", true, null],
			["Tag", true, null],
		]);
	});

	it("puts first what stands under “Do first”, as an item of its own where it is a new one", () => {
		const body = "### Do first\n1. Ask Kim — by mail\n\n### Next steps\n1. Write docs\n2. Ship it";
		expect(items(body)).toEqual([
			["Ask Kim", false, "by mail"],
			["Write docs", false, null],
			["Ship it", false, null],
		]);
		expect(
			items("### Do first\n1. “Ship it” — “npm publish”\n### Unfinished\n- [ ] Write docs\n- [x] Ship it"),
		).toEqual([
			["Ship it", true, "npm publish"],
			["Write docs", false, null],
		]);
	});

	it("is read under the titles that people and other documents give", () => {
		const read = readRecord(
			sectionOf(
				[
					"### What to do now (priority order)\n1. Run `npm test`",
					"### Pending decisions\n- REST or RPC",
					"### Blockers\n- no key",
					"### What Not To Retry\n- caching by name",
					"### Live-Watch Transfer List\n- `tail -f log`",
					"### User corrections\n- use pnpm",
				].join("\n\n"),
			),
		);
		expect(read.items).toMatchObject([{ title: "Run `npm test`" }]);
		expect(read.questions).toMatchObject([{ text: "REST or RPC" }]);
		expect(read.issues).toMatchObject([{ text: "no key" }]);
		expect(read.attempts).toMatchObject([{ text: "caching by name" }]);
		expect(read.running).toMatchObject([{ text: "`tail -f log`" }]);
		expect(read.corrections).toMatchObject([{ text: "use pnpm" }]);
	});

	it("tells nothing where nothing stands", () => {
		expect(readRecord(sectionOf(""))).toMatchObject({
			items: [],
			goals: [],
			constraints: [],
			branch: null,
			head: null,
		});
	});
});

describe("what a section replaces", () => {
	const line = "- Replaces the section of 2026-11-26T09:31:00.000Z for the same conversations.";
	const bodies = {
		"its provenance says so": `### Unfinished\n- [ ] One\n### Provenance\n${line}`,
		"another part says so": `### Decisions\n${line}\n### Provenance\n- none`,
		"only code says so": `### Provenance\n\`\`\`\n### Decisions\n${line}\n\`\`\``,
		"nothing says so": "### Provenance\n- claude-code `x`: turns 1 to 3",
	};

	it.each(Object.entries(bodies))("is told without reading the rest when %s", (_, body) => {
		const section = sectionOf(body);
		expect(replacedTime(section)).toBe(readRecord(section).replaces);
	});

	it("is a time, or nothing", () => {
		const times = Object.values(bodies).map((body) => replacedTime(sectionOf(body)));
		expect(times).toEqual(["2026-11-26T09:31:00.000Z", null, "2026-11-26T09:31:00.000Z", null]);
	});
});
