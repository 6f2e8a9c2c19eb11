import { describe, expect, it } from "vitest";
import { edit, found, refused, say, turn } from "./support/conversation";

describe("the user's choices", () => {
	it.each([
		["let's go with SQLite for the tide cache", "en"],
		["vamos usar SQLite para o cache das marés", "pt"],
	])("takes %s (%s)", (words) => {
		const [decision] = found(
			"decision",
			turn("Where do we keep it?", say("SQLite or a file.")),
			turn(words, edit("/p/a.ts", "x"), say("Done.")),
		);
		expect(decision).toMatchObject({ by: "user", text: words });
		expect(decision?.evidence[0]).toMatchObject({ speaker: "user", quote: words });
	});

	it("takes the option that the user quotes back, not the ones left lying", () => {
		const decisions = found(
			"decision",
			turn(
				"How could we cache?",
				say(
					"Three ways:\n\n1. Keep the tide curves in a SQLite file beside the data\n2. Ask the harbour server each time\n3. Hold everything in memory",
				),
			),
			turn(
				"build the one where we keep the tide curves in a SQLite file beside the data",
				edit("/p/a.ts", "x"),
				say("Built."),
			),
		);
		expect(decisions.filter((one) => one.by === "user").map((one) => one.text)).toContain(
			"Keep the tide curves in a SQLite file beside the data",
		);
		expect(decisions.some((one) => one.text.includes("Hold everything"))).toBe(false);
	});

	it("does not take a list that the user pastes back as a whole", () => {
		const list =
			"1. Quotes in the heredoc are lost on the way\n2. The version script uses new syntax\n3. All requires lack their quotes";
		const decisions = found(
			"decision",
			turn("Why?", say(`Problems:\n\n${list}`)),
			turn(`fix these:\n${list}`, edit("/p/a.sh", "x"), say("Fixed.")),
		);
		expect(decisions).toEqual([]);
	});
});

describe("the agent's choices", () => {
	it("takes a choice with its reason", () => {
		const [decision] = found(
			"decision",
			turn(
				"The check is wrong",
				say("The simplest fix is to ask git itself instead of the library, since git knows all ignore files."),
				edit("/p/a.ts", "x"),
				say("Done."),
			),
		);
		expect(decision).toMatchObject({ by: "agent", rationale: "since git knows all ignore files" });
	});

	it("takes what it announced and the user refused for no choice", () => {
		const decisions = found(
			"decision",
			turn(
				"Fix it",
				say("The fix: add a setting that overrides the remote."),
				refused({ name: "Edit", kind: "edit", files: ["/p/a.ts"] }),
			),
			turn("why another setting?", say("Right.")),
		);
		expect(decisions).toEqual([]);
	});

	it("takes neither questions, nor offers, nor ways laid side by side", () => {
		const decisions = found(
			"decision",
			turn(
				"How?",
				say(
					"Should we use SQLite instead of a file? If you want, I can use a queue instead of polling. An admin would need to either change it, or switch to tokens.",
				),
			),
		);
		expect(decisions).toEqual([]);
	});

	it("does not take what was put off", () => {
		expect(found("decision", turn("Go", say("Ok.")), turn("let's do the retry path next time", say("Noted.")))).toEqual(
			[],
		);
	});

	it('does not take "instead of" in the description of a bug', () => {
		expect(
			found(
				"decision",
				turn("Look", say("The failure is a bug where the old height is printed instead of the new one.")),
			),
		).toEqual([]);
	});
});

describe("reversible", () => {
	const reversible = (words: string) =>
		found("decision", turn("Go", say("Ok.")), turn(words, edit("/p/a.ts", "x"), say("Done.")))[0]?.reversible;

	it("is false for what leaves the machine, and when unsure", () => {
		expect(reversible("let's go with publishing it to the registry today")).toBe(false);
		expect(reversible("let's go with the harbour office's numbers")).toBe(false);
	});

	it("is true for what can plainly be taken back", () => {
		expect(reversible("let's move the curve code to a draft branch")).toBe(true);
	});
});
