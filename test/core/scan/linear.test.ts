import { describe, expect, it } from "vitest";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { cpuMilliseconds } from "../../support/cpuMilliseconds";
import { call, conversation, cutOff, edit, plan, refused, run, say, turn } from "./support/conversation";

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

const manyTurns = 30_000;

describe("a scan takes time in proportion to the number of turns", () => {
	const missed = (file: string) =>
		call({ name: "Edit", kind: "edit", files: [file], added: "x", ok: false, result: "String not found" });
	const kinds = [
		() => turn("why?", say("Because it is so.")),
		() => turn("fix it", edit("/p/a.ts", "a"), run("npm test", 1, "Error: it broke")),
		(n: number) => turn("fix it", run(`make t${n}`, 1, "Error: it broke"), run("npm test", 0, "ok")),
		(n: number) => turn("fix it", missed(`/p/a${n}.ts`), missed("/p/a.ts")),
		(n: number) => turn("fix it", edit("/p/a.ts", `// TODO ${n}`)),
		(n: number) => turn("fix it", say(`I'll perhaps have to change \`a${n}.ts\` as well.`)),
		(n: number) => turn(`please add tide ${n}`, say(`I will add tide ${n} next. Would you like me to test ${n}?`)),
		(n: number) => turn("fix it", say(`Known issue: the cache ${n} leaks memory badly.`)),
	];

	it.each([
		["at work", kinds],
		["in talk", kinds.slice(-3).concat(kinds.slice(0, 1))],
	])("%s", (_, made) => {
		const turns = Array.from({ length: manyTurns }, (_, n) => made[n % made.length]?.(n) ?? turn("hm"));
		const taken = cpuMilliseconds(() => scanTranscript(conversation(...turns)));
		expect(taken).toBeLessThan(milliseconds);
	});
});

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
