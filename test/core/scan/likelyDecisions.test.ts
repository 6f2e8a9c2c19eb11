import { describe, expect, it } from "vitest";
import { edit, found, run, say, turn } from "./support/conversation";

const decided = (...turns: ReturnType<typeof turn>[]) => found("decision", ...turns).map(({ text }) => text);

describe("what an edit was announced with", () => {
	const announced = "I set the host port to `3307`, since another server on this machine listens on the default one.";

	it("is a decision where the session has few that are clear", () => {
		const texts = decided(
			turn("the database does not start", say(announced), edit("/p/compose.yaml", "3307:3306"), say("Done.")),
		);
		expect(texts).toEqual([expect.stringContaining("host port to 3307")]);
	});

	it("is none when it says too little, or when no edit followed", () => {
		const short = turn(
			"the database does not start",
			say("Let me update the file:"),
			edit("/p/compose.yaml", "x"),
			say("Done."),
		);
		expect(decided(short)).toEqual([]);
		const looked = turn(
			"what is wrong?",
			say("The compose file names a port that some other program may listen on already."),
			run("ss -lt", 0),
		);
		expect(decided(looked)).toEqual([]);
	});
});

describe("what was committed", () => {
	const commit = (message: string) =>
		run(`git add -A && git commit -m "${message}"`, 0, "[main 503925b] ok\n 1 file changed");

	it("tells of a decision by its subject, without the kind of commit", () => {
		const [only] = found(
			"decision",
			turn("go", commit("feat(tide): serve tables from a local cache file"), say("Committed.")),
		);
		expect(only).toMatchObject({ text: "serve tables from a local cache file", basis: "run" });
		expect(only?.evidence[0].quote).toBe("feat(tide): serve tables from a local cache file");
	});

	it("tells of none when it only fixes, updates or merges", () => {
		for (const subject of [
			"fix: wrong sign in harbour offsets table",
			"docs: update readme of the tide tables",
			"Merge branch main into tide-tables",
		])
			expect(decided(turn("go", commit(subject), say("Committed.")))).toEqual([]);
	});

	it("counts for three at most, the most telling ones", () => {
		const subjects = [
			"add harbour names table",
			"store harbour offsets beside their names in one table",
			"serve tide tables from a local cache file on disk",
			"draw the tide curve with canvas and no library at all",
		];
		const texts = decided(turn("go", ...subjects.map(commit), say("Committed.")));
		expect(texts).toHaveLength(3);
		expect(texts).not.toContain("add harbour names table");
	});
});

describe("a decision", () => {
	it("brings along the sentence that says what it was done for", () => {
		const answer = say(
			"I use the local cache instead of the server. This keeps the tables readable without a network.",
		);
		const [only] = found("decision", turn("make it work offline", edit("/p/cache.ts", "x"), answer));
		expect(only?.rationale).toContain("readable without a network");
	});

	it("is not what a complaint sets against what was wanted", () => {
		expect(decided(turn("it still shows the old curve instead of the new one", say("I see.")))).toEqual([]);
	});
});

describe("a lesson", () => {
	it("goes on with the sentences that tell the rest of it", () => {
		const told =
			"The root cause is in `moveForward()`. It removes the first chunk of the list. The freed chunk stays in it.";
		const [lesson] = found("lesson", turn("why does it crash?", say(told)));
		expect(lesson?.text).toContain("The freed chunk stays in it.");
		expect(lesson?.evidence.length).toBeGreaterThan(1);
	});

	it("ends before what the agent looks at next and what it offers", () => {
		const told =
			"The root cause is in `moveForward()`, which removes the wrong chunk. Let me check the other call sites.";
		const [lesson] = found("lesson", turn("why does it crash?", say(told)));
		expect(lesson?.text).not.toContain("Let me check");
	});
});

describe("a failed attempt", () => {
	it("is told by what was done, with the user's report as its reason", () => {
		const first = turn(
			"the hotkey does nothing",
			say("I declare the language in the manifest, so that the condition of the hotkey can match."),
			edit("/p/package.json", "languages"),
			say("Done, try it."),
		);
		const [attempt] = found(
			"attempt",
			first,
			turn("The hotkey still isn't working", edit("/p/package.json", "when"), say("Changed.")),
		);
		expect(attempt?.text).toContain("declare the language in the manifest");
		expect(attempt?.reason).toBe("The hotkey still isn't working");
	});

	it("is seen in a message that opens with an error, after a change", () => {
		const first = turn(
			"print the invoice",
			say("I set the font of the document to Courier, which is built in."),
			edit("/p/pdf.ts", "font"),
			say("Done."),
		);
		const error =
			"Error printing invoice: Error: ENOENT: no such file or directory, open 'Helvetica.afm'\n    at open (fs.js:1:1)";
		const [attempt] = found("attempt", first, turn(error, say("The font is loaded before.")));
		expect(attempt?.text).toContain("font of the document to Courier");
		expect(attempt?.reason).toContain("ENOENT");
	});

	it("is not a new matter after the word that the last one works", () => {
		const first = turn("fix the export", edit("/p/a.ts", "x"), say("I fixed the export of the tables."));
		const next = turn("It's working now, thanks! There is another issue: the curve is not showing", say("I see."));
		expect(found("attempt", first, next)).toEqual([]);
		expect(found("correction", first, next)).toEqual([]);
	});
});
