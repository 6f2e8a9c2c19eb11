import { says } from "../language/signals";
import type { Exchange, Passage, SessionView } from "../sessionView";
import { type Draft, draftFrom } from "./draft";
import { titleOf } from "./title";

/** What the talk itself puts off or calls open: deferred by user or agent, unchecked boxes, things still missing. */
export function fromRemarks(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange) => [
		...(exchange.isTemplate ? [] : exchange.typed.flatMap((passage) => fromUser(passage, exchange))),
		...exchange.said.flatMap((passage) => fromAgent(passage, exchange)),
	]);
}

function fromUser(passage: Passage, exchange: Exchange): Draft[] {
	if (passage.topic.size < 3 || passage.echo || !says("deferred", passage.plain) || says("affirm", passage.plain))
		return [];
	if (exchange.calls.some((call) => call.tool.plan !== null)) return [];
	return draftFrom("deferred", exchange.age <= 8 ? 0.5 : 0.35, passage, { text: titleOf(passage.plain) });
}

function fromAgent(passage: Passage, exchange: Exchange): Draft[] {
	if (passage.kind === "heading" || passage.topic.size < 2) return [];
	if (passage.mark === "open") {
		return draftFrom("nextStep", exchange.age <= 5 ? 0.5 : 0.25, passage, {
			text: titleOf(passage.plain),
		});
	}
	if (!passage.closing || exchange.outcome !== "answered" || says("offer", passage.plain)) return [];
	if (says("deferred", passage.plain) && !says("changed", passage.plain)) {
		return draftFrom("deferred", exchange.age <= 1 ? 0.5 : 0.3, passage, { text: titleOf(passage.plain) });
	}
	if (says("remaining", passage.plain) && !says("done", passage.plain)) {
		return draftFrom("nextStep", exchange.age === 0 ? 0.5 : 0.3, passage, { text: titleOf(passage.plain) });
	}
	return [];
}
