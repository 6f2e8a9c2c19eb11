import type { Transcript } from "../../model/transcript";
import { formsOf, isSameMessage, type MessageForms } from "./sameMessage";

/**
 * Milliseconds by which a store may tell a turn late: the session store notes it when it is over, at the next flush
 * (every 3 s); the transcript when the agent gets the message.
 */
export const lateness = 5000;
/** Milliseconds by which the clocks of two stores may differ the other way. */
const earliness = 15_000;
/** Turns compared at most, from the end: the table grows with their product. */
const compared = 1000;
/** More than all nearness in time together, so that this only decides between ways to pair as many. */
const pairWorth = 1_000_000;

/** A turn that the user opened. Times are in milliseconds since 1970; not a number when unknown. */
interface Typed {
	/** Where it stands in its transcript. */
	readonly position: number;
	readonly forms: MessageForms;
	readonly begin: number;
	/** The next turn's begin, for the last the transcript's end; unknown when that is no later than its own begin. */
	readonly end: number;
}

/**
 * Pairs the turns that two stores tell of one session, in order: as many as can be of those that are told while the
 * turn of `base` went on, and of the ways to do so the one nearest in time ("continue" is said often). Equal messages
 * that follow a pair at once are paired whatever their times. Returns the position in `base` by that in `other`.
 */
export function alignTurns(base: Transcript, other: Transcript): ReadonlyMap<number, number> {
	const left = typedIn(base);
	const right = typedIn(other);
	const table = new PairTable(left, right);
	const pairs = new Map<number, number>();
	let follows = false;
	for (let i = 0, j = 0; i < left.length && j < right.length; ) {
		const [one, two] = [left[i], right[j]];
		if (one === undefined || two === undefined) break;
		const way = table.wayAt(i, j);
		follows = way === "pair" || (follows && isSameMessage(one.forms, two.forms));
		if (follows) pairs.set(two.position, one.position);
		if (follows || way === "passBase") i++;
		if (follows || way === "passOther") j++;
	}
	return pairs;
}

/** What the best pairing of the turns from a place on is worth: longest common subsequence, with weights. */
class PairTable {
	private readonly best: Float64Array;
	private readonly width: number;

	constructor(
		private readonly left: readonly Typed[],
		private readonly right: readonly Typed[],
	) {
		this.width = right.length + 1;
		this.best = new Float64Array((left.length + 1) * this.width);
		for (let i = left.length - 1; i >= 0; i--)
			for (let j = right.length - 1; j >= 0; j--)
				this.best[i * this.width + j] = Math.max(this.paired(i, j), this.at(i + 1, j), this.at(i, j + 1));
	}

	wayAt(i: number, j: number): "pair" | "passBase" | "passOther" {
		if (this.paired(i, j) > 0 && this.paired(i, j) === this.at(i, j)) return "pair";
		return this.at(i + 1, j) === this.at(i, j) ? "passBase" : "passOther";
	}

	private at(i: number, j: number): number {
		return this.best[i * this.width + j] ?? 0;
	}

	/** 0 when the two cannot be the same turn. */
	private paired(i: number, j: number): number {
		const [one, other] = [this.left[i], this.right[j]];
		if (one === undefined || other === undefined || !mayBeSameTurn(one, other)) return 0;
		const minutes = Math.abs(one.begin - other.begin) / 60_000;
		return this.at(i + 1, j + 1) + pairWorth + (Number.isNaN(minutes) ? 0 : 1 / (1 + minutes));
	}
}

/** Comparisons with an unknown time are false: it excludes nothing. */
function mayBeSameTurn(one: Typed, other: Typed): boolean {
	if (other.begin < one.begin - earliness || other.begin > one.end + lateness) return false;
	return isSameMessage(one.forms, other.forms);
}

function typedIn({ turns, endedAt }: Transcript): readonly Typed[] {
	const typed = turns.flatMap(({ user, at }, position) =>
		user === null ? [] : [{ position, forms: formsOf(user), begin: Date.parse(at ?? "") }],
	);
	return typed.slice(-compared).map((turn, index, all) => {
		const end = all[index + 1]?.begin ?? Date.parse(endedAt ?? "");
		return { ...turn, end: end > turn.begin ? end : Number.NaN };
	});
}
