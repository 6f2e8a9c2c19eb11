import type { IntentFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { type Passage, reworded } from "./passage";
import { pastedLines } from "./pastedLines";
import { pick } from "./pick";
import { isQuestion, plainText, shorten } from "./plainText";
import type { Exchange, SessionView } from "./sessionView";

/** Characters of a message that are quoted. */
const limit = 290;
/** Words with a topic from which on a sentence says what it is about; more say no more. */
const telling = 6;
/** Words with a topic below which it says nothing of its own. */
const fewest = 5;

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

/** The sentence of a message that says what is wanted: asked for, wished for, put as a question, else the first. */
function requestOf(exchange: Exchange): Passage | null {
	const typed = exchange.typed.filter(
		(passage) => passage.topic.size >= 2 && passage.kind !== "heading" && !passage.echo,
	);
	const label = typed.find((passage) => labelled.test(passage.raw));
	if (label !== undefined) return labelOnly(label);
	const best = typed.toSorted((a, b) => clarity(b) - clarity(a))[0];
	return best ?? exchange.typed[0] ?? null;
}

/** "Goal: ...", "Mission: ...": somebody who labels the goal means it. */
const labelled =
	/^[ \t]*(?:goal|mission|objective|task|objetivo|objectif|ziel|aufgabe|цель|目标|任务|目標|목표)[ \t]*[:：].*$/im;

/** The labelled line alone, when a sentence began before it. */
function labelOnly(passage: Passage): Passage {
	const raw = labelled.exec(passage.raw)?.[0].trim() ?? passage.raw;
	return reworded(passage, { raw, plain: plainText(raw) });
}

function clarity(passage: Passage): number {
	const { plain, raw, kind } = passage;
	let points = 0;
	if (passage.says("request")) points += 3;
	if (passage.says("desired")) points += 3;
	if (isQuestion(plain)) points += 2;
	if (kind === "item") points -= 2;
	if (/^\W/.test(raw)) points -= 3;
	// "Can you help me with this issue?" asks plainly and says nothing.
	return points + Math.min(passage.topic.size, telling) / 2;
}

/** A short message as a whole; of a long one the request and what follows it. */
function quoteOf(passage: Passage, exchange: Exchange): string {
	const text = passage.source.text;
	const pasted = !exchange.isTemplate && pastedLines(text).size > 0;
	if (text.length <= limit && !pasted) return text;
	const from = passage.topic.size < fewest && !pasted ? leadingUpTo(passage, exchange) : text.indexOf(passage.raw);
	const until = pasted ? from + passage.raw.length : from + limit;
	return text.slice(from, Math.min(until, from + limit)).trimEnd();
}

/** "Can you help me with this?" at the end of a message: what it is about stands before it. */
function leadingUpTo({ source, raw }: Passage, exchange: Exchange): number {
	const at = source.text.indexOf(raw);
	const starts = exchange.typed.map((passage) => source.text.indexOf(passage.raw));
	return starts.find((start) => start >= 0 && start <= at && at + raw.length - start <= limit) ?? at;
}

/** Later messages count when they ask for something of their own, or tell of a new problem. */
function weightOf(passage: Passage, exchange: Exchange): number {
	const { says } = passage;
	const complains = says("useless") && !says("request");
	if (complains && (says("repeated") || passage.topic.size < 3)) return 0;
	const asks = complains || says("request") || says("desired") || isQuestion(passage.plain);
	if (!asks || /\b(?:right|no|né|non)\?$/i.test(passage.plain)) return 0;
	return 0.4 + Math.min(passage.topic.size, 12) / 30 + (exchange.age <= 2 ? 0.1 : 0);
}
