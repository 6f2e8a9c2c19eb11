import { describe, expect, it } from "vitest";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import {
	ask,
	conversation,
	cutOff,
	edit,
	found,
	interrupted,
	plan,
	refused,
	run,
	say,
	turn,
} from "./support/conversation";

const texts = (findings: readonly { text: string }[]) => findings.map((finding) => finding.text);

describe("the agent's list", () => {
	it("gives the entries that stand open at the end", () => {
		const left = found(
			"unfinished",
			turn(
				"Build the tide table page",
				plan(
					["Parse the harbour file", "completed"],
					["Draw the curve", "in_progress"],
					["Add a print view", "pending"],
				),
				say("I parsed the file and began with the curve."),
			),
		);
		expect(texts(left)).toEqual(["Draw the curve", "Add a print view"]);
		expect(left[0]?.source).toBe("plan");
	});

	it("leaves out what the agent reports as done after its list was last written", () => {
		const left = found(
			"unfinished",
			turn(
				"Build the page",
				plan(["Draw the tide curve", "in_progress"]),
				edit("/p/curve.ts", "draw()"),
				say("The tide curve is drawn and done, I added it to the page."),
			),
		);
		expect(texts(left)).not.toContain("Draw the tide curve");
	});
});

describe("next steps", () => {
	it("takes the items under a heading in the last answer", () => {
		const left = found(
			"unfinished",
			turn(
				"Add export",
				edit("/p/export.ts", "x"),
				say(
					"Export works.\n\n**Next steps**\n1. Wire the export button into the toolbar.\n2. Write the manual page for exporting.",
				),
			),
		);
		expect(texts(left)).toEqual(["Wire the export button into the toolbar", "Write the manual page for exporting"]);
	});

	it("knows headings of other languages", () => {
		const left = found(
			"unfinished",
			turn(
				"Ajoute l'export",
				say("C'est prêt.\n\n## Prochaines étapes\n- Relier le bouton d'export à la barre d'outils"),
			),
		);
		expect(left).toHaveLength(1);
	});

	it("lets a later list replace an earlier one", () => {
		const left = found(
			"unfinished",
			turn("Add export", say("Begun.\n\nNext steps:\n- Choose a file format for exports")),
			turn("Use CSV", edit("/p/export.ts", "csv"), say("CSV it is.\n\nNext steps:\n- Stream large exports")),
		);
		expect(texts(left)).toEqual(["Stream large exports"]);
	});

	it("leaves out a step that the user then asked for and got", () => {
		const left = found(
			"unfinished",
			turn("Check the build", say("It looks right.\n\nNext steps:\n1. Run the frontend build with warnings on")),
			turn(
				"Run the frontend build with warnings on",
				run("npm run build", 0, "compiled successfully"),
				say("The build is clean."),
			),
		);
		expect(left).toEqual([]);
	});
});

describe("offers", () => {
	it("keeps an offer that the user passed over", () => {
		const left = found(
			"unfinished",
			turn(
				"Fix the harbour parser",
				edit("/p/a.ts", "x"),
				say("Fixed. The moon phase module prints the wrong variable. Would you like me to fix that as well?"),
			),
			turn("add a test for empty files", edit("/p/a.test.ts", "y"), say("Added the test.")),
		);
		expect(left).toHaveLength(1);
		expect(left[0]?.text).toContain("moon phase module");
	});

	it("drops an offer that the user accepted and that was carried out", () => {
		const left = found(
			"unfinished",
			turn("Fix the parser", say("Fixed. Would you like me to update the changelog with this fix?")),
			turn("yes please", edit("/p/CHANGELOG.md", "fix"), say("Updated the changelog.")),
		);
		expect(left).toEqual([]);
	});

	it("keeps an accepted offer on which nothing happened", () => {
		const left = found(
			"unfinished",
			turn("Fix the parser", edit("/p/a.ts", "x"), say("Fixed. Want me to migrate the old harbour files next?")),
			turn("ok", say("Great, ready when you are.")),
		);
		expect(texts(left)).toEqual(["Migrate the old harbour files next"]);
		expect(left[0]?.priority).toBe("high");
	});
});

