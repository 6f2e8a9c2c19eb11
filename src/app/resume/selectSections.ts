import type { HandoffRecord } from "../../core/resume/handoffRecord";
import type { HandoffSection } from "../../core/resume/handoffSection";
import { replacedTime } from "../../core/resume/readRecord";

/** What the choice needs to know of a handoff: not all that it tells. */
export type SectionHead = Pick<HandoffRecord, "section" | "replaces">;

/** Reads no more of a section than that: a file can hold hundreds. */
export function headOf(section: HandoffSection): SectionHead {
	return { section, replaces: replacedTime(section) };
}

/** Which of a file's handoffs the next session starts from. */
export interface Selection<T extends SectionHead> {
	/** Newest first; never empty. */
	readonly joined: readonly [T, ...T[]];
	/** All of them were consumed before. */
	readonly isConsumed: boolean;
	/** Unconsumed ones that are too many to be joined. */
	readonly leftOut: number;
	/** Written since the last consumed one as well, but a joined one replaces them. */
	readonly replaced: readonly T[];
}

/** A brief made of more handoffs than these is none. */
const mostJoined = 10;

/**
 * The handoffs that nobody started from yet, joined; the newest one when all are consumed. One that a newer one replaces
 * is left out (the same conversations, further on), and so is what is older than the last consumed one: whoever started
 * from that one had it before him. Null when there is no handoff. `heads`: newest first.
 */
export function selectSections<T extends SectionHead>(
	heads: readonly T[],
	consumed: ReadonlySet<string>,
): Selection<T> | null {
	const [newest] = heads;
	if (newest === undefined) return null;
	const lastConsumed = heads.findIndex(({ section }) => consumed.has(section.key));
	const news = lastConsumed < 0 ? heads : heads.slice(0, lastConsumed);
	const [first, ...more] = withoutReplaced(news);
	if (first === undefined) return { joined: [newest], isConsumed: true, leftOut: 0, replaced: [] };
	const joined = [first, ...more.slice(0, mostJoined - 1)] as const;
	return {
		joined: [...joined],
		isConsumed: false,
		leftOut: more.length + 1 - joined.length,
		replaced: news.filter((head) => head !== first && !more.includes(head)),
	};
}

function withoutReplaced<T extends SectionHead>(heads: readonly T[]): T[] {
	const replaced = new Set(heads.flatMap(({ replaces }) => replaces ?? []));
	return heads.filter(({ section }) => section.at === null || !replaced.has(section.at));
}
