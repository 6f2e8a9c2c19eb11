import type { Passage } from "../passage";
import type { Exchange, SessionView } from "../sessionView";
import { type Draft, draftFrom } from "./draft";
import { withoutTicked } from "./ticked";
import { titleOf } from "./title";

/** Lists and sentences of next steps in what the agent said at the end of an exchange; later lists replace earlier ones. */
export function fromNextSteps(view: SessionView): Draft[] {
	const latest = view.exchanges.findLast((exchange) => stepsIn(exchange).length > 0);
	if (latest === undefined) return [];
	const offer = latest.said.find((passage) => passage.closing && isOfferOfAll(passage));
	const steps = stepsIn(latest);
	const weight = latest.age === 0 ? 0.75 : latest.age <= 2 ? 0.6 : latest.age <= 5 ? 0.5 : 0.3;
	const [first, ...rest] = steps;
	if (offer !== undefined && first !== undefined) {
		const heads = [first, ...rest].map((step) => step.plain).join("; ");
		return draftFrom("nextStep", weight, offer, {
			text: titleOf(offer),
			what: `${offer.plain} ${heads}`.slice(0, 600),
			also: steps.slice(0, 4),
		});
	}
	return steps.flatMap((step) =>
		step.says("offer")
			? []
			: draftFrom("nextStep", isOptional(step) ? weight - 0.25 : weight, step, { text: titleOf(step) }),
	);
}

/** "Shall I go on with the rest?": one offer for the whole list. */
export function isOfferOfAll(passage: Passage): boolean {
	return passage.says("offer") && passage.says("rest");
}

/** The steps that an exchange's last words name: items under a heading of next steps, or a sentence that opens so. */
export function stepsIn(exchange: Exchange): Passage[] {
	if (exchange.outcome !== "answered") return [];
	const steps = exchange.said.filter((passage) => passage.closing && isStep(passage));
	return withoutTicked(steps, exchange.said);
}

function isStep(passage: Passage): boolean {
	if (passage.kind === "heading" || passage.mark === "done") return false;
	if (passage.kind === "item") return passage.under("nextHeading");
	const start = passage.find("nextHeading");
	return (
		start !== null && start.index < 4 && passage.plain.length - start.text.length > 12 && /[:：]/.test(passage.plain)
	);
}

function isOptional(passage: Passage): boolean {
	return passage.says("optional") || passage.under("optional");
}
