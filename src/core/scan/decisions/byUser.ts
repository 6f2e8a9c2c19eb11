import type { DecisionFinding } from "../../model/finding";
import { says } from "../language/signals";
import type { Candidate } from "../pick";
import { isQuestion, plainText } from "../plainText";
import type { Exchange, Passage } from "../sessionView";
import { covered } from "../words";
import { decisionFrom } from "./decision";

/** Choices that the user made in a message. */
export function byUser(exchange: Exchange): Candidate<DecisionFinding>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) => {
		if (passage.echo || passage.topic.size < 2 || says("deferred", passage.plain)) return [];
		let weight = says("chosen", passage.plain) ? 0.6 : says("chosenSoftly", passage.plain) ? 0.52 : 0;
		if (says("standing", passage.plain) && says("reason", passage.plain)) weight = Math.max(weight, 0.55);
		if (isQuestion(passage.plain)) weight -= 0.25;
		if (passage.kind === "item") weight -= 0.15;
		return weight <= 0 ? [] : decisionFrom(wholeThought(passage), weight, { by: "user", basis: "dialogue" });
	});
}

/** A short opening such as "instead of X:" says nothing without what follows it: then the quote goes on. */
function wholeThought(passage: Passage): Passage {
	if (passage.topic.size > 3) return passage;
	const from = passage.source.text.indexOf(passage.raw);
	const raw = passage.source.text
		.slice(from, from + 280)
		.trimEnd()
		.toWellFormed();
	return { ...passage, raw, plain: plainText(raw) };
}

/** One of the options that the agent laid out, quoted back by the user: one or two of several, not the whole list. */
export function chosenOption(exchange: Exchange, before: Exchange | undefined): Candidate<DecisionFinding>[] {
	if (before === undefined || exchange.isTemplate) return [];
	const options = before.said.filter(
		(passage) =>
			passage.kind === "item" && passage.closing && passage.mark === null && passage.plain.split(" ").length >= 4,
	);
	const chosen = options.flatMap((option) => {
		const quote = exchange.typed.find((passage) => quotes(passage, option));
		return quote === undefined ? [] : [{ option, quote }];
	});
	if (chosen.length > 2 || chosen.length * 2 > options.length) return [];
	return chosen.flatMap(({ option, quote }) =>
		decisionFrom(option, 0.75, { by: "user", basis: "dialogue", agreed: quote }),
	);
}

function quotes(passage: Passage, option: Passage): boolean {
	if (covered(option.topic, passage.topic) >= 0.7) return true;
	return passage.topic.size >= 4 && covered(passage.topic, option.topic) >= 0.9;
}
