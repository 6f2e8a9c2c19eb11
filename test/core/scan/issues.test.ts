import { describe, expect, it } from "vitest";
import { edit, found, say, turn } from "./support/conversation";

describe("known problems left standing", () => {
	it("carry a risk", () => {
		const issues = found(
			"issue",
			turn(
				"Fix the importer",
				edit("/p/a.ts", "x"),
				say(
					"The importer reads both files.\n\nThe upload may leak harbour passwords into the log. A cosmetic known issue: the legend overlaps the chart.",
				),
			),
		);
		expect(issues.map((issue) => issue.risk)).toEqual(["H", "L"]);
	});

	it("are none when they were solved later, or stand among the unfinished items", () => {
		const known = "There is a known issue: the legend overlaps the chart.";
		const solved = turn(
			"fix the legend overlap",
			edit("/p/b.ts", "y"),
			say("The legend no longer overlaps the chart."),
		);
		expect(found("issue", turn("Draw it", edit("/p/a.ts", "x"), say(known)), solved)).toEqual([]);
		const listed = turn("Draw it", edit("/p/a.ts", "x"), say(`Drawn.\n\nNext steps:\n- ${known}`));
		expect(found("issue", listed)).toEqual([]);
	});
});
