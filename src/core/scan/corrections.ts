import type { CorrectionFinding } from "../model/finding";
import { type Deed, deedOf, didSomething } from "./deed";
import { evidenceList, evidenceOf } from "./evidence";
import { type Passage, reworded } from "./passage";
import { type Candidate, pick } from "./pick";
import { isQuestion, plainText, shorten } from "./plainText";
import { isSatisfied } from "./satisfied";
import { callSource, type Exchange, type SessionView, userSource } from "./sessionView";
import { isConceded, isDeclined, isOwnedUp, setbackIn } from "./setback";
import { retoldIn } from "./summaries";
import { announcedLast } from "./unfinished/fromEnding";
import { covered, topicWords } from "./words";

const threshold = 0.45;
const atMost = 8;

/** What the user set right, in the user's own words, from messages and from refusals of tool calls (R-002-6 to 8). */
export function correctionsIn(view: SessionView): CorrectionFinding[] {
	const candidates = view.exchanges.flatMap((exchange, index) => {
		const told = inMessage(view, exchange, view.exchanges[index - 1], view.exchanges[index + 1]);
		const isTold = told.some(({ weight }) => weight >= threshold);
		return [...(isTold ? told : inPasted(view, exchange, view.exchanges[index - 1])), ...inDenials(view, exchange)];
	});
	return pick([...candidates, ...inSummaries(view)], threshold, atMost);
}

function inMessage(
	view: SessionView,
	exchange: Exchange,
	before: Exchange | undefined,
	after: Exchange | undefined,
): Candidate<CorrectionFinding>[] {
	if (before === undefined || exchange.isTemplate || exchange.isYes || exchange.isFarewell) return [];
	if (isSatisfied(exchange) || isDeclined(exchange, before)) return [];
	if (after !== undefined && exchange.outcome !== "answered" && repeats(after, exchange)) return [];
	const interrupted = (before.outcome === "cut" || announcedLast(before) !== null) && !repeats(exchange, before);
	const owned = didSomething(before) && isOwnedUp(exchange) ? 0.4 : 0;
	const conceded = before.said.length > 0 && isConceded(exchange) ? threshold : 0;
	// What stands around a pasted error is mostly pasted as well: only words of objection count there.
	const pasted = setbackIn(view, exchange, before) !== null;
	const base = pasted ? 0 : Math.max(interrupted ? 0.35 : 0, owned, conceded);
	const scored = exchange.typed.map((passage, at) => ({ passage, weight: weightOf(passage, at, base) }));
	const best = scored.reduce<(typeof scored)[number] | null>(
		(top, one) => (top === null || one.weight > top.weight ? one : top),
		null,
	);
	if (best === null || best.weight <= 0) return [];
	const isBare = exchange.typed.every(({ topic }) => topic.size === 0);
	const wrong = (isBare ? lastAskedIn(before) : null) ?? deedOf(view, before);
	return correction(wholeThought(best.passage, exchange.typed), best.weight, wrong);
}

/** What the agent asked, or told the user to do, last: "I did." says no to that. */
function lastAskedIn({ said }: Exchange): Deed | null {
	const asked = said.findLast(
		({ kind, plain, says }) => kind !== "heading" && (isQuestion(plain) || says("askUser") || says("userTask")),
	);
	return asked === undefined ? null : { plain: asked.plain, evidence: evidenceOf(asked.source, asked.raw) };
}

/** A message that shows an error or what a program printed, after a change: the user need not say more. */
function inPasted(view: SessionView, exchange: Exchange, before: Exchange | undefined): Candidate<CorrectionFinding>[] {
	const shown = before === undefined ? null : setbackIn(view, exchange, before);
	if (before === undefined || shown === null) return [];
	const source = userSource(view.transcript.id, exchange.turn);
	const own = exchange.typed.find(({ raw }) => source.text.indexOf(raw) < source.text.indexOf(shown));
	const error = plainText(shown);
	const plain = own === undefined ? error : `${own.plain} ${error}`;
	const said = {
		source,
		raw: own?.raw ?? shown,
		plain,
		topic: topicWords(plain),
		order: exchange.order,
		reader: view.reader,
		shown: own === undefined ? null : shown,
	};
	return correction(said, 0.5, deedOf(view, before));
}

function weightOf(passage: Passage, at: number, base: number): number {
	const { plain, topic, echo, says, reader } = passage;
	if (echo || (topic.size === 0 && !says("objection"))) return 0;
	let weight = base;
	if (says("objection") && !says("noObjection")) weight += 0.45;
	const doubts = says("noObjection") ? 0 : reader.count("doubt", plain);
	if (doubts > 0) weight += doubts > 1 ? 0.45 : 0.3;
	if (says("useless") && !says("noObjection") && at < 2) weight += 0.45;
	if (says("frustration")) weight += 0.3;
	if (at > 2) weight -= 0.1;
	if (plain.length < 40) weight += 0.05;
	return weight;
}

