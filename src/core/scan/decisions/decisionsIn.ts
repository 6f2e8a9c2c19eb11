import type { DecisionFinding } from "../../model/finding";
import { pick } from "../pick";
import type { SessionView } from "../sessionView";
import { covered } from "../words";
import { byAgent } from "./byAgent";
import { byUser, chosenOption } from "./byUser";
import { threshold } from "./decision";
import { answeredQuestions, approvedPlans } from "./fromTools";

/** Choices that were made, by whom and why (R-000-34, 35, R-002-9). */
export function decisionsIn(view: SessionView): DecisionFinding[] {
	const candidates = view.exchanges.flatMap((exchange, index) => [
		...byUser(exchange),
		...byAgent(view, exchange),
		...chosenOption(exchange, view.exchanges[index - 1]),
		...answeredQuestions(view, exchange),
		...approvedPlans(view, exchange),
	]);
	const atMost = Math.min(8, 4 + Math.floor(view.exchanges.length / 4));
	return pick(candidates, threshold, atMost, isSameChoice);
}

/** Two sentences on one choice share half of their words. */
function isSameChoice(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return Math.min(a.size, b.size) >= 4 && Math.max(covered(a, b), covered(b, a)) >= 0.6;
}
