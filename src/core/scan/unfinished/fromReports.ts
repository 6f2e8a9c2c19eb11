import type { Passage } from "../passage";
import { isErrorLine } from "../pastedLines";
import { shorten } from "../plainText";
import type { Exchange, SessionView } from "../sessionView";
import { type Draft, draftFrom, whatLimit } from "./draft";

/** Exchanges after a report in which it may still be open. */
const recent = 5;
/** Words with a topic from which on a report says what it is about. */
const telling = 3;
/** Messages before it in which the same matter may have been told. */
const lookedBack = 3;

/**
 * The last thing that the user reported not to work, when nobody said since that it does: either nothing was changed on
 * it any more, or it had come back before and the session ends without the user's word on the last change.
 */
export function fromReports(view: SessionView): Draft[] {
	const at = view.exchanges.findLastIndex((exchange, index) => index > 0 && reportIn(exchange) !== null);
	const exchange = view.exchanges[at];
	const report = exchange === undefined ? null : reportIn(exchange);
	if (exchange === undefined || report === null || exchange.age > recent) return [];
	if (!isWorkedOn(view.exchanges[at - 1]) || view.exchanges.slice(at + 1).some(isConfirmation)) return [];
	if (exchange.age === 0 && exchange.outcome !== "answered") return [];
	const changed = view.exchanges.slice(at).some(hasEdit);
	if (changed && (exchange.age > 0 || !isRepeated(view, at))) return [];
	const long = exchange.said.filter(
		(passage) => passage.closing && passage.kind !== "heading" && passage.topic.size >= 4,
	);
	const answer = long.find(({ says }) => says("cause")) ?? long.at(-1) ?? null;
	const matter = matterOf(view, at);
	const says = report.topic.size >= telling && (matter === null || matter.topic.size < 2 * report.topic.size);
	const text = says ? report.plain : [report.plain, matter?.plain].filter((part) => part !== undefined).join(" ");
	const what = [answer?.plain, report.plain, matter?.plain].filter((part) => part !== undefined).join(" ");
	return draftFrom("blocked", 0.55, report, {
		text,
		what: shorten(what, 2 * whatLimit),
		also: [matter, answer],
		whatsLeft: changed ? "Changed on it; the user has not said whether it works now" : "Nothing was changed since",
		closedBy: "nothing",
	});
}

/** What a bare "still not working" is about: the last message before it that says more. */
function matterOf(view: SessionView, at: number): Passage | null {
	const typed = view.exchanges.slice(Math.max(0, at - lookedBack), at).flatMap((exchange) => exchange.typed);
	const long = typed.filter(({ kind, topic }) => kind !== "heading" && topic.size >= telling);
	return long.findLast(({ says }) => says("useless")) ?? long.at(-1) ?? null;
}

/** The sentence that says most of what does not work. */
function reportIn(exchange: Exchange): Passage | null {
	if (exchange.isTemplate || exchange.isFarewell || exchange.isYes) return null;
	const reports = exchange.typed
		.slice(0, 3)
		.filter(({ says, kind, echo }) => kind !== "heading" && !echo && says("useless") && !says("noObjection"));
	return reports.toSorted((a, b) => b.topic.size - a.topic.size)[0] ?? null;
}

/** One report and a change on it are answered; a second one says that changes alone prove nothing. */
function isRepeated(view: SessionView, at: number): boolean {
	return view.exchanges.slice(Math.max(1, at - lookedBack), at).some((exchange) => reportIn(exchange) !== null);
}

/** Did the agent do or propose something that the report can be about? */
function isWorkedOn(before: Exchange | undefined): boolean {
	return before !== undefined && (before.calls.length > 0 || before.said.length > 0);
}

function hasEdit(exchange: Exchange): boolean {
	return exchange.calls.some(({ tool }) => tool.kind === "edit" && tool.ok !== false && tool.denial === null);
}

/** Does the user say that it works, or take leave? */
export function isConfirmation(exchange: Exchange): boolean {
	if (exchange.isFarewell) return true;
	return exchange.typed.slice(0, 2).some(({ says, plain }) => says("didIt") && !says("useless") && !isErrorLine(plain));
}
