import type { Passage } from "../passage";
import type { Exchange, SessionView } from "../sessionView";
import { covered, topicWords } from "../words";
import { type Draft, draftFrom } from "./draft";
import { isOfferOfAll, stepsIn } from "./fromNextSteps";
import { titleOf } from "./title";

/** What the agent offered to do and the user did not take up, or took up without anything happening. */
export function fromOffers(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange, index) => {
		const reply = view.exchanges[index + 1];
		return exchange.said.flatMap((passage, at) => {
			if (!passage.closing || passage.kind === "heading" || !passage.says("offer") || isIdle(passage)) return [];
			if (isOfferOfAll(passage) && stepsIn(exchange).length > 0) return [];
			const weight = weightOf(passage, exchange, reply);
			if (weight === 0) return [];
			const options = optionsBelow(exchange.said, at);
			if (options.length > 1) return laidOut(passage, options, weight);
			const before = exchange.said[at - 1];
			const pointsBack = before !== undefined && passage.topic.size < 3;
			if (pointsBack && before.kind === "heading") return [];
			if (!pointsBack && passage.topic.size < 3) return [];
			return draftFrom("nextStep", weight, pointsBack ? before : passage, {
				text: titleOf(pointsBack ? before : passage),
				also: pointsBack ? [passage] : before !== undefined && isMatterOf(before, passage) ? [before] : [],
			});
		});
	});
}

/** Words of its own that an offer has when it is of something. */
const fewest = 2;

/** "Anything else?", "I can also explain it": nothing in it is work; "shall I push it, or is there anything else?" has some. */
function isIdle({ plain, find }: Passage): boolean {
	const idle = find("idle");
	if (idle === null) return false;
	const rest = plain.slice(0, idle.index) + plain.slice(idle.index + idle.text.length);
	return topicWords(rest).size < fewest;
}

/** "They are staged but not committed. Let me know if ...": the sentence right before says what stands open. */
function isMatterOf(before: Passage, offer: Passage): boolean {
	return before.source === offer.source && before.block === offer.block && before.says("remaining");
}

/** "Shall I:" and the list that follows: ways among which the user was to choose. */
function optionsBelow(said: readonly Passage[], at: number): Passage[] {
	const offer = said[at];
	if (offer === undefined || offer.topic.size >= 3 || !/[:：]$/.test(offer.plain)) return [];
	const end = said.findIndex(
		(passage, index) => index > at && (passage.kind !== "item" || passage.source !== offer.source),
	);
	return said.slice(at + 1, end < 0 ? undefined : end);
}

function laidOut(offer: Passage, options: readonly Passage[], weight: number): Draft[] {
	return draftFrom("blocked", weight, offer, {
		text: `Decide: ${options.map(({ plain }) => plain).join(" / ")}`,
		also: options.slice(0, 4),
		blockers: ["waiting for the user's answer"],
	});
}

function weightOf(offer: Passage, exchange: Exchange, reply: Exchange | undefined): number {
	if (reply === undefined || reply.isFarewell) return 0.5;
	if (reply.isYes && reply.calls.length === 0) return 0.85;
	if (reply.isYes) return stepsIn(exchange).length > 0 && covered(offer.topic, deedsOf(reply)) < 0.4 ? 0.5 : 0;
	if (covered(offer.topic, wordsOf(reply)) >= 0.34 || isChosen(exchange, reply)) return 0;
	if (goesOn(reply)) return 0;
	if (exchange.age > 4) return 0;
	return 0.5;
}

/** Of the ways that were laid out under a question the reply names one, and something happened on it. */
function isChosen({ said }: Exchange, reply: Exchange): boolean {
	const options = said.filter(({ closing, kind }) => closing && kind === "item");
	if (reply.calls.length === 0 || !said.some(({ closing, says }) => closing && says("choice"))) return false;
	const words = wordsOf(reply);
	return options.some(({ topic }) => [...topic].filter((word) => words.has(word)).length >= 2);
}

/** "Go on with it", and something happened. */
function goesOn(reply: Exchange): boolean {
	const [first] = reply.typed;
	return first !== undefined && first.plain.length < 60 && first.says("rest") && reply.calls.length > 0;
}

/** What an exchange said and ran, as words. */
function deedsOf(exchange: Exchange): Set<string> {
	const commands = exchange.calls.map((call) => `${call.tool.command ?? ""} ${call.tool.files.join(" ")}`).join(" ");
	return new Set([...exchange.said.flatMap((passage) => [...passage.topic]), ...topicWords(commands)]);
}

function wordsOf(exchange: Exchange): Set<string> {
	return new Set(exchange.typed.flatMap((passage) => [...passage.topic]));
}
