import { evidenceList, evidenceOf } from "../evidence";
import { says } from "../language/signals";
import { isQuestion, plainText, shorten } from "../plainText";
import { type Call, callSource, type Exchange, type Passage, type SessionView, userSource } from "../sessionView";
import { likeness, topicWords } from "../words";
import { type Draft, draftFrom, titleLimit, whatLimit } from "./draft";
import { titleOf } from "./title";

/** Work that broke off: the session's end in the middle of something, and questions that an interruption swallowed. */
export function fromEnding(view: SessionView): Draft[] {
	const last = view.exchanges.findLast((exchange) => exchange.age === 0 && !exchange.isFarewell);
	const ending = last === undefined || last.outcome === "answered" ? [] : cutOff(view, last);
	return [...ending, ...swallowed(view)];
}

function cutOff(view: SessionView, exchange: Exchange): Draft[] {
	const call = exchange.calls.at(-1) ?? null;
	const asked = mainRequest(exchange);
	const doing = call?.announced ?? null;
	const words = call === null ? null : (call.tool.command ?? call.tool.text ?? call.tool.files[0] ?? call.tool.name);
	const explored = call === null || exchange.calls.every((one) => !changes(one));
	const title = explored && asked !== null ? titleOf(asked.plain) : doing !== null ? titleOf(doing.plain) : words;
	const sources = [
		asked === null ? null : evidenceOf(asked.source, asked.raw),
		doing === null ? null : evidenceOf(doing.source, doing.raw),
		call === null || words === null ? null : evidenceOf(callSource(view, call, words, "assistant"), words),
	];
	const evidence = evidenceList(explored ? sources : [...sources.slice(1), sources[0] ?? null]);
	if (evidence === null || title === null) return [];
	const what = [doing?.plain, words].filter((part) => part != null).join(" ");
	return [
		{
			source: exchange.outcome === "silent" || explored ? "request" : "interrupted",
			text: shorten(plainText(title), titleLimit),
			what: what === "" ? null : shorten(what, whatLimit),
			whatsLeft: call === null ? "Not begun" : howItEnded(call),
			blockers: null,
			evidence,
			files: call?.tool.files ?? [],
			exchange: view.exchanges.indexOf(exchange),
			order: call?.order ?? exchange.order,
			weight: 0.9,
			topic: topicWords(`${title} ${what}`),
			unverified: call !== null && call.tool.result === null,
			closedBy: "deeds",
		},
	];
}

function howItEnded(call: Call): string {
	if (call.tool.denial !== null) return `The last step (${call.tool.name}) was refused`;
	if (call.tool.result === null) return `The last step (${call.tool.name}) has no result: it was cut off`;
	return `The session ends after a step (${call.tool.name}) without a word on it`;
}

function changes(call: Call): boolean {
	return call.tool.kind === "edit" || call.tool.kind === "shell";
}

/** The sentence in which the user asks for something, else the first one typed. */
export function mainRequest(exchange: Exchange): Passage | null {
	const typed = exchange.typed.filter((passage) => passage.kind !== "heading");
	return typed.find((passage) => says("request", passage.plain)) ?? typed[0] ?? exchange.typed[0] ?? null;
}

/** Questions of the user in exchanges that broke off, and that no later message takes up. */
function swallowed(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange, index) => {
		if (exchange.age === 0 || exchange.outcome !== "cut" || exchange.isTemplate) return [];
		if (exchange.said.length > 0 || exchange.age > 30) return [];
		const question = exchange.typed.find((passage) => isQuestion(passage.plain));
		if (question === undefined || question.topic.size < 3) return [];
		const later = view.exchanges.slice(index + 1).flatMap((one) => one.typed);
		if (later.some((passage) => likeness(question.topic, passage.topic) >= 0.5)) return [];
		const source = userSource(view.transcript.id, exchange.turn);
		if (!source.text.includes(question.raw)) return [];
		return draftFrom("unanswered", exchange.age <= 6 ? 0.6 : 0.4, question, {
			text: question.plain,
			closedBy: "nothing",
			whatsLeft: "The question was not answered",
		});
	});
}
