import type { HandoffContent, HandoffRecord, OpenItem, Said } from "./handoffRecord";
import { firstOfEach } from "./sameWords";

/** What is still open, and what the user ticked off meanwhile. */
export interface JoinedContent extends HandoffContent {
	/** Items ticked off or struck through by hand. */
	readonly doneItems: readonly OpenItem[];
}

const weight = { high: 0, medium: 1, low: 2 } as const;

/**
 * What several handoffs tell, newest first: the same thing once, as the newest says it. What the newest ticks off is
 * done, whatever an older one says; what it took over of an older one stands in it, and the rest of that is done. Items are ordered by urgency, then by whether they can be begun, then as they stand
 * (R-003-90); the first of the newest handoff stays the first among equals.
 */
export function joinRecords(records: readonly HandoffRecord[]): JoinedContent {
	const carried = new Set(records.flatMap(({ carriedOver }) => carriedOver));
	const isCarried = ({ section }: HandoffRecord) => section.at !== null && carried.has(section.at);
	const items = firstOfEach(
		records.filter((record) => !isCarried(record)).flatMap((record) => record.items),
		({ title }) => title,
	);
	const said = (pick: (record: HandoffRecord) => readonly Said[]) =>
		firstOfEach(records.flatMap(pick), ({ text }) => text).filter(({ done }) => !done);
	const texts = (pick: (record: HandoffRecord) => readonly string[]) =>
		firstOfEach(records.flatMap(pick), (text) => text);
	return {
		goals: texts(({ goals }) => goals),
		constraints: said(({ constraints }) => constraints),
		corrections: said(({ corrections }) => corrections),
		items: inOrder(items.filter(({ done }) => !done)),
		doneItems: items.filter(({ done }) => done),
		questions: said(({ questions }) => questions),
		issues: said(({ issues }) => issues),
		decisions: said(({ decisions }) => decisions),
		attempts: said(({ attempts }) => attempts),
		lessons: said(({ lessons }) => lessons),
		running: said(({ running }) => running),
		state: records[0]?.state ?? [],
		files: [...new Set(records.flatMap(({ files }) => files))],
	};
}

/** What has no priority stands where it was put. The sort is stable. */
function inOrder(items: readonly OpenItem[]): OpenItem[] {
	const place = (item: OpenItem) => (item.priority === null ? weight.high : weight[item.priority]);
	return [...items].sort(
		(one, other) => place(one) - place(other) || Number(isBlocked(one)) - Number(isBlocked(other)),
	);
}

function isBlocked({ blockers }: OpenItem): boolean {
	return blockers.length > 0;
}
