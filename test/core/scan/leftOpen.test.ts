import { describe, expect, it } from "vitest";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { conversation, edit, found, run, say, turn } from "./support/conversation";

const failedEdit = (file: string, added: string) => {
	const step = edit(file, added);
	return step.type === "tool" ? { ...step, tool: { ...step.tool, ok: false, result: null } } : step;
};
const titles = (...turns: ReturnType<typeof turn>[]) => found("unfinished", ...turns).map(({ text }) => text);

describe("an edit that did not go through", () => {
	const purpose = say("I will add the line `allow_local=true` so that the proxy is trusted.");

	it("is left to do, with what it was for", () => {
		const [item] = found(
			"unfinished",
			turn("Trust the proxy", purpose, failedEdit("/p/tide.conf", "allow_local=true"), say("That is all it takes.")),
		);
		expect(item?.text).toContain("tide.conf");
		expect(item?.what).toContain("allow_local=true");
		expect(item?.files).toEqual(["/p/tide.conf"]);
	});

	it("is no more when it was made later", () => {
		const made = edit("/p/tide.conf", "allow_local=true");
		const later = turn("again please", made, say("Done: the proxy is trusted."));
		expect(titles(turn("Trust the proxy", purpose, failedEdit("/p/tide.conf", "x")), later)).toEqual([]);
	});
});

describe("what the user reports", () => {
	const first = turn("the export is empty", edit("/p/export.ts", "a"), say("Fixed the export: rows are written now."));

	it("is open when nothing was changed on it any more", () => {
		const report = turn(
			"the export still shows nothing",
			say("I cannot see why; the rows are written by `writeRows`."),
		);
		expect(titles(first, report)).toEqual([expect.stringContaining("the export still shows nothing")]);
	});

	it("is taken for answered by a change, unless it had come before", () => {
		const once = turn("the export still shows nothing", edit("/p/export.ts", "b"), say("Rows are flushed now."));
		expect(titles(first, once)).toEqual([]);
		const again = turn("still not working", edit("/p/export.ts", "c"), say("The stream is closed at the end now."));
		expect(titles(first, once, again)).toEqual([expect.stringContaining("still not working")]);
	});

	it("is closed by the user's word", () => {
		const report = turn("the export still shows nothing", say("Reload the page, the old script is cached."));
		expect(titles(first, report, turn("it works now, thanks"))).toEqual([]);
	});
});

describe("advice", () => {
	const answer = say("The fix is to call `close()` at the end:\n\n```ts\nstream.close();\n```");

	it("that nobody followed is left to do", () => {
		expect(titles(turn("the export fails at the end, please fix it", answer))).toEqual([
			"Apply: The fix is to call close() at the end",
		]);
	});

	it("is no more once files were changed", () => {
		const done = turn("do it", edit("/p/export.ts", "stream.close()"), say("Done."));
		expect(titles(turn("the export fails at the end, please fix it", answer), done)).toEqual([]);
	});
});

describe("what the user is to do", () => {
	it("may be a line over a block of commands, which is the first step", () => {
		const answer = say(
			"The port is read from the file.\n\nNow restart the server:\n\n```bash\ncd backend\nnode server.js\n```",
		);
		const [item] = found("unfinished", turn("read the port from the file", edit("/p/db.js", "port"), answer));
		expect(item).toMatchObject({ text: "Restart the server", how: "Run cd backend; node server.js" });
	});

	it("is one thing when it is a list of steps", () => {
		const steps =
			"In the settings of the repository:\n\n1. You need to create a token\n2. You need to add the token as a secret\n3. You need to run the workflow";
		expect(found("unfinished", turn("publish from CI", edit("/p/ci.yml", "x"), say(steps)))).toHaveLength(1);
	});

	it("may be a choice that was laid out under a question", () => {
		const question = "Two folders are not tracked. Shall I:\n\n1. add them to .gitignore\n2. commit and push them";
		expect(titles(turn("is all pushed?", run("git status", 0, "untracked: a/ b/"), say(question)))).toEqual([
			"Decide: add them to .gitignore / commit and push them",
		]);
	});

	it("has been done when the user tells what came of it", () => {
		const first = turn("fix the port", edit("/p/db.js", "x"), say("Fixed. You need to restart the server."));
		expect(
			titles(first, turn("it fails with another port", edit("/p/db.js", "y"), say("The port is read now."))),
		).toEqual([]);
	});
});

describe("the words of a report", () => {
	it("are not taken for something put off", () => {
		const answer = say("The check passes: `fare()` left out the night surcharge.");
		expect(titles(turn("why was the fare wrong?", edit("/p/fare.ts", "x"), answer))).toEqual([]);
	});

	it("may say that something was left out on purpose", () => {
		const answer = say("The export is done. I left out the moon phases for now.");
		expect(titles(turn("write the export", edit("/p/export.ts", "x"), answer))).toHaveLength(1);
	});
});

describe("days that are named", () => {
	it("get their date from the time of the words; the quote stays as it is", () => {
		const spoken = conversation(turn("leave the leap seconds, I'll do that tomorrow"));
		const turns = spoken.turns.map((one) => ({ ...one, at: "2026-11-30T12:00:00Z" }));
		const [item] = scanTranscript({ ...spoken, turns }).findings.filter(({ kind }) => kind === "unfinished");
		expect(item?.text).toMatch(/tomorrow \(2026-12-01\)/);
		expect(item?.evidence[0].quote).not.toContain("2026");
	});

	it("stay as they are when nobody knows when they were said", () => {
		const [item] = found("unfinished", turn("leave the leap seconds, I'll do that tomorrow"));
		expect(item?.text).not.toContain("2026");
	});
});
