import { describe, expect, it } from "vitest";
import { judgeSuccessor } from "../../../src/core/successor/judgeSuccessor";
import { ask, type BareStep, conversation, cutOff, edit, read, run, say, turn } from "../scan/support/conversation";

const brief = "/home/dev/tide-tables/docs.local/handoffs/handoff-2026-11-30-legend.md";
const prompt = `Read the brief ${brief} in full.`;

function judge(...steps: readonly BareStep[]) {
	return judgeSuccessor(conversation(turn(prompt, ...steps)), [brief]);
}

describe("a successor", () => {
	it("works when it read the brief and went on with a call that ended", () => {
		expect(judge(say("I read the brief."), read(brief, "# Session Handoff"), edit("/p/legend.ts", "x"))).toEqual({
			kind: "working",
			calls: 2,
		});
	});

	it("may read it with a command", () => {
		expect(judge(run(`cat ${brief}`, 0), run("npm test", 0)).kind).toBe("working");
	});

	it.each([
		["it has done nothing yet", []],
		["it has only read", [read(brief)]],
		["its next call has not ended", [read(brief), cutOff({ name: "Bash", kind: "shell", command: "npm test" })]],
	])("is starting while %s", (_, steps: readonly BareStep[]) => {
		expect(judge(...steps).kind).toBe("starting");
	});

	it.each([
		"I read the brief. Which branch should I work on?",
		"Fertig gelesen.\nSoll ich mit Schritt 1 anfangen?",
		"読みました。どのファイルから始めますか？",
	])("asks: %s", (words) => {
		expect(judge(read(brief), run("git status", 0), say(words)).kind).toBe("asking");
	});

	it("asks through a tool", () => {
		const question = { question: "Start with step 1?", options: ["yes", "no"], answer: null };
		expect(judge(read(brief), ask(question))).toEqual({ kind: "asking", question: "Start with step 1?" });
	});

	it("has stopped when its last words are no question", () => {
		expect(judge(read(brief), say("Please log in first."))).toEqual({ kind: "stopped", words: "Please log in first." });
	});

	it("that works without having read the brief is told apart", () => {
		expect(judge(run("ls", 0), run("npm test", 0))).toEqual({ kind: "unread", calls: 2 });
	});
});
