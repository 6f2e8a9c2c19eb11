import { describe, expect, it } from "vitest";
import { readEarlierSection } from "../../../src/core/carry/earlierSection";
import { readRecord } from "../../../src/core/resume/readRecord";
import { splitSections } from "../../../src/core/resume/splitSections";
import { cpuMilliseconds } from "../../support/cpuMilliseconds";

const size = 1_000_000;
const id = "0d0e8000-0000-4000-8000-000000000000";
const fill = (text: string) => text.repeat(size / text.length);

/** Anybody may have written into the file, and it is read on opening a folder and before each handoff. */
describe("a section made to take long", () => {
	it.each([
		["blanks in an item", `### Unfinished\n- [ ] a${fill(" ")}b (high)`],
		["blanks in a title", `### a${fill(" ")}b`],
		["marks in a title", `### ${fill("#")}x`],
		["backticks", `### Unfinished\n- [ ] ${fill("` `` ``` ````  ")}`],
		["brackets", `### Unfinished\n- [ ] ${fill("[](")}`],
		["an item of very many lines", `### Unfinished\n- [ ] a\n${fill("  b     c\n")}`],
		["very many items", `### Unfinished\n${fill("- [ ] a b c d e f g h i\n")}`],
	])("is read in no time: %s", (_, body) => {
		const text = `<!-- codi-handoff ${id} -->\n## Handoff 2026-11-30T10:00:00.000Z\n\n${body}\n<!-- /codi-handoff ${id} -->\n`;
		const taken = cpuMilliseconds(() => {
			const { sections } = splitSections(text);
			expect(sections).toHaveLength(1);
			for (const section of sections) {
				readRecord(section);
				readEarlierSection(section, null);
			}
		});
		expect(taken).toBeLessThan(10_000);
	});
});

describe("a long entry", () => {
	it("keeps its words, whatever blanks stand between them and on however many lines", () => {
		const [section] = splitSections(
			"## Handoff 2026-11-30\n\n### Next steps ###\n- [ ] Ask   Kim\n  about\tit\n",
		).sections;
		expect(section === undefined ? null : readRecord(section).items).toMatchObject([{ title: "Ask Kim about it" }]);
	});
});
