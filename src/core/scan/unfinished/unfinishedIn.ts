import type { CheckState, Evidence, StakesTier, UnfinishedFinding } from "../../model/finding";
import { minutesAhead, withAbsoluteDates } from "../dates";
import type { Passage } from "../passage";
import { shorten } from "../plainText";
import { type Closing, stillOpen } from "../resolved";
import type { Exchange, SessionView } from "../sessionView";
import { covered, likeness } from "../words";
import { type Draft, whatLimit } from "./draft";
import { filesOf } from "./files";
import { firstStep } from "./firstStep";
import { fromAdvice } from "./fromAdvice";
import { fromChecks } from "./fromChecks";
import { fromEnding, mainRequest } from "./fromEnding";
import { fromErrors } from "./fromErrors";
import { fromFailedEdits } from "./fromFailedEdits";
import { fromNextSteps } from "./fromNextSteps";
import { fromOffers } from "./fromOffers";
import { fromPlan } from "./fromPlan";
import { fromPromises } from "./fromPromises";
import { fromRemarks } from "./fromRemarks";
import { fromReports } from "./fromReports";
import { fromRequestsToUser } from "./fromRequestsToUser";
import { fromReviews } from "./fromReviews";
import { fromStubs } from "./fromStubs";
import { fromUnchecked } from "./fromUnchecked";
import { joinPutOff } from "./putOff";

/** Below this weight a draft is more likely noise than news. */
const threshold = 0.45;
const atMost = 10;
/** Drafts that are compared with what happened later: the weightiest, so that a long session stays quick. */
const lookedAt = 150;

/** What the session left undone, most important first (R-000-31, 32, 37). */
export function unfinishedIn(
	view: SessionView,
	checks: readonly CheckState[],
	closings: readonly Closing[],
): UnfinishedFinding[] {
	const plan = fromPlan(view);
	const ending = fromEnding(view).filter((draft) => !isLaidOutIn(plan, draft));
	const errors = fromErrors(view).filter(({ exchange }) => !ending.some((draft) => isRequestOf(draft, exchange)));
	const told = [...ending, ...errors, ...fromAdvice(view)];
	const drafts = [
		...told,
		...fromReports(view).filter((report) => !told.some(({ exchange }) => exchange === report.exchange)),
		...fromFailedEdits(view),
		...fromChecks(view, checks),
		...fromUnchecked(view, checks),
		...plan,
		...fromRequestsToUser(view),
		...fromNextSteps(view),
		...fromOffers(view),
		...fromStubs(view),
		...fromPromises(view),
		...fromRemarks(view),
		...fromReviews(view),
	];
	const weighty = joinPutOff(view, drafts.sort(byWeight).slice(0, 2 * lookedAt))
		.filter((draft) => draft.weight >= threshold)
		.sort(byWeight)
		.slice(0, lookedAt);
	const open = stillOpen(view, closings, weighty);
	return joined(open)
		.slice(0, atMost)
		.map((draft) => findingOf(view, draft));
}

/** A request for which the agent wrote a list: what stands open in it says better what is left. */
function isLaidOutIn(plan: readonly Draft[], draft: Draft): boolean {
	return plan.some(({ exchange }) => isRequestOf(draft, exchange));
}

/** Is it the message of an exchange, as a whole? */
function isRequestOf({ source, exchange }: Draft, one: number): boolean {
	return source === "request" && exchange === one;
}

/** The weightier first, of equals the later. */
function byWeight(a: Draft, b: Draft): number {
	return b.weight - a.weight || b.order - a.order;
}

/** One draft for each matter: the weightier takes in the evidence of those that say the same. */
function joined(drafts: readonly Draft[]): Draft[] {
	const out: Draft[] = [];
	for (const draft of drafts) {
		const at = out.findIndex((other) => isSame(other, draft));
		const other = out[at];
		if (other === undefined) out.push(draft);
		else
			out[at] = {
				...other,
				evidence: withQuote(other.evidence, draft.evidence[0]),
				files: [...other.files, ...draft.files],
				how: other.how ?? draft.how,
				whatsLeft: other.whatsLeft ?? draft.whatsLeft,
				blockers: other.blockers ?? draft.blockers,
			};
	}
	return out;
}

