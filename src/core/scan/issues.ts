import type { Finding, IssueFinding } from "../model/finding";
import { basisOf } from "./basis";
import { evidenceList, evidenceOf } from "./evidence";
import type { Passage } from "./passage";
import { type Candidate, pick } from "./pick";
import { isQuestion, shorten } from "./plainText";
import { type Closing, isClosedLater } from "./resolved";
import type { Exchange, SessionView } from "./sessionView";
import { covered, topicWords } from "./words";

const atMost = 5;
/** Share of an issue's words that another finding has when it tells of the same. */
const enough = 0.6;
/** Candidates that are compared with what happened later: the last ones. */
const lookedAt = 60;
const weights = { H: 3, M: 2, L: 1 } as const;

/**
 * Known problems that the session leaves standing, with how bad they may get (R-003-18): what the agent pointed out
 * at the end of an answer and nobody took up. What stands among the other findings is not told twice.
 */
export function issuesIn(view: SessionView, closings: readonly Closing[], told: readonly Finding[]): IssueFinding[] {
	const known = told.map(({ text, evidence }) => topicWords([text, ...evidence.map((one) => one.quote)].join(" ")));
	const passages = view.exchanges
		.flatMap((exchange) => exchange.said.filter((passage) => isIssue(passage) && !isChoosing(exchange)))
		.slice(-lookedAt)
		.filter((passage) => !isClosedLater(view, closings, passage));
	const candidates = passages
		.flatMap((passage) => issue(view, passage))
		.filter(({ topic }) => !known.some((words) => covered(topic, words) >= enough));
	return pick(candidates, 0, atMost);
}

function isIssue(passage: Passage): boolean {
	const { says } = passage;
	if (!passage.closing || passage.kind === "heading" || passage.mark === "done" || passage.summary) return false;
	if (passage.topic.size < 3 || isQuestion(passage.plain) || says("offer") || says("done") || says("changed"))
		return false;
	return says("issue");
}

/** What speaks against an option that is laid out is no problem yet. */
function isChoosing(exchange: Exchange): boolean {
	return exchange.said.some((passage) => passage.closing && passage.says("choice") && isQuestion(passage.plain));
}

function issue(view: SessionView, passage: Passage): Candidate<IssueFinding>[] {
	const evidence = evidenceList([evidenceOf(passage.source, passage.raw)]);
	if (evidence === null) return [];
	const risk = passage.says("severe") ? "H" : passage.says("minor") ? "L" : "M";
	const text = shorten(passage.plain, 240);
	const value: IssueFinding = { kind: "issue", text, risk, basis: basisOf(view, passage), evidence };
	return [{ value, weight: weights[risk], order: passage.order, topic: passage.topic }];
}
