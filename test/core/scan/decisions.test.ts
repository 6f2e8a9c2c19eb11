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

describe("choices that were taken back or agreed to", () => {
	const texts = (...turns: Parameters<typeof found<"decision">> extends [unknown, ...infer T] ? T : never) =>
		found("decision", ...turns).map((decision) => decision.text);

	it("lets the later one win", () => {
		const left = texts(
			turn("let's go with a deleted_at column for harbours", edit("/p/1.sql", "x"), say("Added.")),
			turn("let's use an archive table after all and drop the deleted_at column", edit("/p/1.sql", "y"), say("Moved.")),
		);
		expect(left).toEqual(["let's use an archive table after all and drop the deleted_at column"]);
	});

	it("takes the option that was called by its number", () => {
		const [decision] = found(
			"decision",
			turn(
				"How?",
				say("1. clamp the tide heights\n2. pass the raw heights\n3. drop the heights\n\nWhich one do you prefer?"),
			),
			turn("2", edit("/p/a.ts", "x"), say("Raw heights are passed.")),
		);
		expect(decision).toMatchObject({ text: "pass the raw heights", by: "user" });
	});

	it("makes a recommendation the user's choice with the yes to it", () => {
		const [decision] = found(
			"decision",
			turn("How?", say("I'd take flat arrays, because tide tables are built once and read often.")),
			turn("yes please", edit("/p/a.ts", "x"), say("Done.")),
		);
		expect(decision).toMatchObject({ text: "I'd take flat arrays", by: "user" });
		expect(decision?.rationale).toBe("because tide tables are built once and read often");
	});

	it('takes the reason, not what was chosen, for the reason ("to keep X because Y")', () => {
		const said = "We decided to keep cents as whole numbers because the tills cannot print halves.";
		const [decision] = found("decision", turn("Which one?", say(said)));
		expect(decision?.text).toBe("We decided to keep cents as whole numbers");
		expect(decision?.rationale).toBe("because the tills cannot print halves");
	});

	it("does not tell the decision again as a lesson", () => {
		const turns = [turn("Fix", say("We decided to go with a plain sum because the inputs are always numbers."))];
		expect(found("decision", ...turns)).toHaveLength(1);
		expect(found("lesson", ...turns)).toEqual([]);
	});
});
