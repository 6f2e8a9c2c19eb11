import type { Finding, UnfinishedFinding } from "../model/finding";
import { firstOfEach, isSame } from "../resume/sameWords";
import type { EarlierItem, EarlierSection } from "./earlierSection";
import { inheritedFinding } from "./inheritedFinding";

export interface CarryInput {
	/** The sections of the folder's narrative file, newest first. */
	readonly earlier: readonly EarlierSection[];
	/** What the conversations of this handoff leave behind. */
	readonly own: readonly Finding[];
	/** Ids of those conversations: what was left of them is found anew. */
	readonly conversations: ReadonlySet<string>;
	/** When a finding was said, ISO 8601; null when that is not known. */
	readonly saidAt: (finding: Finding) => string | null;
	/** Whether these conversations took something up: did it, dropped it, or worked on it. */
	readonly tookUp: (title: string) => boolean;
	/** Absolute path. */
	readonly folder: string;
}

export interface Carried {
	/** The own findings, without what the user ticked off or took out of an earlier section. */
	readonly own: readonly Finding[];
	/** What earlier sections leave open and nobody took up; each names the section that said it first. */
	readonly inherited: readonly UnfinishedFinding[];
	/** Times of the sections that were looked at for it. The next handoff need not. */
	readonly readBefore: readonly string[];
}

/**
 * Reads the earlier handoffs first, so that done items go and open ones stay (R-003-7). A section is looked at once: what
 * is left of it stands in the section that did. When in doubt, an item stays (R-000-33).
 */
export function carryOver({ earlier, own, conversations, saidAt, tookUp, folder }: CarryInput): Carried {
	const looked = new Set(earlier.flatMap(({ readBefore }) => readBefore));
	const news = earlier.filter(({ at }) => !looked.has(at));
	const settled = earlier.flatMap((section) => section.settled.map((title) => ({ title, at: section.at })));
	const isSettled = (title: string) => settled.some((one) => isSame(one.title, title));
	const kept = own.filter((finding) => !isTickedOff(finding));
	const titles = kept.flatMap((finding) => (finding.kind === "unfinished" ? [finding.text] : []));
	const left = news
		.flatMap((section) => section.open.map((item) => ({ section, item })))
		.filter(({ item }) => !isFoundAnew(item));
	const open = firstOfEach(left, ({ item }) => item.title)
		.filter(({ item: { title } }) => !titles.some((own) => isSame(own, title)))
		.filter(({ item: { title } }) => !isSettled(title) && !tookUp(title));
	return {
		own: kept,
		inherited: open.map(({ section, item }) => inheritedFinding(item, section.id, folder)),
		readBefore: news.map(({ at }) => at).sort(),
	};

	/** Unless it came up again after the section was written. */
	function isTickedOff(finding: Finding): boolean {
		if (finding.kind !== "unfinished") return false;
		const at = saidAt(finding) ?? "";
		return settled.some((one) => isSame(one.title, finding.text) && at <= one.at);
	}

	function isFoundAnew({ place, byHand }: EarlierItem): boolean {
		return place !== null && !byHand && conversations.has(place.conversation);
	}
}
