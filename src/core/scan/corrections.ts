import type { CorrectionFinding } from "../model/finding";
import { evidenceList, evidenceOf } from "./evidence";
import { openingError } from "./pastedLines";
import { type Candidate, pick } from "./pick";
import { plainText, shorten } from "./plainText";
import { lastEdit, purposeOf } from "./purpose";
import { isSatisfied } from "./satisfied";
import { callSource, type Exchange, type Passage, type SessionView, userSource } from "./sessionView";
import { retoldIn } from "./summaries";
import { covered, topicWords } from "./words";

const threshold = 0.45;
const atMost = 8;

/** What the user set right, in the user's own words, from messages and from refusals of tool calls (R-002-6 to 8). */
export function correctionsIn(view: SessionView): CorrectionFinding[] {
	const candidates = view.exchanges.flatMap((exchange, index) => [
		...inMessage(exchange, view.exchanges[index - 1], view.exchanges[index + 1]),
		...inPasted(view, exchange, view.exchanges[index - 1]),
		...inDenials(view, exchange),
	]);
	return pick([...candidates, ...inSummaries(view)], threshold, atMost);
}

function inMessage(
	exchange: Exchange,
	before: Exchange | undefined,
	after: Exchange | undefined,
): Candidate<CorrectionFinding>[] {
	if (before === undefined || exchange.isTemplate || exchange.isYes || exchange.isFarewell) return [];
	if (isSatisfied(exchange)) return [];
	if (after !== undefined && repeats(after, exchange)) return [];
	const interrupted = before.outcome === "cut" && !repeats(exchange, before);
	const scored = exchange.typed.map((passage, at) => ({ passage, weight: weightOf(passage, at, interrupted) }));
	const best = scored.reduce<(typeof scored)[number] | null>(
		(top, one) => (top === null || one.weight > top.weight ? one : top),
		null,
	);
	if (best === null || best.weight <= 0) return [];
	const wrong = before.said.findLast((passage) => passage.kind !== "heading") ?? null;
	return correction(wholeThought(best.passage), best.weight, wrong);
}

/** A message that opens with an error, after a change: the user need not say more. */
function inPasted(view: SessionView, exchange: Exchange, before: Exchange | undefined): Candidate<CorrectionFinding>[] {
	const line = openingError(exchange.turn.user ?? "");
	const edit = before === undefined ? null : lastEdit(before.calls);
	if (line === null || edit === null) return [];
	const plain = plainText(line);
	const source = userSource(view.transcript.id, exchange.turn);
	const said = { source, raw: line, plain, topic: topicWords(plain), order: exchange.order, reader: view.reader };
	return correction(said, 0.5, purposeOf(view, edit));
}

function weightOf(passage: Passage, at: number, interrupted: boolean): number {
	const { plain, topic, echo, says, reader } = passage;
	if (echo || (topic.size === 0 && !says("objection"))) return 0;
	let weight = interrupted ? 0.35 : 0;
	if (says("objection") && !says("noObjection")) weight += 0.45;
	const doubts = says("noObjection") ? 0 : reader.count("doubt", plain);
	if (doubts > 0) weight += doubts > 1 ? 0.45 : 0.3;
	if (says("useless") && !says("noObjection") && at < 2) weight += 0.45;
	if (says("frustration")) weight += 0.3;
	if (at > 2) weight -= 0.1;
	if (plain.length < 40) weight += 0.05;
	return weight;
}

/** "STOP." alone says nothing: then the quote goes on to the end of the message. */
function wholeThought(passage: Passage): Passage {
	const { source, topic } = passage;
	const from = source.text.indexOf(passage.raw);
	if (topic.size >= 2 || source.text.length - from > 300) return passage;
	const raw = source.text.slice(from).trimEnd();
	return { ...passage, raw, plain: plainText(raw), topic: topicWords(raw) };
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
		return correction(passage, 0.8, call.announced);
	});
}

/** What a summary of compacted talk tells of the user's objections. */
function inSummaries(view: SessionView): Candidate<CorrectionFinding>[] {
	return retoldIn(view).flatMap(({ passage, words }) => {
		const objects = passage.reader.says("objection", words) || passage.reader.count("doubt", words) > 1;
		return objects ? correction({ ...passage, plain: words }, 0.5, null) : [];
	});
}

type Words = Pick<Passage, "source" | "raw" | "plain" | "topic" | "order" | "reader">;

function correction(said: Words, weight: number, wrong: Passage | null): Candidate<CorrectionFinding>[] {
	const evidence = evidenceList([
		evidenceOf(said.source, said.raw),
		wrong === null ? null : evidenceOf(wrong.source, wrong.raw),
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
	return [{ value, weight, order: said.order, topic: said.topic }];
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