/** The same words need not be quoted twice. */
function withQuote(all: Draft["evidence"], one: Draft["evidence"][0]): Draft["evidence"] {
	return all.some(({ quote }) => quote === one.quote) ? all : [...all, one];
}

function isSame(a: Draft, b: Draft): boolean {
	if (a.evidence[0].quote === b.evidence[0].quote) return true;
	if (a.exchange !== b.exchange && numbersDiffer(a.topic, b.topic)) return false;
	if (likeness(a.topic, b.topic) >= 0.6) return true;
	return (
		Math.min(a.topic.size, b.topic.size) >= 3 && Math.max(covered(a.topic, b.topic), covered(b.topic, a.topic)) >= 0.85
	);
}

/** "Run it for UC-01" and "run it for UC-06" are two things. */
function numbersDiffer(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	const numbers = (words: ReadonlySet<string>) => [...words].filter((word) => /^\d+$/.test(word)).join(" ");
	return numbers(a) !== numbers(b);
}

function findingOf(view: SessionView, draft: Draft): UnfinishedFinding {
	const exchange = view.exchanges[draft.exchange];
	const request = exchange === undefined ? null : reasonIn(exchange, draft);
	const files = filesOf(view, draft);
	return {
		kind: "unfinished",
		source: draft.source,
		text: dated(view, draft.text, draft.evidence[0]),
		why: request === null ? null : shorten(request.plain, whatLimit),
		what: draft.what === null ? null : dated(view, draft.what, draft.evidence[0]),
		how: firstStep(draft),
		whatsLeft: draft.whatsLeft,
		blockers: draft.blockers,
		files,
		priority: draft.weight >= 0.7 ? "high" : draft.weight >= 0.55 ? "medium" : "low",
		stakes: stakesOf(`${draft.text} ${draft.what ?? ""}`),
		unverified: draft.unverified,
		basis:
			draft.source === "check" || draft.source === "interrupted" ? "run" : draft.source === "stub" ? "doc" : "dialogue",
		evidence: draft.evidence,
	};
}

/** A text that puts off, with the days it names made absolute by the time of its evidence; the same where that is not known. */
function dated(view: SessionView, text: string, said: Evidence): string {
	if (!view.reader.says("someday", text)) return text;
	const turn = view.transcript.turns.find(({ index }) => index === said.turn);
	const at = turn?.steps.find(({ offset, at }) => offset === said.offset && at !== null)?.at ?? turn?.at ?? null;
	return at === null ? text : withAbsoluteDates(text, { at, ahead: minutesAhead(at) }, view.reader.languages);
}

/** Sources that are steps of what the user had asked for, whatever their words. */
const steps: ReadonlySet<Draft["source"]> = new Set(["plan", "interrupted", "check", "unchecked", "stub"]);

/** Share of a request's words that an item of another source must have to be a part of it. */
const related = 0.34;

/** The user's request that an item belongs to: null when it is the item itself, or speaks of something else. */
function reasonIn(exchange: Exchange, draft: Draft): Passage | null {
	if (exchange.isYes || exchange.isTemplate) return null;
	const request = mainRequest(exchange);
	if (request === null || draft.evidence.some(({ quote }) => request.raw.includes(quote))) return null;
	return steps.has(draft.source) || covered(request.topic, draft.topic) >= related ? request : null;
}

/** Rounds up where the words do not say (R-000-38): shared files are the least that code work touches. */
export function stakesOf(text: string): StakesTier {
	if (
		/\b(?:deploy|publish|release|production|prod|push|merge to main|send|e-?mail|payment|legal|migrat\w+ (?:the )?database|secret|token|credential)/i.test(
			text,
		)
	)
		return "T4";
	if (
		/\b(?:architecture|design decision|spec(?:ification)?|strategy|schema|protocol|public api|breaking)\b/i.test(text)
	)
		return "T3";
	return "T2";
}
