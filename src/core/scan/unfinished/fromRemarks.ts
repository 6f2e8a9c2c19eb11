import type { Signal } from "../language/language";
import { isQuestion, plainText } from "../plainText";
import type { Exchange, Passage, SessionView } from "../sessionView";
import { topicWords } from "../words";
import { type Draft, draftFrom } from "./draft";
import { withoutTicked } from "./ticked";
import { titleOf } from "./title";

/** What the talk itself puts off or calls open: deferred by user or agent, unchecked boxes, things still missing. */
export function fromRemarks(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange) => [
		...(exchange.isTemplate ? [] : exchange.typed.flatMap(clauses).flatMap((passage) => fromUser(passage, exchange))),
		...withoutTicked(exchange.said, exchange.said).flatMap((passage) => fromAgent(passage, exchange)),
	]);
}

/** "Let's do that next time, remind me to update the docs": two things put off in one breath. */
function clauses(passage: Passage): Passage[] {
	const parts = passage.raw.split(/(?<=[,;，；])\s*/);
	const put = parts.filter((part) => passage.reader.says("deferred", part));
	if (put.length < 2) return [passage];
	return put.map((part) => {
		const raw = part.replace(/[,;，；]$/, "");
		const plain = plainText(raw);
		return { ...passage, ...passage.reader.hints(plain), raw, plain, topic: topicWords(plain) };
	});
}

/**
 * Put off by the user, or kept for a later day or for the user to do. A day alone ("tonight") says nothing in a
 * request that the agent went to work on at once.
 */
function fromUser(passage: Passage, exchange: Exchange): Draft[] {
	const { says, plain } = passage;
	if (passage.topic.size < 1 || passage.echo || says("affirm") || says("noObjection") || isQuestion(plain)) return [];
	if (exchange.calls.some((call) => call.tool.plan !== null)) return [];
	const worked = exchange.calls.some(({ tool }) => tool.kind === "edit" || tool.kind === "shell");
	const later = says("someday") && !(worked && says("request"));
	if (!says("deferred") && !later) return [];
	const weight = (exchange.age <= 8 ? 0.5 : 0.35) - (later || passage.topic.size >= 3 ? 0 : 0.1);
	return draftFrom("deferred", weight, passage, { text: titleOf(passage), topic: topicWords(withoutTime(passage)) });
}

/** Words of a phrase that only puts off; longer ones have what is put off between them. */
const bare = 3;

/** The sentence without the words that put it off: what remains is what it is about. */
function withoutTime(passage: Passage): string {
	const signs: Signal[] = ["deferred", "someday", "closing"];
	return signs.reduce((text, signal) => {
		const sign = passage.reader.find(signal, text)?.text ?? "";
		return sign.split(" ").length > bare ? text : text.replace(sign, " ");
	}, passage.plain.toLowerCase());
}

function fromAgent(passage: Passage, exchange: Exchange): Draft[] {
	const { says } = passage;
	if (passage.kind === "heading" || passage.topic.size < 2) return [];
	if (passage.mark === "open") {
		return draftFrom("nextStep", exchange.age <= 5 ? 0.5 : 0.25, passage, { text: titleOf(passage) });
	}
	if (!passage.closing || exchange.outcome !== "answered" || says("offer")) return [];
	if (says("deferred") && !says("changed")) {
		return draftFrom("deferred", exchange.age <= 1 ? 0.5 : 0.3, passage, { text: titleOf(passage) });
	}
	if (says("remaining") && !says("done")) {
		return draftFrom("nextStep", exchange.age <= 1 ? 0.5 : 0.3, passage, { text: titleOf(passage) });
	}
	return [];
}
