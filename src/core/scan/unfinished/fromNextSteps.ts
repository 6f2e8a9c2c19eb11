import { find, says } from "../language/signals";
import type { Exchange, Passage, SessionView } from "../sessionView";
import { type Draft, draftFrom } from "./draft";
import { titleOf } from "./title";

/** Lists and sentences of next steps in what the agent said at the end of an exchange; later lists replace earlier ones. */
export function fromNextSteps(view: SessionView): Draft[] {
	const latest = view.exchanges.findLast((exchange) => stepsIn(exchange).length > 0);
	if (latest === undefined) return [];
	const offer = latest.said.find((passage) => passage.closing && isOfferOfAll(passage));
	const steps = stepsIn(latest);
	const weight = latest.age === 0 ? 0.75 : latest.age <= 2 ? 0.6 : 0.3;
	const [first, ...rest] = steps;
	if (offer !== undefined && first !== undefined) {
		const heads = [first, ...rest].map((step) => step.plain).join("; ");
		return draftFrom("nextStep", weight, offer, {
			text: titleOf(offer.plain),
			what: `${offer.plain} ${heads}`.slice(0, 600),
			also: steps.slice(0, 4),
		});
	}
	return steps.flatMap((step) =>
		says("offer", step.plain)
			? []
			: draftFrom("nextStep", isOptional(step) ? weight - 0.25 : weight, step, { text: titleOf(step.plain) }),
	);
}

/** "Shall I go on with the rest?": one offer for the whole list. */
export function isOfferOfAll(passage: Passage): boolean {
	return (
		says("offer", passage.plain) &&
		/\b(?:continu\w*|proceed|prossiga|prosseguir|restantes|remaining|rest|these|those|above|poursuiv\w*)\b/i.test(
			passage.plain,
		)
	);
}

/** The steps that an exchange's last words name: items under a heading of next steps, or a sentence that opens so. */
export function stepsIn(exchange: Exchange): Passage[] {
	if (exchange.outcome !== "answered") return [];
	return exchange.said.filter((passage) => passage.closing && isStep(passage));
}

function isStep(passage: Passage): boolean {
	if (passage.kind === "heading" || passage.mark === "done") return false;
	if (passage.kind === "item") return passage.headings.some((heading) => says("nextHeading", heading));
	const start = find("nextHeading", passage.plain);
	return (
		start !== null && start.index < 4 && passage.plain.length - start.text.length > 12 && /[:：]/.test(passage.plain)
	);
}

function isOptional(passage: Passage): boolean {
	return says("optional", passage.plain) || passage.headings.some((heading) => says("optional", heading));
}