/** "STOP." or "the same again." says little alone: then the quote takes in what follows of the user's words. */
function wholeThought(passage: Passage, typed: readonly Passage[]): Passage {
	const { source, topic } = passage;
	const from = source.text.indexOf(passage.raw);
	if (topic.size < 2 && source.text.length - from <= 300) return upTo(passage, source.text.length);
	const next = typed[typed.indexOf(passage) + 1];
	if (topic.size > fewWords || next === undefined || next.block !== passage.block) return passage;
	return upTo(passage, source.text.indexOf(next.raw, from) + next.raw.length);
}

/** Words with a topic up to which a sentence is taken together with the next one. */
const fewWords = 4;

function upTo(passage: Passage, end: number): Passage {
	const raw = passage.source.text.slice(passage.source.text.indexOf(passage.raw), end).trimEnd();
	return reworded(passage, { raw, plain: plainText(raw), topic: topicWords(raw) });
}

/** A message sent again, longer, after it was interrupted: only the last version counts. */
function repeats(later: Exchange, earlier: Exchange): boolean {
	const a = earlier.turn.user?.trim() ?? "";
	const b = later.turn.user?.trim() ?? "";
	return a !== "" && (b.startsWith(a.slice(0, 60)) || covered(topicWords(a), topicWords(b)) >= 0.9);
}

function inDenials(view: SessionView, exchange: Exchange): Candidate<CorrectionFinding>[] {
	return exchange.calls.flatMap((call) => {
		const denial = call.tool.denial;
		if (denial === null || topicWords(denial).size < 1) return [];
		const source = callSource(view, call, denial, "user");
		const passage = {
			source,
			raw: denial.trim(),
			plain: plainText(denial),
			topic: topicWords(denial),
			order: call.order,
			reader: view.reader,
		};
		const { announced } = call;
		const wrong =
			announced === null ? null : { plain: announced.plain, evidence: evidenceOf(announced.source, announced.raw) };
		return correction(passage, 0.8, wrong);
	});
}

/** What a summary of compacted talk tells of the user's objections. */
function inSummaries(view: SessionView): Candidate<CorrectionFinding>[] {
	return retoldIn(view).flatMap(({ passage, words }) => {
		const objects = passage.reader.says("objection", words) || passage.reader.count("doubt", words) > 1;
		return objects ? correction(reworded(passage, { plain: words }), 0.5, null) : [];
	});
}

type Words = Pick<Passage, "source" | "raw" | "plain" | "topic" | "order" | "reader"> & {
	/** What the message shows beside the user's words. */
	readonly shown?: string | null;
};

function correction(said: Words, weight: number, wrong: Deed | null): Candidate<CorrectionFinding>[] {
	const shown = said.shown ?? null;
	const evidence = evidenceList([
		evidenceOf(said.source, said.raw),
		shown === null ? null : evidenceOf(said.source, shown),
		wrong?.evidence ?? null,
	]);
	if (evidence === null || evidence[0].quote !== said.raw.trim().slice(0, evidence[0].quote.length)) return [];
	const value: CorrectionFinding = {
		kind: "correction",
		text: shorten(said.plain, 240),
		wrong: wrong === null ? null : shorten(wrong.plain, 160),
		right: shorten(said.plain, 240),
		category: categoryOf(said.plain),
		importance: importanceOf(said),
		basis: "dialogue",
		evidence,
	};
	// "Still not working", said to two changes, is two corrections.
	const topic = said.topic.size > 2 || wrong === null ? said.topic : topicWords(`${said.plain} ${wrong.plain}`);
	return [{ value, weight, order: said.order, topic }];
}

function importanceOf({ plain, raw, reader }: Words): 7 | 8 | 9 | 10 {
	const angry = reader.says("frustration", plain) || /\b\p{Lu}{4,}\b(?:[^\p{Ll}]*\b\p{Lu}{4,}\b)/u.test(raw);
	const repeated = reader.says("repeated", plain);
	if (angry && repeated) return 10;
	if (repeated) return 9;
	return angry ? 8 : 7;
}

const categories: readonly (readonly [CorrectionFinding["category"], RegExp])[] = [
	[
		"fabrication",
		/\b(?:made (?:it|that) up|doesn't exist|does not exist|not real|invented|hallucinat\w*|never said)\b/i,
	],
	[
		"overcomplicate",
		/\b(?:over-?complicat\w*|over-?engineer\w*|too complex|too complicated|simpler|simplify|why not just|can't we just|just (?:keep|use))\b/i,
	],
	[
		"scope-drift",
		/\b(?:only|just|not asked|didn't ask|out of scope|exclusively|exclusivamente|leave .* alone|don't touch|apenas|somente|uniquement|seulement)\b/i,
	],
	["tool-misuse", /\b(?:stash|git|commit|push|command|tool|run|npm|pnpm|yarn|install|sudo|rm)\b/i],
	["deferral", /\b(?:later|don't wait|do it now|stop asking|now)\b/i],
	["communication", /\b(?:word|wording|message|text|explain|say|language|english|verbose|comment)\b/i],
	["routing-violation", /\b(?:agent|subagent|model|skill|route|hand ?off)\b/i],
];

export function categoryOf(plain: string): CorrectionFinding["category"] {
	return categories.find(([, pattern]) => pattern.test(plain))?.[0] ?? "assumption";
}
