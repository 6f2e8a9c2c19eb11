import { describe, expect, it } from "vitest";
import { edit, found, interrupted, refused, run, say, turn } from "./support/conversation";

const work = turn("Draw the curve", edit("/p/curve.ts", "draw()"), say("I drew the curve with the canvas module."));

describe("corrections", () => {
	it.each([
		"no, that did nothing: the curve is still flat",
		"that's not what I asked for, draw one curve per harbour",
		"can't we just keep the old curve module as it was?",
		"não funciona, continua com o mesmo erro",
		"ne touche pas au module de la courbe",
	])("takes %s", (words) => {
		const [correction] = found("correction", work, turn(words, say("I see.")));
		expect(correction?.evidence[0]).toMatchObject({ speaker: "user", quote: words });
		expect(correction?.wrong).toBe("I drew the curve with the canvas module.");
	});

	it.each([
		"no need to hurry",
		"no problem",
		"yes please",
		"ok, go on",
		"thanks, that is fine",
		"now add a legend to the chart",
		"And now the header row, please.",
		"now we add the legend",
	])("does not take %s", (words) => {
		expect(found("correction", work, turn(words, edit("/p/a.ts", "x"), say("Done.")))).toEqual([]);
	});

	it("takes what the user said when refusing a call", () => {
		const [correction] = found(
			"correction",
			turn(
				"Look at it",
				say("Let me put the changes aside."),
				refused({ name: "Bash", kind: "shell", command: "git stash" }, "do not stash, read the files"),
				say("Reading."),
			),
		);
		expect(correction?.text).toBe("do not stash, read the files");
		expect(correction?.evidence[0]?.speaker).toBe("user");
	});

	it("takes only the last of messages that were sent again after an interruption", () => {
		const corrections = found(
			"correction",
			work,
			turn("no, the scale is wrong", interrupted()),
			turn("no, the scale is wrong and the unit is missing", say("Right.")),
		);
		expect(corrections.map((one) => one.text)).toEqual(["no, the scale is wrong and the unit is missing"]);
	});

	it("weighs anger and repetition", () => {
		const importance = (words: string) => found("correction", work, turn(words, say("Sorry.")))[0]?.importance;
		expect(importance("no, that is wrong")).toBe(7);
		expect(importance("no, wtf, that is wrong")).toBe(8);
		expect(importance("no, I told you that is wrong")).toBe(9);
		expect(importance("no, wtf, I told you that is wrong")).toBe(10);
	});

	it("never takes words from a tool's output", () => {
		expect(
			found(
				"correction",
				turn("Run it", run("cat notes.txt", 0, "no, that is wrong, never do this again"), say("I read the notes.")),
			),
		).toEqual([]);
	});
});

describe("constraints", () => {
	it.each([
		"never commit to main",
		"from now on use pnpm, not npm",
		"keep the public API as it is",
		"nunca altere o módulo de marés",
		"não mexa no banco de dados de produção",
	])("takes %s", (words) => {
		expect(found("constraint", turn(words, say("Understood."))).map((one) => one.text)).toEqual([words]);
	});

	it("does not take questions, or rules from a command's text", () => {
		expect(found("constraint", turn("should we never cache this?", say("We can.")))).toEqual([]);
		const command = `## Rules\n\n${Array.from({ length: 60 }, (_, at) => `- Never exceed ${at} questions about the topic at hand in one go`).join("\n")}`;
		expect(found("constraint", turn(command, say("Understood.")))).toEqual([]);
	});
});

describe("lessons", () => {
	it.each([
		"The issue is that the harbour API always returns heights in feet.",
		"Turns out `readTide` never reads the second file.",
		"O problema é que o módulo de marés não lê arquivos UTF-16.",
	])("takes %s", (words) => {
		expect(found("lesson", turn("Why is it flat?", say(words), edit("/p/a.ts", "x"), say("Done.")))).toHaveLength(1);
	});

	it("takes what the user asks to remember", () => {
		expect(
			found("lesson", turn("remember this: the harbour clock runs on UTC", say("Noted.")))[0]?.evidence[0]?.speaker,
		).toBe("user");
	});

	it("takes nothing generic", () => {
		expect(
			found("lesson", turn("Go", say("Let me check the files. I always write tests first. Done, everything works."))),
		).toEqual([]);
	});
});

describe("attempts", () => {
	it("takes the agent's own word for it", () => {
		const [attempt] = found(
			"attempt",
			turn(
				"Fix it",
				edit("/p/a.ts", "x"),
				say("That was the wrong call site, the harbour list goes through another path."),
			),
		);
		expect(attempt?.text).toContain("wrong call site");
	});

	it("takes a refused edit with what it was for and why it was refused", () => {
		const [attempt] = found(
			"attempt",
			turn(
				"Fix it",
				say("I add a setting for the remote."),
				refused({ name: "Edit", kind: "edit", files: ["/p/settings.ts"] }),
			),
			turn("this only works with write access, right?", say("Right.")),
		);
		expect(attempt).toMatchObject({
			text: "I add a setting for the remote. (refused)",
			reason: "this only works with write access, right?",
		});
	});

	it("takes a check that had to be repaired, with the failing line", () => {
		const [attempt] = found(
			"attempt",
			turn(
				"Build",
				edit("/p/chart.ts", "import chart"),
				run("npm run build", 1, "x\nError: Cannot find module 'tides/chart'\nRequire stack:"),
				edit("/p/package.json", "tides"),
				run("npm run build", 0, "compiled successfully"),
				say("Builds."),
			),
		);
		expect(attempt).toMatchObject({ basis: "run", reason: "Error: Cannot find module 'tides/chart'" });
	});

	it("takes neither plans nor guesses", () => {
		expect(
			found(
				"attempt",
				turn(
					"Go",
					say("Let me see whether the parser fails on empty files. If it fails, the test will tell."),
					edit("/p/a.ts", "x"),
					say("Done."),
				),
			),
		).toEqual([]);
	});
});

describe("the goal", () => {
	it("is the user's own words, never the farewell", () => {
		const intents = found(
			"intent",
			turn("Build a page that shows the tide of a harbour", edit("/p/a.ts", "x"), say("Built.")),
			turn("yes", say("Ok.")),
			turn("also add a print view for the page", edit("/p/b.ts", "y"), say("Added.")),
			turn("thanks, bye!"),
		);
		expect(intents.map((one) => one.text)).toEqual([
			"Build a page that shows the tide of a harbour",
			"also add a print view for the page",
		]);
		expect(intents.every((one) => one.evidence[0].speaker === "user")).toBe(true);
	});
});

describe("what was wanted, when it is told as a problem", () => {
	it("is quoted with what it is about, not only the plea for help at its end", () => {
		const problem =
			"This is the server with the tide tables; it serves the harbour names, the curves and the warnings to a dozen small clients on the coast. When I open the warnings page I am sent to the admin page, although nothing in the settings names it and no rule redirects. Can you help me with this issue?";
		const [intent] = found("intent", turn(problem, say("The cookie check sends you there.")));
		expect(intent?.text).toContain("sent to the admin page");
	});

	it("counts when it is new, not when it is said again", () => {
		const first = turn("write the export of the tide tables", edit("/p/a.ts", "x"), say("Written."));
		const problem = turn("the harbour names are not showing in the export", edit("/p/a.ts", "y"), say("Added."));
		const again = turn("still not working", edit("/p/a.ts", "z"), say("Flushed."));
		expect(found("intent", first, problem, again).map(({ text }) => text)).toEqual([
			"write the export of the tide tables",
			"the harbour names are not showing in the export",
		]);
	});
});
