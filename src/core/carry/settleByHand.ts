import { shorten } from "../model/shorten";
import { longestTitle } from "../render/unfinishedLines";
import { isSame } from "../resume/sameWords";
import { handMarked } from "../review/keptFindings";
import type { RememberedEdit, ReviewItem } from "../review/reviewFindings";
import type { EarlierSection } from "./earlierSection";

/**
 * The items of a review beside what earlier sections say of those that the user wrote by hand. No scan finds these, their
 * edit brings them in again and again: so the copy of one that was taken over from a section goes, and one that the user
 * ticked, struck through or took out of a section written after the edit is left out.
 */
export function settleByHand(
	items: readonly ReviewItem[],
	edits: readonly RememberedEdit[],
	earlier: readonly EarlierSection[],
): readonly ReviewItem[] {
	const own = items.filter(isByHand);
	const editedAt = new Map(edits.map(({ key, at }) => [key, at]));
	const isSettled = (item: ReviewItem) =>
		earlier.some(
			({ at, settled }) => (editedAt.get(item.key) ?? "") <= at && settled.some((title) => isTitleOf(title, item)),
		);
	return items
		.filter(({ finding }) => !isTakenOver(finding) || !own.some((item) => isTitleOf(finding.text, item)))
		.map((item) => (isByHand(item) && isSettled(item) ? { ...item, dropped: true } : item));
}

function isByHand({ origin, finding }: ReviewItem): boolean {
	return origin !== "found" && finding.kind === "unfinished";
}

function isTakenOver({ evidence: [{ inherited, byHand }] }: ReviewItem["finding"]): boolean {
	return inherited !== undefined && byHand === undefined;
}

/** Is it what a section calls the item? A long text is cut there. */
function isTitleOf(title: string, { finding }: ReviewItem): boolean {
	const { text } = handMarked(finding);
	return isSame(title, text) || isSame(title, shorten(text, longestTitle));
}
