import { plainLine } from "../render/inline";
import type { ReadinessCard } from "../resume/readinessCard";

/** What an orientation question may be about, with the words that tell it. The first one that fits counts. */
const topics: readonly (readonly [topic: Topic, words: RegExp])[] = [
	["blockers", /\b(?:block\w*|stuck|wait(?:ing)? (?:for|on)|depend\w*)\b/i],
	[
		"constraints",
		/\b(?:constraints?|rules?|allowed|forbidden|must(?:n't| not)?|avoid|conventions?|may i|should i not)\b/i,
	],
	["attempts", /\b(?:tried|attempts?|failed|retry|did(?:n't| not) work)\b/i],
	["decisions", /\b(?:decisions?|decided|why|reason|chosen?|approach|instead)\b/i],
	["next", /\b(?:next|first|start|begin|priority|focus|continue|pick up|proceed|work on|task|step)\b/i],
	["watches", /\b(?:running|server|background|watch(?:es|ers?)?|monitor|cron|agents?|active)\b/i],
	["files", /\b(?:files?|where|which (?:module|folder|directory)|path)\b/i],
	["state", /\b(?:state|status|works?|working|broken|pass(?:es|ing)?|tests?|build|branch|so far|done)\b/i],
	["goal", /\b(?:goal|aim|purpose|user wants?|what for|achieve)\b/i],
];
type Topic = "next" | "goal" | "state" | "blockers" | "decisions" | "constraints" | "attempts" | "files" | "watches";

const mostLines = 6;

/** What the handoff answers to a question of the successor. */
export interface HandoffAnswer {
	/** The part of the handoff that was looked up. */
	readonly topic: Topic;
	/** One line, ready to be sent: nothing in it that a terminal would take for a key. */
	readonly text: string;
}

/**
 * Answers a successor's question about its work by looking up the part of the handoff that it asks for (R-002-28), in
 * the handoff's own words. Null when it asks for something else, or that part says nothing: then the user must answer.
 */
export function answerQuestion(question: string, card: ReadinessCard): HandoffAnswer | null {
	const topic = topics.find(([, words]) => words.test(question))?.[0];
	if (topic === undefined) return null;
	const lines = partsOf(card)[topic].map(plainLine).filter(Boolean);
	if (lines.length === 0) return null;
	return { topic, text: `From the handoff (${topic}): ${lines.slice(0, mostLines).join("; ")}` };
}

function partsOf({ content, watches }: ReadinessCard): Readonly<Record<Topic, readonly string[]>> {
	const open = content.items.filter(({ done }) => !done);
	return {
		next: open.map(({ title, step }, at) => `${at + 1}. ${title}${step === null || step === title ? "" : `: ${step}`}`),
		goal: content.goals,
		state: content.state,
		blockers: open.flatMap(({ title, blockers }) => blockers.map((blocker) => `${title}: ${blocker}`)),
		decisions: content.decisions.map(({ text }) => text),
		constraints: [...content.constraints, ...content.corrections].map(({ text }) => text),
		attempts: content.attempts.map(({ text }) => text),
		files: content.files,
		watches: watches.map(({ what, owner }) => `${what} (${owner})`),
	};
}
