import { evidenceList, evidenceOf } from "../evidence";
import { shorten } from "../plainText";
import { callSource, type SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Draft, titleLimit, whatLimit } from "./draft";

/** Entries of the agent's plan or todo list that stand open at the end. */
export function fromPlan(view: SessionView): Draft[] {
	const lists = view.calls.filter((call) => call.tool.plan !== null);
	const last = lists.at(-1);
	if (last === undefined) return [];
	return view.transcript.plan.flatMap((item) => {
		if (item.status === "completed" || item.status === "cancelled") return [];
		const source = callSource(view, last, (last.tool.plan ?? []).map((one) => one.text).join("\n"), "assistant");
		const evidence = evidenceList([evidenceOf(source, item.text)]);
		if (evidence === null) return [];
		const age = view.exchanges[last.exchange]?.age ?? 0;
		return [
			{
				source: "plan" as const,
				text: shorten(item.text, titleLimit),
				what: item.text.length > titleLimit ? shorten(item.text, whatLimit) : null,
				how: null,
				whatsLeft: item.status === "in_progress" ? "Begun, not finished" : null,
				blockers: null,
				evidence,
				files: [],
				exchange: last.exchange,
				order: last.order,
				weight: age === 0 ? 0.85 : 0.6,
				topic: topicWords(shorten(item.text, whatLimit)),
				unverified: false,
				closedBy: "anything",
			},
		];
	});
}
