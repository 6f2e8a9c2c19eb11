import type { QuestionFinding, UnfinishedFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import type { Passage } from "./passage";
import { pick } from "./pick";
import { shorten } from "./plainText";
import type { SessionView } from "./sessionView";
import { topicWords } from "./words";

/**
 * Questions that stand open at the end: put through a tool and not answered, or asked in the last words (R-003-11).
 * A question that is listed as unfinished is not told twice.
 */
export function questionsIn(view: SessionView, unfinished: readonly UnfinishedFinding[]): QuestionFinding[] {
	const listed = new Set(unfinished.flatMap((item) => item.evidence.map((one) => one.quote)));
	return [...fromTools(view), ...fromWords(view)].filter((question) => !listed.has(question.evidence[0].quote));
}

function fromTools(view: SessionView): QuestionFinding[] {
	return view.calls.flatMap((call) =>
		call.tool.questions.flatMap((asked) => {
			if (asked.answer !== null) return [];
			if ((view.exchanges[call.exchange]?.age ?? 0) > 0) return [];
			const turn = view.exchanges[call.exchange]?.turn.index ?? 0;
			const source = {
				conversation: view.transcript.id,
				turn,
				offset: call.offset,
				speaker: "assistant" as const,
				text: asked.question,
			};
			const evidence = evidenceList([evidenceOf(source, asked.question)]);
			return evidence === null ? [] : [question(asked.question, asked.options, "H", evidence)];
		}),
	);
}

function fromWords(view: SessionView): QuestionFinding[] {
	const last = view.exchanges.findLast((exchange) => exchange.age === 0 && !exchange.isFarewell);
	if (last === undefined || last.outcome !== "answered") return [];
	const asked = last.said.filter((passage) => passage.closing && /[?？]\s*$/.test(passage.plain));
	const candidates = asked.map((passage) => ({
		value: passage,
		weight: 1,
		order: passage.order,
		topic: topicWords(passage.plain),
	}));
	return pick(candidates, 0.5, 3).flatMap((passage) => {
		const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
		if (evidence === null) return [];
		const urgency = passage.says("offer") ? "L" : passage.says("choice") ? "H" : "M";
		return [question(passage.plain, optionsBefore(passage, last.said), urgency, evidence)];
	});
}

/** The options laid out above a question: headings or items that are numbered as options. */
function optionsBefore(asked: Passage, said: readonly Passage[]): string[] {
	return said
		.filter(
			(passage) =>
				passage.source === asked.source && /^(?:option|opção|alternative|plan) ?[\dA-D]\b/i.test(passage.plain),
		)
		.map((passage) => shorten(passage.plain, 120))
		.slice(0, 6);
}

function question(
	text: string,
	options: readonly string[],
	urgency: QuestionFinding["urgency"],
	evidence: QuestionFinding["evidence"],
): QuestionFinding {
	return {
		kind: "question",
		text: shorten(text, 240),
		askedBy: "agent",
		options,
		urgency,
		basis: "dialogue",
		evidence,
	};
}
