import type { Finding } from "../model/finding";
import type { ReviewItem } from "./reviewFindings";

/** How a text says that it is the user's own, wherever people and programs read it. */
const handMarks = { added: "[added by hand]", reworded: "[reworded by hand]" } as const;

/**
 * What goes into the handoff after the review. Neither the packet, whose keys are fixed (R-000-41), nor a section has a
 * place of its own to tell what the user wrote by hand, so the words themselves say so.
 */
export function keptFindings(items: readonly ReviewItem[]): Finding[] {
	return items.filter(({ dropped }) => !dropped).map(({ finding }) => handMarked(finding));
}

/** A finding as the handoff tells it: its words say whether they are the user's own. */
export function handMarked(finding: Finding): Finding {
	const [first, ...rest] = finding.evidence;
	if (first.byHand === undefined) return finding;
	const mark = handMarks[first.byHand];
	return {
		...finding,
		text: `${finding.text} ${mark}`,
		evidence: [{ ...first, quote: `${first.quote} ${mark}` }, ...rest],
	};
}
