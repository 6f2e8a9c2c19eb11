import { countCitations } from "../../../core/resume/citation";
import type { ReadinessCard, ResumeAlert } from "../../../core/resume/readinessCard";

/** Alerts that come of looking things up. */
const ofChecks: readonly ResumeAlert["code"][] = [
	"noGit",
	"shallow",
	"fabricated",
	"suspect",
	"citationsLeft",
	"commitsMissing",
	"branchChanged",
	"operation",
];

/** A card that tells only what the handoffs say: where git had no time, what was made of its silence is no finding. */
export function withoutChecks(card: ReadinessCard): ReadinessCard {
	return {
		...card,
		since: { ...card.since, branchNow: null },
		citations: [],
		counts: countCitations([]),
		alerts: card.alerts.filter(({ code }) => !ofChecks.includes(code)),
	};
}