describe("checks", () => {
	const failing = " FAIL  tide.test.ts > reads negative heights\nTests  1 failed | 11 passed";

	it("names what the last run found failing", () => {
		const left = found(
			"unfinished",
			turn("Read negative heights", run("npx vitest run", 1, failing), say("One test fails still.")),
		);
		const check = left.find((item) => item.source === "check");
		expect(check?.text).toContain("reads negative heights");
		expect(check?.basis).toBe("run");
		expect(check?.evidence[0].speaker).toBe("tool");
	});

	it("is silent when a later run of the same check passed", () => {
		const left = found(
			"unfinished",
			turn(
				"Read negative heights",
				run("npx vitest run", 1, failing),
				edit("/p/a.ts", "x"),
				run("npx vitest run", 0, "Tests  12 passed"),
				say("All tests pass."),
			),
		);
		expect(left).toEqual([]);
	});
});

describe("an end in the middle", () => {
	it("gives the request on which nothing was done yet", () => {
		const left = found(
			"unfinished",
			turn("Fix the parser", edit("/p/a.ts", "x"), say("Done.")),
			turn("add a test for daylight saving time", cutOff({ name: "Task", kind: "agent", text: "Explore the tests" })),
		);
		expect(texts(left)).toEqual(["Add a test for daylight saving time"]);
		expect(left[0]?.unverified).toBe(true);
	});

	it("gives the step that was cut off, marked as unverified", () => {
		const left = found(
			"unfinished",
			turn(
				"Publish it",
				edit("/p/a.ts", "x"),
				say("Now I commit the harbour fix."),
				cutOff({ name: "Bash", kind: "shell", command: 'git commit -m "Fix harbour parser"' }),
			),
		);
		expect(left[0]).toMatchObject({ source: "interrupted", unverified: true });
		expect(left[0]?.what).toContain("Fix harbour parser");
	});

	it("keeps a question that an interruption swallowed, unless it comes again", () => {
		const swallowed = [
			turn("Explain the cache", say("It caches.")),
			turn(
				"does the server write this cache file itself?",
				refused({ name: "Bash", kind: "shell", command: "cat cache" }),
				interrupted(),
			),
		];
		const goesOn = turn("rename the curve class to TideCurve", edit("/p/a.ts", "TideCurve"), say("Renamed."));
		const again = turn("so does the server write the cache file itself?", say("Yes, at start."));
		expect(texts(found("unfinished", ...swallowed, goesOn))).toEqual(["does the server write this cache file itself?"]);
		expect(texts(found("unfinished", ...swallowed, again))).toEqual([]);
	});
});

describe("blocked", () => {
	it("says what the agent waits for", () => {
		const left = found(
			"unfinished",
			turn(
				"Create the release branches",
				run("git branch", 0, "main"),
				say("I can't guess the names. Please provide the two branch names for the spring release."),
			),
		);
		expect(left).toHaveLength(1);
		expect(left[0]?.text).toContain("branch names for the spring release");
		expect(left[0]?.blockers).toEqual(["waiting for the user's answer"]);
	});

	it("lays out the options of a choice", () => {
		const left = found(
			"unfinished",
			turn(
				"How do we sign it?",
				say(
					"**Option 1: Upload a key**\n\nQuick.\n\n**Option 2: Use a signing service**\n\nThe service keeps the key out of the repository. Which way do you want to go?",
				),
			),
		);
		expect(left[0]?.text).toBe("Decide: Upload a key / Use a signing service");
	});

	it("keeps an error that the user reported last and nobody worked on", () => {
		const error =
			"now I get this:\nremote: Permission to acme/tides.git denied to ci-bot.\nfatal: unable to access 'https://example.com/': error 403\nPush failed";
		const left = found(
			"unfinished",
			turn("Push from CI", edit("/p/ci.yml", "push"), say("Set up.")),
			turn(error, say("The organisation locks this setting.")),
		);
		expect(left.some((item) => item.text.includes("Permission to acme/tides.git denied"))).toBe(true);
		const worked = found("unfinished", turn(error, edit("/p/ci.yml", "permissions"), say("Fixed the permissions.")));
		expect(worked).toEqual([]);
	});

	it("does not take a question that was answered", () => {
		const left = found(
			"unfinished",
			turn("Add login", say("Which provider should I use? Please tell me the provider name.")),
			turn("the one from the docs folder", edit("/p/login.ts", "x"), say("Login is in place.")),
		);
		expect(left).toEqual([]);
	});
});

