import type { IntentFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { says } from "./language/signals";
import { isPasted } from "./pastedLines";
import { pick } from "./pick";
import { plainText, shorten } from "./plainText";
import type { Exchange, Passage, SessionView } from "./sessionView";

/** Characters of a message that are quoted. */
const limit = 290;

/** What the user wanted, in the user's own words: the first substantive request and those that add to it (R-002-3). */
export function intentsIn(view: SessionView): IntentFinding[] {
	const wanted = view.exchanges.filter((exchange) => !exchange.isFarewell && !exchange.isYes);
	const first = wanted.find((exchange) => requestOf(exchange) !== null);
	const candidates = wanted.flatMap((exchange) => {
		const passage = requestOf(exchange);
		if (passage === null) return [];
		const weight = exchange === first ? 1 : weightOf(passage, exchange);
		return [{ value: { passage, exchange }, weight, order: passage.order, topic: passage.topic }];
	});
	return pick(candidates, 0.5, 6).flatMap(({ passage, exchange }) => {
		const quote = quoteOf(passage, exchange);
		const evidence = evidenceList([evidenceOf(passage.source, quote)]);
		if (evidence === null) return [];
		return [{ kind: "intent" as const, text: shorten(plainText(quote), limit), basis: "dialogue" as const, evidence }];
	});
}

/** The sentence of a message that says what is wanted. */
function requestOf(exchange: Exchange): Passage | null {
	const typed = exchange.typed.filter((passage) => passage.topic.size >= 2);
	const goal = typed.find((passage) => label.test(passage.plain));
	const asks = typed.find((passage) => passage.kind !== "item" && says("request", passage.plain));
	return goal ?? asks ?? typed.find((passage) => passage.plain.includes("?")) ?? typed[0] ?? null;
}

const label = /^(?:goal|mission|objective|task|objetivo|but|ziel|目标|目標)\s*:/i;

/** A short message as a whole; of a long one the request and what follows it. */
function quoteOf(passage: Passage, exchange: Exchange): string {
	const text = passage.source.text;
	const pasted = text.split("\n").some(isPasted);
	if (text.length <= limit && !pasted) return text;
	const from = text.indexOf(passage.raw);
	const after = exchange.typed[exchange.typed.indexOf(passage) + 1];
	const on = !pasted && after !== undefined ? from + limit : from + passage.raw.length;
	return text.slice(from, Math.min(on, from + limit)).trimEnd();
}

/** Later messages count when they ask for something of their own. */
function weightOf(passage: Passage, exchange: Exchange): number {
	const asks = says("request", passage.plain) || passage.plain.includes("?");
	if (!asks) return 0;
	return 0.4 + Math.min(passage.topic.size, 12) / 30 + (exchange.age <= 2 ? 0.1 : 0);
}
