import type { AttemptFinding } from "../model/finding";
import { attempt } from "./attempt";
import { deedOf } from "./deed";
import { evidenceOf } from "./evidence";
import { failedCalls } from "./failedCalls";
import { isWork } from "./looking";
import type { Passage } from "./passage";
import { type Candidate, pick } from "./pick";
import { isQuestion, ownWords, plainText, shorten } from "./plainText";
import { isSatisfied } from "./satisfied";
import { type Exchange, type SessionView, userSource } from "./sessionView";
import { isDeclined, setbackIn } from "./setback";
import { titleOf } from "./unfinished/title";

const threshold = 0.5;
const atMost = 6;
/** Words with a topic from which on a sentence that opens with "you're right" goes on with what was wrong. */
const long = 6;

/** What was tried and failed, with the reason where one was given (R-003-17). */
export function attemptsIn(view: SessionView): AttemptFinding[] {
	const told = view.exchanges.flatMap((exchange, index) => {
		return [
			...exchange.said.flatMap((_, at) => inWords(exchange, at)),
			...saidByUser(view, exchange, view.exchanges[index - 1]),
			...triedByUser(exchange),
			...cutByError(view, exchange),
		];
	});
	return pick([...told, ...failedCalls(view)], threshold, atMost);
}

/** What the agent says of it. */
function inWords(exchange: Exchange, at: number): Candidate<AttemptFinding>[] {
	const passage = exchange.said[at];
	if (passage === undefined || passage.kind === "heading" || passage.topic.size < 3) return [];
	const { plain, raw, reader, says } = passage;
	if (isQuestion(plain) || says("offer") || leadsIn(passage)) return [];
	const conceded = says("concedes");
	if (conceded && passage.topic.size < long) return [];
	const mistake = says("mistake");
	const plan = passage.find("promise");
	if (plan !== null && plan.index < 10 && (!mistake || says("hypothetical"))) return [];
	const failure = reader.says("failure", ownWords(raw));
	let weight = 0;
	if (mistake) weight += 0.5;
	if (failure) weight += 0.3;
	if (conceded && says("changed")) weight += 0.5;
	if (says("tried")) weight += failure ? 0.25 : 0.3;
	const tellsWhy = says("cause") || says("reason");
	const worked = exchange.calls.filter(
		(call) => call.order < passage.order && (isWork(call) || call.tool.ok === false),
	);
	// Where no calls are recorded, nothing is known of what was tried.
	const tried = worked.length > 0 || exchange.calls.length === 0;
	if (failure && tellsWhy && (mistake || says("tried") || (tried && !says("found")))) weight += 0.2;
	const afterWork = passage.first && worked.at(-1)?.order === passage.order - 1;
	if (failure && afterWork) weight += 0.2;
	if (isGivenUp(passage, failure, exchange.said[at + 1])) weight += !failure && afterWork ? 0.5 : 0.3;
	if (says("useless") && says("repeated")) weight += 0.3;
	if (plan !== null && !mistake) weight -= 0.25;
	if (!mistake && (says("hypothetical") || passage.under("hypothetical"))) weight -= 0.25;
	return attempt(plain, null, weight, passage.order, [evidenceOf(passage.source, raw)]);
}

/** "Here is why each way fails:" says nothing without what stands below it. */
function leadsIn({ plain, topic }: Passage): boolean {
	return /[:：]$/.test(plain) && topic.size < long;
}

/** It went wrong, or did not do what it should, and the next thing that the agent says is another way. */
function isGivenUp({ source, says }: Passage, failure: boolean, next: Passage | undefined): boolean {
	if (next === undefined || next.source !== source || !next.says("promise") || !next.says("mayFail")) return false;
	return failure || says("mayFail") || says("mayCause") || says("fact");
}

/** An answer that the runtime's error cut off: what was asked for, and the error. */
function cutByError(view: SessionView, { turn, order, typed }: Exchange): Candidate<AttemptFinding>[] {
	return turn.steps.flatMap((step) => {
		if (step.type !== "interruption" || step.by !== "error" || step.text === null) return [];
		const [line = ""] = step.text.trim().split("\n");
		const source = {
			conversation: view.transcript.id,
			turn: turn.index,
			offset: step.offset,
			speaker: "tool" as const,
		};
		const asked = typed[0]?.plain;
		return attempt(asked === undefined ? line : `${shorten(asked, 120)}: cut off by an error`, line, 0.5, order, [
			evidenceOf({ ...source, text: step.text }, line),
		]);
	});
}

/** What the user had tried before. */
function triedByUser(exchange: Exchange): Candidate<AttemptFinding>[] {
	if (exchange.isTemplate) return [];
	return exchange.typed.flatMap((passage) => {
		const failed = passage.says("tried") && (passage.says("failure") || passage.says("useless"));
		if (!failed || passage.echo || isQuestion(passage.plain)) return [];
		return attempt(passage.plain, null, 0.6, passage.order, [evidenceOf(passage.source, passage.raw)]);
	});
}

/** The user reports that what the agent had just done has no effect: what was done, and what the user says to it. */
function saidByUser(view: SessionView, exchange: Exchange, before: Exchange | undefined): Candidate<AttemptFinding>[] {
	if (before === undefined || before.said.length === 0 || exchange.isTemplate) return [];
	if (isSatisfied(exchange) || isDeclined(exchange, before)) return [];
	const done = deedOf(view, before);
	const what = done === null ? null : titleOf({ plain: done.plain, reader: view.reader });
	const told = exchange.typed
		.slice(0, 2)
		.find(
			({ says, echo }) => !echo && !says("deferred") && (says("useless") || (says("objection") && says("repeated"))),
		);
	if (told !== undefined)
		return attempt(what ?? told.plain, done === null ? null : told.plain, 0.55, told.order, [
			evidenceOf(told.source, told.raw),
			done?.evidence ?? null,
		]);
	const shown = setbackIn(view, exchange, before);
	if (shown === null || done === null || what === null) return [];
	return attempt(what, plainText(shown), 0.55, exchange.order, [
		evidenceOf(userSource(view.transcript.id, exchange.turn), shown),
		done.evidence,
	]);
}
