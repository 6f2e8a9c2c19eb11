import type { DecisionFinding, LessonFinding } from "../model/finding";
import { basisOf } from "./basis";
import { withWhatFollows } from "./context";
import { evidenceList, evidenceOf } from "./evidence";
import type { Passage } from "./passage";
import { type Candidate, pick } from "./pick";
import { isQuestion, shorten } from "./plainText";
import type { Exchange, SessionView } from "./sessionView";
import { covered } from "./words";

const threshold = 0.435;
/** From here on it may be one, where a session has few that are clear. */
const likely = 0.33;
const few = 2;
/** What comes right after "found it" may be the cause, whatever its own words say. */
const pointed = 0.4;
/** Characters of a lesson: the cause, and what to do about it. */
const limit = 420;
/** Words with a topic from which on "it does this, but not that" tells how a thing behaves. */
const long = 8;
/** Where it holds: "In X v2, ...", "On Windows ...". */
const scoped = /^\p{L}{1,5} (?:\p{L}{2,4} )?[`"']?\p{Lu}[\w.+#-]*(?: \S+)?,/u;
/** An entry of a list of files: what each is there for. */
const inventory = /^[\w@./-]+\.[a-z]{1,5}:\s/i;
/** It speaks of a named thing: "GitHub ...", "NSIS ...". */
const named = /^(?:The )?\p{Lu}[\w.-]*[\p{Lu}\d]/u;

/** A sentence that may be a lesson; how it is known is asked of those that are kept. */
type LessonAbout = { readonly passage: Passage; readonly text: string } & Pick<LessonFinding, "evidence">;

/**
 * What was learnt: root causes, how things turned out to behave, what the user asked to remember (R-000-36). A
 * sentence that stands among the decisions is not told twice.
 */
export function lessonsIn(view: SessionView, decisions: readonly DecisionFinding[]): LessonFinding[] {
	const decided = new Set(decisions.map((decision) => decision.evidence[0].quote));
	const candidates = view.exchanges.flatMap((exchange) => [...fromUser(exchange), ...fromAgent(exchange)]);
	const told = candidates.filter(({ value }) => !decided.has(value.evidence[0].quote));
	const clear = pick(told, threshold, Math.min(6, 3 + Math.floor(view.exchanges.length / 8)), isOneCause);
	const lessons = clear.length >= few ? clear : pick(told, likely, few, isOneCause);
	return lessons
		.filter((lesson) => !isToldBy(lessons, lesson))
		.map(({ passage, text, evidence }) => ({
			kind: "lesson",
			text,
			appliesTo: subjectOf(passage.raw),
			basis: basisOf(view, passage),
			evidence,
		}));
}

/** Does its sentence go on with that of another lesson, which tells it already? */
function isToldBy(lessons: readonly LessonAbout[], { evidence: [own] }: LessonAbout): boolean {
	return lessons.some(({ evidence: [, ...rest] }) =>
		rest.some(({ quote, offset }) => quote === own.quote && offset === own.offset),
	);
}

/** One cause told twice shares half of its words. */
function isOneCause(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return Math.min(a.size, b.size) >= 4 && Math.max(covered(a, b), covered(b, a)) >= 0.5;
}

function fromUser(exchange: Exchange): Candidate<LessonAbout>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) =>
		!passage.echo && passage.says("remember") && passage.topic.size >= 3 ? lesson([passage], 0.8) : [],
	);
}

function fromAgent(exchange: Exchange): Candidate<LessonAbout>[] {
	return exchange.said.flatMap((passage, at) => {
		if (passage.kind === "heading" || isQuestion(passage.plain) || passage.topic.size < 3) return [];
		const before = exchange.said[at - 1];
		const own = weightOf(passage);
		const after = exchange.said[at + 1];
		const told =
			before !== undefined && announces(before, passage) && !passage.says("promise") ? (own > 0 ? 0.55 : pointed) : 0;
		const pointedAt = after?.source === passage.source && after.says("pointsBack") ? 0.4 : 0;
		const weight = own + told + pointedAt;
		const clear = weight >= threshold || told > 0 ? weight : isBehaviour(passage) ? likely : 0;
		return lesson(withWhatFollows(exchange.said, at, limit, 3), clear);
	});
}

/** "Found it.", and then what it was. */
function announces(before: Passage, passage: Passage): boolean {
	return before.source === passage.source && before.topic.size < 4 && (before.says("found") || before.says("cause"));
}

function weightOf(passage: Passage): number {
	const { plain, raw, first, says } = passage;
	if (
		says("offer") ||
		says("request") ||
		(says("found") && passage.topic.size < 6) ||
		passage.reader.says("promise", plain.slice(0, 24))
	)
		return 0;
	if (says("pointsBack")) return 0;
	let weight = 0.02;
	if (says("cause")) weight += 0.42;
	if (says("fact")) weight += 0.22;
	if (says("mistake")) weight += 0.3;
	if (says("failure")) weight += 0.1;
	if (says("hypothetical")) weight -= 0.15;
	if (passage.under("hypothetical")) weight -= 0.3;
	if (/[:：]$/.test(plain) && !/`[^`]+`/.test(raw)) weight -= 0.3;
	if (says("promise") || says("askUser")) weight -= 0.3;
	else if (says("remaining")) weight -= 0.15;
	if (passage.mark === "done" || says("changed")) weight -= 0.1;
	if ((passage.find("done")?.index ?? 99) < 8) weight -= 0.2;
	if (isChoice(passage)) weight -= 0.25;
	if (inventory.test(plain)) weight -= 0.2;
	if (says("however")) weight += says("fact") && passage.topic.size >= long ? 0.25 : 0.05;
	if (scoped.test(plain) || named.test(raw)) weight += 0.15;
	if (first) weight += 0.1;
	if (says("remember")) weight += 0.2;
	if (passage.under("lessonHeading")) weight += 0.2;
	if (/`[^`]+`/.test(raw)) weight += 0.1;
	if (says("reason")) weight += 0.05;
	return weight;
}

/** "It does this, but not that", or what code always does, told at some length and not as a plan. */
function isBehaviour({ topic, raw, closing, says }: Passage): boolean {
	if (topic.size < long || says("promise") || says("offer") || says("hypothetical") || says("request")) return false;
	if (says("issue") || says("changed") || says("useless")) return false;
	return says("however") || (says("fact") && !closing && /`[^`]+`/.test(raw));
}

/** A sentence that opens with a choice is a decision. */
function isChoice(passage: Passage): boolean {
	const chosen = passage.find("chosen");
	return chosen !== null && chosen.index < 12;
}

/** A lesson from a sentence and those that go on with it. */
function lesson([passage, ...rest]: readonly Passage[], weight: number): Candidate<LessonAbout>[] {
	if (passage === undefined || weight < likely) return [];
	const all = [passage, ...rest];
	const evidence = evidenceList(all.map((one) => evidenceOf(one.source, one.raw)));
	if (evidence === null) return [];
	const text = shorten(all.map(({ plain }) => plain).join(" "), limit);
	return [{ value: { passage, text, evidence }, weight, order: passage.order, topic: passage.topic }];
}

/** The first thing that a sentence names in code marks: what the lesson is about. */
function subjectOf(raw: string): string | null {
	return /`([^`\n]{2,60})`/.exec(raw)?.[1] ?? null;
}
