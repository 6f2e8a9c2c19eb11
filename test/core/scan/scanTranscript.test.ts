import fc from "fast-check";
import { expect, it } from "vitest";
import { scanTranscript } from "../../../src/core/scan/scanTranscript";
import { cpuMilliseconds } from "../../support/cpuMilliseconds";
import type { BareStep } from "./support/conversation";
import { conversation, cutOff, edit, interrupted, plan, refused, run, say, turn } from "./support/conversation";

const phrase = fc.constantFrom(
	"Next steps:\n- add `a.ts`\n- [ ] docs",
	"Would you like me to fix that?",
	"no, that's wrong",
	"yes",
	"/exit",
	"",
	"TODO",
	"🙂🙂 ✅ done",
	"let's go with X instead of Y, because Z.",
	"The issue is that `x` never works.",
	"never do that",
	"```\nconst a = 1;\n```",
	"Error: boom\n at x:1\nfatal: no\n",
	"下一步：测试。不对。",
	"\u0000\ud800",
	"[".repeat(300),
	"....".repeat(80),
	"请继续",
	"> quoted\n| a | b |",
);
const words = fc
	.array(fc.oneof(phrase, fc.string({ unit: "binary", maxLength: 20 })), { maxLength: 5 })
	.map((parts) => parts.join(" "));
const step: fc.Arbitrary<BareStep> = fc.oneof(
	words.map(say),
	fc
		.record({ command: words, code: fc.option(fc.integer({ min: 0, max: 255 })), out: words })
		.map(({ command, code, out }) => run(command, code, out)),
	fc.record({ added: words, removed: fc.option(words) }).map(({ added, removed }) => edit("/p/a.ts", added, removed)),
	words.map((text) => refused({ name: "Edit", kind: "edit", files: ["/p/b.ts"] }, text)),
	words.map((text) => cutOff({ name: "Bash", kind: "shell", command: text })),
	words.map((text) => plan([text, "pending"], ["done", "completed"])),
	fc.constant(interrupted()),
	words.map((text): BareStep => ({ type: "compaction", text })),
);

it("never throws, and every finding of any conversation has words that stand in its turn", () => {
	fc.assert(
		fc.property(
			fc.array(fc.record({ user: fc.option(words), steps: fc.array(step, { maxLength: 6 }) }), { maxLength: 6 }),
			(turns) => {
				const transcript = conversation(...turns.map(({ user, steps }) => turn(user, ...steps)));
				const scan = scanTranscript(transcript);
				for (const { quote, turn: index } of [
					...scan.findings.flatMap((finding) => finding.evidence),
					...scan.checks.map((check) => check.evidence),
				]) {
					const stands = JSON.stringify(transcript.turns.find((one) => one.index === index));
					expect(stands).toContain(JSON.stringify(quote).slice(1, -1));
				}
				expect(scan.findings.filter((finding) => finding.text.trim() === "" || finding.evidence.length === 0)).toEqual(
					[],
				);
			},
		),
		{ numRuns: 300 },
	);
});

it("is quick on what would make careless patterns crawl", () => {
	const nasty = [
		"[".repeat(60_000),
		".".repeat(60_000),
		" ".repeat(60_000),
		"네 ".repeat(20_000),
		"a,".repeat(30_000),
		"- ".repeat(30_000),
		"*".repeat(60_000),
		"(".repeat(60_000),
	];
	const taken = cpuMilliseconds(() => {
		for (const text of nasty)
			scanTranscript(conversation(turn(text, say(text), run(text.slice(0, 4_000), 1, text.slice(0, 6_000)))));
	});
	expect(taken).toBeLessThan(8_000);
});
