import type { DecisionFinding, LessonFinding } from "../model/finding";
import { basisOf } from "./basis";
import { evidenceList, evidenceOf } from "./evidence";
import { type Candidate, pick } from "./pick";
import { isQuestion, shorten } from "./plainText";
import type { Exchange, Passage, SessionView } from "./sessionView";
import { covered } from "./words";

const threshold = 0.435;
/** Where it holds: "In X v2, ...", "On Windows ...". */
const scoped = /^\p{L}{1,5} (?:\p{L}{2,4} )?[`"']?\p{Lu}[\w.+#-]*(?: \S+)?,/u;
/** It speaks of a named thing: "GitHub ...", "NSIS ...". */
const named = /^(?:The )?\p{Lu}[\w.-]*[\p{Lu}\d]/u;

/** A sentence that may be a lesson; how it is known is asked of those that are kept. */
type LessonAbout = { readonly passage: Passage } & Pick<LessonFinding, "evidence">;

/**
 * What was learnt: root causes, how things turned out to behave, what the user asked to remember (R-000-36). A
 * sentence that stands among the decisions is not told twice.
 */
export function lessonsIn(view: SessionView, decisions: readonly DecisionFinding[]): LessonFinding[] {
	const decided = new Set(decisions.map((decision) => decision.evidence[0].quote));
	const candidates = view.exchanges.flatMap((exchange) => [...fromUser(exchange), ...fromAgent(exchange)]);
	return pick(
		candidates.filter(({ value }) => !decided.has(value.evidence[0].quote)),
		threshold,
		Math.min(6, 3 + Math.floor(view.exchanges.length / 6)),
		isOneCause,
	).map(({ passage, evidence }) => ({
		kind: "lesson",
		text: shorten(passage.plain, 240),
		appliesTo: subjectOf(passage.raw),
		basis: basisOf(view, passage),
		evidence,
	}));
}

/** One cause told twice shares half of its words. */
function isOneCause(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return Math.min(a.size, b.size) >= 4 && Math.max(covered(a, b), covered(b, a)) >= 0.5;
}

function fromUser(exchange: Exchange): Candidate<LessonAbout>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) =>
		!passage.echo && passage.says("remember") && passage.topic.size >= 3 ? lesson(passage, 0.8) : [],
	);
}

function fromAgent(exchange: Exchange): Candidate<LessonAbout>[] {
	return exchange.said.flatMap((passage, at) => {
		if (passage.kind === "heading" || isQuestion(passage.plain) || passage.topic.size < 3) return [];
		const before = exchange.said[at - 1];
		const weight = weightOf(passage);
		const after = exchange.said[at + 1];
		const told = weight > 0 && before !== undefined && announces(before, passage) ? 0.3 : 0;
		const pointedAt = after?.source === passage.source && after.says("pointsBack") ? 0.4 : 0;
		return lesson(passage, weight + told + pointedAt);
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
	if (says("promise") || says("remaining")) weight -= 0.15;
	if (passage.mark === "done" || says("changed")) weight -= 0.1;
	if ((passage.find("done")?.index ?? 99) < 8) weight -= 0.2;
	if (isChoice(passage)) weight -= 0.25;
	if (says("however")) weight += 0.05;
	if (scoped.test(plain) || named.test(raw)) weight += 0.15;
	if (first) weight += 0.1;
	if (says("remember")) weight += 0.2;
	if (passage.under("lessonHeading")) weight += 0.2;
	if (/`[^`]+`/.test(raw)) weight += 0.1;
	if (says("reason")) weight += 0.05;
	return weight;
}

/** A sentence that opens with a choice is a decision. */
function isChoice(passage: Passage): boolean {
	const chosen = passage.find("chosen");
	return chosen !== null && chosen.index < 12;
}

function lesson(passage: Passage, weight: number): Candidate<LessonAbout>[] {
	if (weight < threshold) return [];
	const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
	if (evidence === null) return [];
	return [{ value: { passage, evidence }, weight, order: passage.order, topic: passage.topic }];
}

/** The first thing that a sentence names in code marks: what the lesson is about. */
function subjectOf(raw: string): string | null {
	return /`([^`\n]{2,60})`/.exec(raw)?.[1] ?? null;
}
