import { countCitations } from "../../../core/resume/citation";
import type { ReadinessCard } from "../../../core/resume/readinessCard";
import type { FolderHandoffs } from "../../resume/readHandoffs";
import { sinceThen } from "../../resume/sinceThen";

/** A card that tells only what the handoffs say: where git had no time, what was made of its silence is no finding. */
export function withoutChecks({ card, records: [newest], replaced }: FolderHandoffs): ReadinessCard {
	return {
		kind: "ready",
		...card,
		since: sinceThen(null, newest, replaced),
		citations: [],
		counts: countCitations([]),
	};
}
