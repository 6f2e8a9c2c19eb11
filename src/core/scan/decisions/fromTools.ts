import type { DecisionFinding } from "../../model/finding";
import { evidenceList, evidenceOf } from "../evidence";
import { hasResult } from "../maskedTranscript";
import type { Candidate } from "../pick";
import { plainText, shorten } from "../plainText";
import { callSource, type Exchange, type SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Decided, isReversible } from "./decision";

/** Answers to questions that the agent put through a tool. */
export function answeredQuestions(view: SessionView, exchange: Exchange): Candidate<Decided>[] {
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
			return [
				{
					value: { finding: value, passage: null },
					weight: 0.9,
					order: call.order,
					topic: new Set([call.tool.id, asked.question]),
				},
			];
		}),
	);
}

/** A plan that the agent submitted and the user let pass. */
export function approvedPlans(view: SessionView, exchange: Exchange): Candidate<Decided>[] {
	return exchange.calls.flatMap((call) => {
		const { kind, ok } = call.tool;
		if (kind !== "plan" || ok === false || !hasResult(call.tool)) return [];
		const { plan, text, denial } = call.tool;
		if (plan !== null || text === null || denial !== null) return [];
		const head = text.split("\n").find((line) => line.trim() !== "");
		if (head === undefined) return [];
		const evidence = evidenceList([evidenceOf(callSource(view, call, text, "assistant"), head)]);
		if (evidence === null) return [];
		const title = shorten(plainText(head), 240);
		const value: DecisionFinding = {
			kind: "decision",
			text: title,
			rationale: null,
			by: "user",
			reversible: false,
			basis: "dialogue",
			evidence,
		};
		return [{ value: { finding: value, passage: null }, weight: 0.6, order: call.order, topic: topicWords(title) }];
	});
}
