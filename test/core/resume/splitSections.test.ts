import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sectionText } from "../../../src/core/resume/handoffSection";
import { splitSections } from "../../../src/core/resume/splitSections";
import { uuid, written } from "./sections";

const monday = written(1, "## Handoff 2026-11-23T10:00:00.000Z", "### Goal\n> one");
const tuesday = written(2, "## Auto-Handoff 2026-11-24T10:00:00.000Z", "### Goal\n> two");

const headings = (text: string) => splitSections(text).sections.map(({ heading, form }) => [heading, form]);

describe("the sections of a narrative file", () => {
	it("are ours, newest first, with nothing of what stands between them", () => {
		const other = "# Notes of mine\n\n## Session 12 (another tool)\n\n- do this\n\n";
		const { sections, hasForeignText } = splitSections(`${other}${monday}\nplain words\n\n${tuesday}`);
		expect(sections.map(({ id, at, body, form }) => ({ id, at, body, form }))).toEqual([
			{ id: uuid(2), at: "2026-11-24T10:00:00.000Z", body: "### Goal\n> two", form: "whole" },
			{ id: uuid(1), at: "2026-11-23T10:00:00.000Z", body: "### Goal\n> one", form: "whole" },
		]);
		expect(hasForeignText).toBe(true);
		expect(splitSections(`${monday}\n${tuesday}`).hasForeignText).toBe(false);
	});

	it("keep what the user wrote into them, headings and fences too", () => {
		const edited = written(
			1,
			"## Handoff 2026-11-23T10:00:00Z",
			"one\n\n## My notes\n\n```\n## Handoff 2020-01-01\n```",
		);
		expect(headings(edited)).toEqual([["## Handoff 2026-11-23T10:00:00Z", "whole"]]);
		expect(splitSections(edited).sections[0]?.body).toContain("## My notes");
	});

	it("may be half written: they end where the next one begins", () => {
		const torn = monday.slice(0, monday.indexOf("> one") + 3);
		expect(headings(`${torn}\n${tuesday}`)).toEqual([
			["## Auto-Handoff 2026-11-24T10:00:00.000Z", "whole"],
			["## Handoff 2026-11-23T10:00:00.000Z", "torn"],
		]);
		expect(headings(`<!-- codi-handoff ${uuid(1)} -->\n`)).toEqual([["", "torn"]]);
	});

	it("may be written by hand, and end at the next heading of their rank", () => {
		const byHand =
			"## Handoff 2026-11-25 18:02\n\n- [ ] one\n```sh\n# no heading\n```\n### State\n\n## Something else\n- two\n";
		const { sections, hasForeignText } = splitSections(byHand);
		expect(sections).toMatchObject([{ id: null, key: "## Handoff 2026-11-25 18:02", at: "2026-11-25T18:02:00.000Z" }]);
		expect(sections[0]?.body).toContain("### State");
		expect(sections[0]?.body).not.toContain("two");
		expect(hasForeignText).toBe(true);
	});

	it("are none of other tools that write `## Handoff` without a time", () => {
		expect(splitSections("## Handoff to Kim\n\n- [ ] one\n")).toEqual({ sections: [], hasForeignText: true });
	});

	it("count once when a merge left two copies, and stand where they were written when times are missing", () => {
		expect(headings(`${monday}\n${monday}`)).toHaveLength(1);
		const undated = written(3, "## My own heading", "three");
		expect(headings(`${monday}\n${undated}\n${tuesday}`).map(([heading]) => heading)).toEqual([
			"## Auto-Handoff 2026-11-24T10:00:00.000Z",
			"## My own heading",
			"## Handoff 2026-11-23T10:00:00.000Z",
		]);
	});

	it("read the same with the line ends of Windows", () => {
		expect(splitSections(monday.replaceAll("\n", "\r\n")).sections).toEqual(splitSections(monday).sections);
	});

	it("come out as they went in, whatever stands round them", () => {
		const line = fc.string({ unit: "grapheme" }).filter((text) => !/^\s*(?:<!--|#|`{3}|~{3})|\r|\n/.test(text));
		fc.assert(
			fc.property(fc.array(line), fc.array(line), fc.array(line), (before, body, after) => {
				const text = `${before.join("\n")}\n${written(1, "## Handoff 2026-11-23T10:00:00Z", body.join("\n"))}${after.join("\n")}`;
				const { sections } = splitSections(text);
				expect(sections).toHaveLength(1);
				const expected = { heading: "## Handoff 2026-11-23T10:00:00Z", body: body.join("\n") };
				expect(sections.map(sectionText)).toEqual([sectionText(expected)]);
			}),
		);
	});
});
