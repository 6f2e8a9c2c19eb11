import { describe, expect, it } from "vitest";
import type { ReadinessCard } from "../../../src/core/resume/readinessCard";
import { answerQuestion } from "../../../src/core/successor/answerQuestion";

const said = (text: string) => ({ text, source: null, done: false, from: null });
const item = (title: string, step: string | null, blockers: readonly string[] = [], done = false) => ({
	...{ title, step, why: null, what: null, whatsLeft: null, blockers, files: [], priority: null },
	...{ unverified: false, source: null, done, from: null },
});

const card = {
	content: {
		goals: ["Draw the tide curve"],
		constraints: [said("never commit to main")],
		corrections: [said("use canvas, not svg")],
		items: [
			item("Add the legend", "start in legend.ts", ["the colours from Kim"]),
			item("Write the docs", null),
			item("Print it", null, [], true),
		],
		questions: [],
		issues: [],
		decisions: [said("Canvas, because svg was slow")],
		attempts: [said("svg: too slow on phones")],
		lessons: [],
		running: [],
		state: ["npm test passed"],
		files: [],
	},
	watches: [],
} as unknown as ReadinessCard;

describe("an orientation question", () => {
	it.each([
		["What should I work on first?", "1. Add the legend: start in legend.ts; 2. Write the docs"],
		["Is anything blocked?", "Add the legend: the colours from Kim"],
		["Are there any constraints that I have to respect?", "never commit to main; use canvas, not svg"],
		["Why was canvas chosen?", "Canvas, because svg was slow"],
		["Do the tests pass at the moment?", "npm test passed"],
		["What has been tried before?", "svg: too slow on phones"],
	])("is answered in the handoff's own words: %s", (question, words) => {
		expect(answerQuestion(question, card)?.text).toMatch(new RegExp(`: ${words.replace(/[.?()]/g, "\\$&")}$`));
	});

	it("is answered without anything that a terminal would take for a key", () => {
		const content = { ...card.content, state: ["npm test \u001b[201~\u0003passed\u200b\r\nexit"] };
		const answer = answerQuestion("Do the tests pass?", { ...card, content });
		expect(answer?.text).toMatch(/: npm test .*passed exit$/);
		expect(answer?.text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
	});

	it.each(["What is your favourite colour?", "Which files were touched?"])("is left to the user: %s", (question) => {
		expect(answerQuestion(question, card)).toBeNull();
	});
});
