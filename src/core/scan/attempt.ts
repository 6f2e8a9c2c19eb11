import type { AttemptFinding, Evidence } from "../model/finding";
import { evidenceList } from "./evidence";
import type { Candidate } from "./pick";
import { shorten } from "./plainText";
import { topicWords } from "./words";

/** Something tried that failed, from the evidence that holds; none when nothing of it does, or nothing weighs for it. */
export function attempt(
	text: string,
	reason: string | null,
	weight: number,
	order: number,
	found: readonly (Evidence | null)[],
): Candidate<AttemptFinding>[] {
	const evidence = evidenceList(found);
	if (evidence === null || weight <= 0) return [];
	const basis = evidence.some((one) => one.speaker === "tool") ? ("run" as const) : ("dialogue" as const);
	const value: AttemptFinding = {
		kind: "attempt",
		text: shorten(text, 200),
		reason: reason === null ? null : shorten(reason, 200),
		basis,
		evidence,
	};
	return [{ value, weight, order, topic: topicWords(text) }];
}
