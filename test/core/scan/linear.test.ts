import { describe, expect, it } from "vitest";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { cpuMilliseconds } from "../../support/cpuMilliseconds";
import { conversation, cutOff, edit, plan, refused, run, say, turn } from "./support/conversation";

const characters = 100_000;
/** What a pattern that looks at its text again and again takes many times as long for. */
const milliseconds = 8_000;

const units = ["a", "/", " ", '"', "`", "[", "[x](", ".", "_", "\n", "1. ", "- [ ] a\n", "git ", "aA", "漢"];
const places = {
	"a user's message": (text: string) => [turn(text, say("I see the error. I changed it."))],
	"an answer": (text: string) => [turn("fix it", say(text))],
	"a next step": (text: string) => [turn("fix it", say(`Next steps:\n- fix ${text}`))],
	"a command": (text: string) => [
		turn("fix it", run(text, 1, "x"), cutOff({ name: "Bash", kind: "shell", command: text })),
	],
	"a result": (text: string) => [turn("fix it", run("npm test", 1, text))],
	"an edit": (text: string) => [turn("fix it", edit("/p/a.ts", text, text))],
	"a plan's item": (text: string) => [turn("fix it", edit("/p/a.ts", "x"), plan([text, "pending"]))],
	"a refusal": (text: string) => [turn("fix it", refused({ name: "Bash", kind: "shell", command: "ls" }, text))],
};

describe("a scan takes time in proportion to its text", () => {
	const before = turn("the export fails", edit("/p/a.ts", "a"), say("Fixed: the export works now."));

	it.each(Object.entries(places))("repeated signs in %s", (_, turnsOf) => {
		for (const unit of units) {
			const text = unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
			const taken = cpuMilliseconds(() => scanTranscript(conversation(before, ...turnsOf(text))));
			expect(taken, JSON.stringify(unit)).toBeLessThan(milliseconds);
		}
	});

	it("options of git without a commit", () => {
		const taken = cpuMilliseconds(() => {
			for (const option of [" -c", " --a", " -a=1"])
				scanTranscript(conversation(turn("x", run(`git${option.repeat(400)}`, 0, ""))));
		});
		expect(taken).toBeLessThan(milliseconds);
	});
});
