import type { DecisionFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { find, says } from "./language/signals";
import { type Candidate, pick } from "./pick";
import { isQuestion, plainText, shorten } from "./plainText";
import type { Exchange, Passage, SessionView } from "./sessionView";
import { covered } from "./words";

const threshold = 0.5;
/** Ways laid side by side, and what is expected of a fix, are no choice. */
const undecided = /\beither\b.+\bor\b|\bwould (?:need|have) to\b|\bshould now\b|\bou\b.+\bou\b/i;

/** Choices that were made, by whom and why (R-000-34, 35, R-002-9). */
export function decisionsIn(view: SessionView): DecisionFinding[] {
	const candidates = view.exchanges.flatMap((exchange, index) => [
		...byUser(exchange),
		...byAgent(exchange),
		...chosenOption(exchange, view.exchanges[index - 1]),
		...answered(view, exchange),
	]);
	return pick(candidates, threshold, Math.min(8, 4 + Math.floor(view.exchanges.length / 4)), isSameChoice);
}

/** Two sentences on one choice share half of their words. */
function isSameChoice(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return Math.min(a.size, b.size) >= 4 && Math.max(covered(a, b), covered(b, a)) >= 0.6;
}

function byUser(exchange: Exchange): Candidate<DecisionFinding>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) => {
		if (passage.echo || passage.topic.size < 2) return [];
		let weight = says("chosen", passage.plain) ? 0.6 : says("chosenSoftly", passage.plain) ? 0.52 : 0;
		if (says("standing", passage.plain) && says("reason", passage.plain)) weight = Math.max(weight, 0.55);
		if (isQuestion(passage.plain)) weight -= 0.25;
		if (passage.kind === "item") weight -= 0.15;
		return weight <= 0 ? [] : decision(wholeThought(passage), weight, "user");
	});
}

/** A short opening such as "instead of X:" says nothing without what follows it: then the quote goes on. */
function wholeThought(passage: Passage): Passage {
	if (passage.topic.size > 3) return passage;
	const from = passage.source.text.indexOf(passage.raw);
	const raw = passage.source.text
		.slice(from, from + 280)
		.trimEnd()
		.toWellFormed();
	return { ...passage, raw, plain: plainText(raw) };
}

/** Decisions of the agent from one exchange at most: a summary's list must not crowd out the rest. */
const atMostFromOne = 3;

function byAgent(exchange: Exchange): Candidate<DecisionFinding>[] {
	if (wasRefused(exchange)) return [];
	const undecided = exchange.said.some(
		(passage) => passage.closing && says("choice", passage.plain) && isQuestion(passage.plain),
	);
	const found = exchange.said.flatMap((passage, at) => {
		if (passage.kind === "heading" || isQuestion(passage.plain) || passage.topic.size < 3) return [];
		if (undecided && passage.closing) return [];
		const before = exchange.said[at - 1];
		const problem = before !== undefined && explains(before, passage) ? before : null;
		return decision(passage, weightOf(passage) + (problem === null ? 0 : 0.12), "agent", problem);
	});
	return found.sort((a, b) => b.weight - a.weight).slice(0, atMostFromOne);
}

/** The user stopped the edit that the agent had announced: what it said for it was not agreed. */
function wasRefused(exchange: Exchange): boolean {
	const last = exchange.calls.at(-1)?.tool;
	return last !== undefined && last.kind === "edit" && last.denial !== null;
}

/** Is the sentence before, in the same message, the problem that this one answers? */
function explains(before: Passage, passage: Passage): boolean {
	if (before.source !== passage.source) return false;
	if (before.mark === "cross") return passage.mark === "done";
	return before.block === passage.block && (says("cause", before.plain) || says("fact", before.plain));
}

function weightOf({ plain, raw, kind, closing, first, headings }: Passage): number {
	if (says("offer", plain) || says("optional", plain) || says("askUser", plain) || undecided.test(plain)) return 0;
	const chosen = says("chosen", plain);
	const changed = find("changed", plain);
	let weight = 0;
	if (kind === "item" && headings.some((heading) => says("decisionHeading", heading))) weight += 0.4;
	if (chosen) weight += 0.6;
	else if (says("chosenSoftly", plain)) weight += 0.4;
	if (changed !== null && changed.index < 30) weight += closing ? 0.3 : 0.1;
	if (!chosen && reportsProblem(raw)) weight -= 0.25;
	if (says("reason", plain)) weight += 0.12;
	if (/`[^`]+`/.test(raw)) weight += 0.05;
	if (first || closing) weight += 0.05;
	return weight;
}

/** Does a sentence tell of a failure in its own words, not in what it quotes? */
function reportsProblem(raw: string): boolean {
	const own = plainText(raw.replace(/`[^`\n]*`|"[^"\n]*"|“[^”\n]*”/g, " "));
	return says("failure", own) || says("cause", own);
}

