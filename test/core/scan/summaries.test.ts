import { describe, expect, it } from "vitest";
import type { BareStep } from "./support/conversation";
import { edit, found, run, say, turn } from "./support/conversation";

const summary: BareStep = {
	type: "compaction",
	text: `This session is being continued.

## All user messages
- "Draw the tide curve"
- "no, that is wrong, the curve starts at low tide"
- "never touch the harbour table"

## Pending tasks
- Draw the moon phases`,
};
const turns = [turn("go on", summary, edit("/p/curve.ts", "x"), say("I drew the rest of the curve."))];

describe("summaries of compacted talk", () => {
	it("keep the user's corrections and rules, with the agent named as the one who says so", () => {
		const [correction] = found("correction", ...turns);
		expect(correction?.text).toBe("no, that is wrong, the curve starts at low tide");
		expect(correction?.evidence[0].speaker).toBe("assistant");
		expect(found("constraint", ...turns).map((one) => one.text)).toEqual(["never touch the harbour table"]);
	});

	it("do not bring up old lists as what is left", () => {
		expect(found("unfinished", ...turns)).toEqual([]);
	});
});

describe("how a claim is known", () => {
	const claim = "The problem is that `readTide` never closes the harbour file.";

	it("is by a run whose output speaks of it", () => {
		const [lesson] = found(
			"lesson",
			turn("Why?", run("node leak.js", 1, "readTide: harbour file not closed"), say(claim)),
		);
		expect(lesson?.basis).toBe("run");
	});

	it("is the talk alone otherwise", () => {
		const [lesson] = found("lesson", turn("Why?", run("git status", 0, "clean"), say(claim)));
		expect(lesson?.basis).toBe("dialogue");
	});
});
