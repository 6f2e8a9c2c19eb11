import type { ConstraintFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { type Candidate, pick } from "./pick";
import { isQuestion, plainText, shorten } from "./plainText";
import { callSource, type Exchange, type SessionView } from "./sessionView";
import { retoldIn } from "./summaries";
import { topicWords } from "./words";

const atMost = 8;
const titles = /\b(?:constraints?|rules|requirements|restrições|regras|contraintes)\b/i;

/** Standing instructions of the user, verbatim, kept even when said once and early. */
export function constraintsIn(view: SessionView): ConstraintFinding[] {
	return pick([...view.exchanges.flatMap(fromUser), ...fromRefusals(view), ...fromSummaries(view)], 0.5, atMost);
}

/** Rules that a summary of compacted talk repeats: the user's first words for them may be gone. */
function fromSummaries(view: SessionView): Candidate<ConstraintFinding>[] {
	return retoldIn(view).flatMap(({ passage, words }) => {
		const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
		if (evidence === null || !passage.reader.says("standing", words) || isQuestion(words)) return [];
		const value: ConstraintFinding = { kind: "constraint", text: shorten(words, 300), basis: "dialogue", evidence };
		return [{ value, weight: 0.55, order: passage.order, topic: passage.topic }];
	});
}

/** What the user said to a call that was refused holds for the next calls as well. */
function fromRefusals(view: SessionView): Candidate<ConstraintFinding>[] {
	return view.calls.flatMap((call) => {
		const words = call.tool.denial?.trim() ?? "";
		if (words === "" || !view.reader.says("standing", words) || isQuestion(words)) return [];
		const evidence = evidenceList([evidenceOf(callSource(view, call, words, "user"), words)]);
		if (evidence === null) return [];
		const text = shorten(plainText(words), 300);
		const value: ConstraintFinding = { kind: "constraint", text, basis: "dialogue", evidence };
		return [{ value, weight: 0.7, order: call.order, topic: topicWords(words) }];
	});
}

function fromUser(exchange: Exchange): Candidate<ConstraintFinding>[] {
	if (exchange.isTemplate || exchange.isFarewell) return [];
	return exchange.typed.flatMap((passage) => {
		const underTitle = passage.headings.some((heading) => titles.test(heading));
		const rule = passage.says("standing");
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
