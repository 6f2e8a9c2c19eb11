import type { HandoffRecord } from "../../core/resume/handoffRecord";

/** Which of a file's handoffs the next session starts from. */
export interface Selection {
	/** Newest first; never empty. */
	readonly joined: readonly [HandoffRecord, ...HandoffRecord[]];
	/** All of them were consumed before. */
	readonly isConsumed: boolean;
	/** Unconsumed ones that are too many to be joined. */
	readonly leftOut: number;
	/** Written since the last consumed one as well, but a joined one replaces them. */
	readonly replaced: readonly HandoffRecord[];
}

/** A brief made of more handoffs than these is none. */
const mostJoined = 10;

/**
 * The handoffs that nobody started from yet, joined; the newest one when all are consumed. One that a newer one replaces
 * is left out (the same conversations, further on), and so is what is older than the last consumed one: whoever started
 * from that one had it before him. Null when there is no handoff. `records`: newest first.
 */
export function selectSections(records: readonly HandoffRecord[], consumed: ReadonlySet<string>): Selection | null {
	const [newest] = records;
	if (newest === undefined) return null;
	const lastConsumed = records.findIndex(({ section }) => consumed.has(section.key));
	const news = lastConsumed < 0 ? records : records.slice(0, lastConsumed);
	const [first, ...more] = withoutReplaced(news);
	if (first === undefined) return { joined: [newest], isConsumed: true, leftOut: 0, replaced: [] };
	const joined = [first, ...more.slice(0, mostJoined - 1)] as const;
	return {
		joined: [...joined],
		isConsumed: false,
		leftOut: more.length + 1 - joined.length,
		replaced: news.filter((record) => record !== first && !more.includes(record)),
	};
}

function withoutReplaced(records: readonly HandoffRecord[]): HandoffRecord[] {
	const replaced = new Set(records.flatMap(({ replaces }) => replaces ?? []));
	return records.filter(({ section }) => section.at === null || !replaced.has(section.at));
}
