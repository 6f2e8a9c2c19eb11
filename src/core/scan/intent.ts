import type { IntentFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { says } from "./language/signals";
import { pick } from "./pick";
import { shorten } from "./plainText";
import type { Exchange, Passage, SessionView } from "./sessionView";

/** What the user wanted, in the user's own words: the first substantive request and those that add to it (R-002-3). */
export function intentsIn(view: SessionView): IntentFinding[] {
	const wanted = view.exchanges.filter((exchange) => !exchange.isFarewell && !exchange.isYes);
	const first = wanted.find((exchange) => requestOf(exchange) !== null);
	const candidates = wanted.flatMap((exchange) => {
		const passage = requestOf(exchange);
		if (passage === null) return [];
		const weight = exchange === first ? 1 : weightOf(passage, exchange);
		return [{ value: passage, weight, order: passage.order, topic: passage.topic }];
	});
	return pick(candidates, 0.5, 6).flatMap((passage) => {
		const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
		if (evidence === null) return [];
		return [{ kind: "intent" as const, text: shorten(passage.plain, 240), basis: "dialogue" as const, evidence }];
	});
}

/** The sentence of a message that says what is wanted. */
function requestOf(exchange: Exchange): Passage | null {
	const typed = exchange.typed.filter((passage) => passage.topic.size >= 2);
	const goal = typed.find((passage) =>
		/^(?:goal|mission|objective|task|objetivo|but|ziel|目标|目標)\s*:/i.test(passage.plain),
	);
	const asks = typed.find((passage) => passage.kind !== "item" && says("request", passage.plain));
	return goal ?? asks ?? typed[0] ?? null;
}

function weightOf(passage: Passage, exchange: Exchange): number {
	const size = Math.min(passage.topic.size, 12) / 24;
	const asks = says("request", passage.plain) ? 0.3 : 0;
	const late = exchange.age <= 2 ? 0.1 : 0;
	return 0.15 + size + asks + late;
}
