import type { Signal } from "../language/language";
import { isWork } from "../looking";
import { type Passage, reworded } from "../passage";
import { isQuestion, plainText } from "../plainText";
import type { Exchange, SessionView } from "../sessionView";
import { covered, topicWords } from "../words";
import { type Draft, draftFrom } from "./draft";
import { withoutTicked } from "./ticked";
import { titleOf } from "./title";

/** What the talk itself puts off or calls open: deferred by user or agent, unchecked boxes, things still missing. */
export function fromRemarks(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange, index) => {
		const isFresh = isStillNews(view, exchange, index);
		return [
			...(exchange.isTemplate ? [] : exchange.typed.flatMap(clauses).flatMap((passage) => fromUser(passage, exchange))),
			...withoutTicked(saidOnce(exchange.said), exchange.said).flatMap((passage) =>
				fromAgent(passage, exchange, isFresh),
			),
		];
	});
}

/** Remarks of one answer that are compared with one another: the last. */
const lookedAt = 30;
/** Share of a remark's words that a longer one elsewhere in the same answer has when it says the same. */
const alike = 0.6;

/** Without the shorter remarks on what an answer calls open more than once: in its list, in its notes, at its end. */
function saidOnce(said: readonly Passage[]): Passage[] {
	const open = said
		.filter(({ closing, kind, says }) => closing && kind !== "heading" && says("remaining"))
		.slice(-lookedAt);
	const longer = open.toSorted((a, b) => a.topic.size - b.topic.size);
	const again = longer.filter((passage, at) => longer.slice(at + 1).some((other) => isSaidIn(passage, other)));
	return said.filter((passage) => !again.includes(passage));
}

function isSaidIn(passage: Passage, other: Passage): boolean {
	if (passage.source === other.source && passage.block === other.block) return false;
	return passage.topic.size >= 3 && covered(passage.topic, other.topic) >= alike;
}

/** "Let's do that next time, remind me to update the docs": two things put off in one breath. */
function clauses(passage: Passage): Passage[] {
	const parts = passage.raw.split(/(?<=[,;，；])\s*/);
	const put = parts.filter((part) => passage.reader.says("deferred", part));
	if (put.length < 2) return [passage];
	return put.map((part) => {
		const raw = part.replace(/[,;，；]$/, "");
		const plain = plainText(raw);
		const { says, find } = passage.reader.hints(plain);
		return reworded(passage, { says, find, raw, plain, topic: topicWords(plain) });
	});
}

/**
 * Put off by the user, or kept for a later day or for the user to do. A day alone ("tonight") says nothing in a
 * request that the agent went to work on at once.
 */
function fromUser(passage: Passage, exchange: Exchange): Draft[] {
	const { says, plain } = passage;
	if (passage.topic.size < 1 || passage.echo || says("affirm") || says("noObjection") || isQuestion(plain)) return [];
	if (says("didIt") && !says("deferred")) return [];
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

/** "Not implemented" is no "implemented": a word for done inside of what says the opposite tells nothing. */
function isLeft({ find }: Passage): boolean {
	const left = find("remaining");
	const done = left === null ? null : find("done");
	if (left === null || done === null) return left !== null;
	return left.index <= done.index && done.index < left.index + left.text.length;
}

/** Exchanges without work after which what was called open still is as it was. */
const recent = 3;

/** Said last or last but one, or never worked on since. */
function isStillNews(view: SessionView, { age }: Exchange, index: number): boolean {
	if (age <= 1) return true;
	if (age > recent || !view.calls.some(isWork)) return false;
	return !view.exchanges.slice(index + 1).some(({ calls }) => calls.some(isWork));
}

function fromAgent(passage: Passage, exchange: Exchange, isFresh: boolean): Draft[] {
	const { says } = passage;
	if (passage.kind === "heading" || passage.topic.size < 2) return [];
	if (passage.mark === "open") {
		return draftFrom("nextStep", exchange.age <= 5 ? 0.5 : 0.25, passage, { text: titleOf(passage) });
	}
	if (!passage.closing || exchange.outcome !== "answered" || says("offer")) return [];
	if (says("deferred") && !says("changed")) {
		return draftFrom("deferred", isFresh ? 0.5 : 0.3, passage, { text: titleOf(passage) });
	}
	if (isLeft(passage)) {
		return draftFrom("nextStep", isFresh ? 0.5 : 0.3, passage, { text: titleOf(passage) });
	}
	return [];
}