function decision(
	passage: Passage,
	weight: number,
	by: "user" | "agent",
	problem: Passage | null = null,
	agreed: Passage | null = null,
): Candidate<DecisionFinding>[] {
	const evidence = evidenceList([
		evidenceOf(passage.source, passage.raw),
		problem === null ? null : evidenceOf(problem.source, problem.raw),
		agreed === null ? null : evidenceOf(agreed.source, agreed.raw),
	]);
	if (evidence === null) return [];
	const value: DecisionFinding = {
		kind: "decision",
		text: shorten(passage.plain, 240),
		rationale: reasonOf(passage.plain) ?? (problem === null ? null : shorten(problem.plain, 200)),
		by,
		reversible: isReversible(passage.plain),
		basis: "dialogue",
		evidence,
	};
	return [{ value, weight, order: passage.order, topic: passage.topic }];
}

/** One of the options that the agent laid out, quoted back by the user: one or two of several, not the whole list. */
function chosenOption(exchange: Exchange, before: Exchange | undefined): Candidate<DecisionFinding>[] {
	if (before === undefined || exchange.isTemplate) return [];
	const options = before.said.filter(
		(passage) =>
			passage.kind === "item" && passage.closing && passage.mark === null && passage.plain.split(" ").length >= 4,
	);
	const chosen = options.flatMap((option) => {
		const quote = exchange.typed.find((passage) => quotes(passage, option));
		return quote === undefined ? [] : [{ option, quote }];
	});
	if (chosen.length > 2 || chosen.length * 2 > options.length) return [];
	return chosen.flatMap(({ option, quote }) => decision(option, 0.75, "user", null, quote));
}

function quotes(passage: Passage, option: Passage): boolean {
	if (covered(option.topic, passage.topic) >= 0.7) return true;
	return passage.topic.size >= 4 && covered(passage.topic, option.topic) >= 0.9;
}

/** Answers to questions that the agent put through a tool. */
function answered(view: SessionView, exchange: Exchange): Candidate<DecisionFinding>[] {
	return exchange.calls.flatMap((call) =>
		call.tool.questions.flatMap((asked) => {
			if (asked.answer === null || asked.answer.trim() === "") return [];
			const place = { conversation: view.transcript.id, turn: exchange.turn.index };
			const question = evidenceOf(
				{ ...place, offset: call.offset, speaker: "assistant", text: asked.question },
				asked.question,
			);
			const answer = evidenceOf(
				{ ...place, offset: call.tool.resultOffset ?? call.offset, speaker: "user", text: asked.answer },
				asked.answer,
			);
			const evidence = evidenceList([answer, question]);
			if (evidence === null) return [];
			const text = shorten(`${asked.question} ${asked.answer}`, 240);
			const value: DecisionFinding = {
				kind: "decision",
				text,
				rationale: null,
				by: "user",
				reversible: isReversible(text),
				basis: "dialogue",
				evidence,
			};
			return [{ value, weight: 0.9, order: call.order, topic: new Set([call.tool.id, asked.question]) }];
		}),
	);
}

/** The part of a sentence that says why, from the word that opens it. */
function reasonOf(plain: string): string | null {
	const found = find("reason", plain);
	if (found === null || found.index < 8) return null;
	return plain.slice(found.index).replace(/[.!]+$/, "");
}

/** True only for what is plainly a draft or a local change; what leaves the machine or is unclear is not (R-000-35). */
function isReversible(text: string): boolean {
	if (/\b(?:push|merge|deploy|publish|release|send|e-?mail|post|production|breaking|drop|delete|migrat)\w*/i.test(text))
		return false;
	return /\b(?:draft|prototype|try|branch|local|scratch|rename|move|refactor|config|flag|option|instead of|use|uses|test)\b/i.test(
		text,
	);
}
