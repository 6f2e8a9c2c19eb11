import type { DecisionFinding } from "../../model/finding";
import { basisOf } from "../basis";
import { pick } from "../pick";
import type { SessionView } from "../sessionView";
import { covered, topicWords } from "../words";
import { byAgent } from "./byAgent";
import { byUser, chosenOption, redirected } from "./byUser";
import { likely, threshold } from "./decision";
import { fromCommits } from "./fromCommits";
import { answeredQuestions, approvedPlans } from "./fromTools";

/** Nearly every session that changed anything decided something: up to so many, what is only likely counts as well. */
const few = 3;

/** Choices that were made, by whom and why (R-000-34, 35, R-002-9). */
export function decisionsIn(view: SessionView): DecisionFinding[] {
	const candidates = view.exchanges.flatMap((exchange, index) => [
		...byUser(exchange, view.exchanges[index - 1]),
		...byAgent(exchange, view.exchanges[index + 1]),
		...chosenOption(exchange, view.exchanges[index - 1]),
		...redirected(exchange, view.exchanges[index - 1]),
		...answeredQuestions(view, exchange),
		...approvedPlans(view, exchange),
	]);
	candidates.push(...fromCommits(view));
	const atMost = Math.min(8, 5 + Math.floor(view.exchanges.length / 4));
	const clear = pick(candidates, threshold, atMost, isSameChoice);
	const chosen = clear.length >= few ? clear : pick(candidates, likely, few, isSameChoice);
	const decisions = chosen.map(({ finding, passage }) =>
		passage === null ? finding : { ...finding, basis: basisOf(view, passage) },
	);
	return withoutReversed(view, decisions).filter((decision, _, all) => !isPartOf(all, decision));
}

/** Does its sentence stand in the list of another decision, which tells it already? */
function isPartOf(decisions: readonly DecisionFinding[], { evidence: [own] }: DecisionFinding): boolean {
	return decisions.some(({ evidence: [, ...rest] }) =>
		rest.some(({ quote, offset }) => quote === own.quote && offset === own.offset),
	);
}

/** Share of an earlier choice's words that a later one must name to take it back. */
const named = 0.34;

/** The later choice wins: one that says "after all", "instead", "drop it" takes back those before it that it names. */
function withoutReversed(view: SessionView, decisions: readonly DecisionFinding[]): DecisionFinding[] {
	return decisions.filter((decision, at) => {
		const words = topicWords(decision.evidence[0].quote);
		return !decisions
			.slice(at + 1)
			.some(
				({ text, evidence }) =>
					evidence[0].turn > decision.evidence[0].turn &&
					view.reader.says("reversal", text) &&
					covered(words, topicWords(text)) >= named,
			);
	});
}

/** Two sentences on one choice share half of their words. */
function isSameChoice(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return Math.min(a.size, b.size) >= 4 && Math.max(covered(a, b), covered(b, a)) >= 0.6;
}
