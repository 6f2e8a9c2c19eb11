import { describe, expect, it } from "vitest";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { conversation, cutOff, edit, found, plan, read, run, say, turn } from "./support/conversation";

const look = cutOff({ name: "Read", kind: "read", files: ["/p/tide.ts"] });

describe("a session that breaks off", () => {
	it("leaves the whole request, while only looks were taken", () => {
		const [item] = found(
			"unfinished",
			turn(
				"Redesign the tide page. It should show two days.",
				say("I'll look at the page first."),
				run("rg -n tide src", 0, "src/a.ts"),
				look,
			),
		);
		expect(item?.text).toBe("Redesign the tide page");
		expect(item?.what).toContain("It should show two days.");
	});

	it("leaves the last step, once something was changed, and names the request beside it", () => {
		const change = edit("/p/tide.ts", "a");
		const [item] = found(
			"unfinished",
			turn("Add a tide page with two days", change, say("Now I'll add the route:"), run("npm run route", null, "")),
		);
		expect(item?.text).toBe("Add the route");
		expect(item?.what).toContain("Add a tide page with two days");
	});

	it("may end in words, when they stop before what they announce", () => {
		const [item] = found(
			"unfinished",
			turn("Check the tide command against its spec", say("Let me read the command:")),
		);
		expect(item?.text).toBe("Check the tide command against its spec");
		expect(item?.whatsLeft).toBe("The answer breaks off");
	});

	it("leaves nothing after a word that only puts off", () => {
		const end = turn(
			"Good. Leave the parser for later.",
			say("Understood, the parser stays out."),
			read("/p/a.ts", "x"),
		);
		const items = found("unfinished", turn("fix the export", edit("/p/a.ts", "a"), say("Fixed the export.")), end);
		expect(items.some(({ text }) => text.includes("Understood"))).toBe(false);
	});

	it("of aider ends with the edits that its program makes after the words", () => {
		const made = conversation(turn("add a tide page", say("I added the tide page."), edit("/p/tide.ts", "a")));
		const scan = scanTranscript({ ...made, agent: "aider" });
		expect(scan.findings.filter(({ kind }) => kind === "unfinished")).toEqual([]);
	});
});

describe("talk that nobody came back to", () => {
	const question = turn(
		"does the tide controller have enough error handling?",
		say(
			"No, the error handling is minimal. Missing:\n\n- input validation\n- logging of errors\n\nConsider adding both.",
		),
	);

	it("is left when the agent found fault with something", () => {
		const other = turn("create a harbour interface", edit("/p/harbour.ts", "a"), say("Created the interface."));
		expect(found("unfinished", question, other).map(({ text }) => text)).toContain("The error handling is minimal");
	});

	it("is no more once it was taken up", () => {
		const taken = turn(
			"add the error handling to the controller then",
			edit("/p/tide.ts", "try"),
			say("Added the error handling."),
		);
		expect(found("unfinished", question, taken).map(({ text }) => text)).not.toContain("The error handling is minimal");
	});
});

describe("a list of boxes", () => {
	it("counts as it was written last", () => {
		const lists =
			"## Todo\n\n- [ ] draw the tide curve\n- [ ] name the harbours\n\nDone.\n\n## Todo\n\n- [x] draw the tide curve\n- [ ] name the harbours";
		expect(found("unfinished", turn("go on", say(lists))).map(({ text }) => text)).toEqual(["Name the harbours"]);
	});

	it("does not put a long item into the title", () => {
		const [item] = found("unfinished", turn("go on", edit("/p/a.ts", "a"), plan(["tide ".repeat(200), "pending"])));
		expect(item?.text.length).toBeLessThanOrEqual(110);
	});
});