describe("what only the user can do", () => {
	it("keeps a restart that has not happened", () => {
		const left = found(
			"unfinished",
			turn(
				"Change the port",
				edit("/p/conf.json", "1"),
				say("Changed.\n\n**Note**: Restart the desktop app for the change to take effect."),
			),
		);
		expect(texts(left)).toEqual(["Restart the desktop app for the change to take effect"]);
	});

	it("drops it when the agent ran it", () => {
		const left = found(
			"unfinished",
			turn(
				"Change the port",
				edit("/p/conf.json", "1"),
				say("You'll need to rebuild the desktop app:"),
				run("npm run build desktop app", 0),
				say("The build is complete."),
			),
		);
		expect(left).toEqual([]);
	});
});

describe("stubs", () => {
	it("keeps what an edit left unimplemented", () => {
		const left = found(
			"unfinished",
			turn(
				"Scaffold the moon module",
				edit("/p/moon.ts", "export function phase() {\n  throw new Error('moon phase not yet implemented');\n}"),
				say("Scaffolded."),
			),
		);
		expect(left[0]).toMatchObject({ source: "stub", basis: "doc", files: ["/p/moon.ts"] });
	});

	it("is silent when a later edit filled it in", () => {
		const stub = "throw new Error('moon phase not yet implemented');";
		const left = found(
			"unfinished",
			turn(
				"Scaffold the moon module",
				edit("/p/moon.ts", stub),
				edit("/p/moon.ts", "return age / 29.53;", stub),
				say("Done."),
			),
		);
		expect(left).toEqual([]);
	});

	it("does not look at code that was only read, at input placeholders, or at tools' output", () => {
		const left = found(
			"unfinished",
			turn(
				"Look around",
				run("cat old.ts", 0, "// TODO: rewrite this"),
				edit("/p/form.html", '<input placeholder="Search" />'),
				say("I looked around and added the form."),
			),
		);
		expect(left).toEqual([]);
	});
});

describe("put off", () => {
	it("keeps what the user put off", () => {
		const left = found(
			"unfinished",
			turn("we'll handle the leap seconds later, first fix the parser", edit("/p/a.ts", "x"), say("Fixed the parser.")),
		);
		expect(left.some((item) => item.source === "deferred" && item.text.includes("leap seconds"))).toBe(true);
	});

	it("keeps a file that may need the same change and was not touched", () => {
		const turns = (last: string) =>
			turn(
				"Use relative paths",
				say("I need to fix `share.py` and possibly `cleanup.py` if the bot uses it."),
				edit("/p/share.py", "x"),
				edit(last, "x"),
				say("The bot runs."),
			);
		expect(found("unfinished", turns("/p/other.py"))[0]?.text).toContain("cleanup.py");
		expect(found("unfinished", turns("/p/cleanup.py"))).toEqual([]);
	});

	it('does not mistake "later" in a description of code', () => {
		const left = found(
			"unfinished",
			turn("Explain the loop", say("The value is read first and compared later in the loop body with the stored one.")),
		);
		expect(left).toEqual([]);
	});
});

describe("a session with nothing left", () => {
	it("gives nothing", () => {
		const left = found(
			"unfinished",
			turn(
				"Rename the class",
				edit("/p/a.ts", "x"),
				run("npx vitest run", 0, "12 passed"),
				say("Renamed. All tests pass."),
			),
			turn("thanks, bye!"),
		);
		expect(left).toEqual([]);
	});

	it("gives at most a dozen where everything is left", () => {
		const many = Array.from({ length: 40 }, (_, at) => `- Port the harbour number ${at} to the format ${at * 7}`).join(
			"\n",
		);
		expect(found("unfinished", turn("List", say(`Next steps:\n${many}`))).length).toBeLessThanOrEqual(12);
	});
});

describe("files", () => {
	it("are absolute, as the session's calls spell them", () => {
		const left = found(
			"unfinished",
			turn(
				"Go",
				edit("/home/dev/tides/src/harbour.ts", "x"),
				say("Next steps:\n- Document the options of `harbour.ts`"),
			),
		);
		expect(left[0]?.files).toEqual(["/home/dev/tides/src/harbour.ts"]);
	});
});

it("an answered question of a tool is no open question", () => {
	const asked = (answer: string | null) =>
		scanTranscript(conversation(turn("Go", ask({ question: "Which chart library?", options: ["A", "B"], answer }))));
	expect(asked(null).findings.some((finding) => finding.kind === "question")).toBe(true);
	expect(asked("A").findings.some((finding) => finding.kind === "question")).toBe(false);
	expect(asked("A").findings.some((finding) => finding.kind === "decision" && finding.by === "user")).toBe(true);
});
