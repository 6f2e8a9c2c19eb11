import type { LessonFinding } from "../model/finding";
import { basisOf } from "./basis";
import { evidenceList, evidenceOf } from "./evidence";
import { find, says } from "./language/signals";
import { type Candidate, pick } from "./pick";
import { isQuestion, shorten } from "./plainText";
import type { Exchange, Passage, SessionView } from "./sessionView";

const threshold = 0.55;
const atMost = 5;
/** What was expected, and what is. */
const contrast = /, (?:but|however|mas|mais)\b|—/;
/** Where it holds: "In X v2, ...", "On Windows ...". */
const scoped = /^(?:in|on|with|under|since|no|na|em|dans|sous|avec) (?:the )?[`"']?\p{Lu}[\w.+#-]*/iu;

/** What was learnt: root causes, how things turned out to behave, what the user asked to remember (R-000-36). */
export function lessonsIn(view: SessionView): LessonFinding[] {
	return pick(
		view.exchanges.flatMap((exchange) => [...fromUser(view, exchange), ...fromAgent(view, exchange)]),
		threshold,
		atMost,
	);
}

function fromUser(view: SessionView, exchange: Exchange): Candidate<LessonFinding>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) =>
		!passage.echo && says("remember", passage.plain) && passage.topic.size >= 3 ? lesson(view, passage, 0.8) : [],
	);
}

function fromAgent(view: SessionView, exchange: Exchange): Candidate<LessonFinding>[] {
	return exchange.said.flatMap((passage) => {
		if (passage.kind === "heading" || isQuestion(passage.plain) || passage.topic.size < 3) return [];
		return lesson(view, passage, weightOf(passage));
	});
}

function weightOf({ plain, headings, raw, first }: Passage): number {
	if (says("offer", plain) || says("promise", plain.slice(0, 24))) return 0;
	let weight = 0;
	if (says("cause", plain)) weight += 0.4;
	if (says("fact", plain)) weight += 0.25;
	if (says("mistake", plain)) weight += 0.3;
	if (says("failure", plain)) weight += 0.1;
	if (isChoice(plain)) weight -= 0.25;
	if (contrast.test(plain)) weight += 0.15;
	if (scoped.test(plain)) weight += 0.15;
	if (first) weight += 0.1;
	if (says("remember", plain)) weight += 0.2;
	if (headings.some((heading) => says("lessonHeading", heading))) weight += 0.2;
	if (/`[^`]+`/.test(raw)) weight += 0.1;
	if (says("reason", plain)) weight += 0.05;
	return weight;
}

/** A sentence that opens with a choice is a decision. */
function isChoice(plain: string): boolean {
	const chosen = find("chosen", plain);
	return chosen !== null && chosen.index < 12;
}

function lesson(view: SessionView, passage: Passage, weight: number): Candidate<LessonFinding>[] {
	if (weight < threshold) return [];
	const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
	if (evidence === null) return [];
	const value: LessonFinding = {
		kind: "lesson",
		text: shorten(passage.plain, 240),
		appliesTo: subjectOf(passage.raw),
		basis: basisOf(view, passage),
		evidence,
	};
	return [{ value, weight, order: passage.order, topic: passage.topic }];
}

/** The first thing that a sentence names in code marks: what the lesson is about. */
function subjectOf(raw: string): string | null {
	return /`([^`\n]{2,60})`/.exec(raw)?.[1] ?? null;
}
