import type { ConstraintFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { says } from "./language/signals";
import { type Candidate, pick } from "./pick";
import { isQuestion, shorten } from "./plainText";
import type { Exchange, SessionView } from "./sessionView";
import { retoldIn } from "./summaries";

const atMost = 8;
const titles = /\b(?:constraints?|rules|requirements|restrições|regras|contraintes)\b/i;

/** Standing instructions of the user, verbatim, kept even when said once and early. */
export function constraintsIn(view: SessionView): ConstraintFinding[] {
	return pick([...view.exchanges.flatMap(fromUser), ...fromSummaries(view)], 0.5, atMost);
}

/** Rules that a summary of compacted talk repeats: the user's first words for them may be gone. */
function fromSummaries(view: SessionView): Candidate<ConstraintFinding>[] {
	return retoldIn(view).flatMap(({ passage, words }) => {
		const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
		if (evidence === null || !says("standing", words) || isQuestion(words)) return [];
		const value: ConstraintFinding = { kind: "constraint", text: shorten(words, 300), basis: "dialogue", evidence };
		return [{ value, weight: 0.55, order: passage.order, topic: passage.topic }];
	});
}

function fromUser(exchange: Exchange): Candidate<ConstraintFinding>[] {
	if (exchange.isTemplate || exchange.isFarewell) return [];
	return exchange.typed.flatMap((passage) => {
		const underTitle = passage.headings.some((heading) => titles.test(heading));
		const rule = says("standing", passage.plain);
		if (
			passage.kind === "heading" ||
			passage.echo ||
			passage.topic.size < 2 ||
			isQuestion(passage.plain) ||
			!(rule || underTitle)
		)
			return [];
		const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
		if (evidence === null) return [];
		const value: ConstraintFinding = {
			kind: "constraint",
			text: shorten(passage.plain, 300),
			basis: "dialogue",
			evidence,
		};
		return [{ value, weight: rule ? 0.7 : 0.6, order: passage.order, topic: passage.topic }];
	});
}
