import { isWork } from "../looking";
import type { Passage } from "../passage";
import { isErrorLine } from "../pastedLines";
import { isQuestion, shorten } from "../plainText";
import type { Exchange, SessionView } from "../sessionView";
import { covered } from "../words";
import { type Draft, draftFrom, whatLimit } from "./draft";
import { isConfirmation } from "./fromReports";
import { titleOf } from "./title";

/** Exchanges from the end in which such talk may still be open. */
const recent = 12;
/** Share of a matter's words in one later sentence from which on it was come back to. */
const cameBack = 0.4;

/**
 * What talk alone brought up and nobody came back to: the user asked whether something is good enough and the agent
 * said no, or the user showed an error and the agent only told what has to be done.
 */
export function fromReviews(view: SessionView): Draft[] {
	return view.exchanges.flatMap((exchange, index) => {
		if (exchange.outcome !== "answered" || exchange.isTemplate || exchange.age > recent) return [];
		if (exchange.calls.some(isWork)) return [];
		const later = view.exchanges.slice(index + 1);
		return [...verdictIn(exchange, later), ...untriedAdvice(exchange, later)];
	});
}

/** "Is it good enough?" "No, it is minimal. Missing: ..." */
function verdictIn(exchange: Exchange, later: readonly Exchange[]): Draft[] {
	const [verdict, ...details] = exchange.said.filter(({ kind }) => kind !== "heading");
	if (verdict === undefined || verdict.find("objection")?.index !== 0 || verdict.topic.size < 2) return [];
	if (!details.some(isProposal) || !exchange.typed.some(({ plain }) => isQuestion(plain))) return [];
	if (isComeBackTo(verdict, later)) return [];
	const what = [verdict, ...details].map(({ plain }) => plain).join(" ");
	return draftFrom("nextStep", 0.55, verdict, {
		text: titleOf(verdict),
		what: shorten(what, whatLimit),
		also: details.slice(0, 3),
		whatsLeft: "Found when asked; nothing was changed on it",
		closedBy: "deeds",
	});
}

function isProposal({ says, under }: Passage): boolean {
	return says("recommend") || says("optional") || says("nextHeading") || under("nextHeading") || says("remaining");
}

/** An error that the user showed, and what the agent said has to be done about it. */
function untriedAdvice(exchange: Exchange, later: readonly Exchange[]): Draft[] {
	if (later.length === 0 || !isProblem(exchange) || later.slice(0, 2).some(isConfirmation)) return [];
	const advice = exchange.said.filter(
		(passage) => passage.closing && passage.kind !== "heading" && passage.topic.size >= 2 && isAdvice(passage),
	);
	const main = advice[0];
	if (main === undefined || advice.some((passage) => isComeBackTo(passage, later))) return [];
	return draftFrom("userTask", 0.5, main, {
		text: titleOf(main),
		also: advice.slice(1, 3),
		whatsLeft: "Advised on an error that the user showed; nobody came back to it",
		closedBy: "deeds",
	});
}

function isProblem({ turn, typed }: Exchange): boolean {
	if (typed.some(({ says }) => says("useless") || says("failure"))) return true;
	return (turn.user ?? "").slice(0, 4_000).split("\n").some(isErrorLine);
}

function isAdvice({ says }: Passage): boolean {
	return says("userTask") && !says("askUser") && !says("offer");
}

/** Did a later request, answer or deed speak of it? */
function isComeBackTo(matter: Passage, later: readonly Exchange[]): boolean {
	return later.some(({ typed, said }) =>
		[...typed, ...said].some(({ topic }) => covered(matter.topic, topic) >= cameBack),
	);
}
