import type { Random } from "./random.mts";

/** What is killed first in a round: a whole handoff, a window that closes, or the finishing of what a window left. */
export const roundKinds = ["handoff", "seal", "finish"] as const;
export type RoundKind = (typeof roundKinds)[number];

/** At which point of its life a process is killed, and whether everything it started dies with it. */
export interface PlannedDeath {
	readonly point: Point;
	readonly powerCut: boolean;
}
/** `work`: from the first change on the disk (0) to the end (1). `life`: from the start (0) to the end (1). */
export interface Point {
	readonly of: "work" | "life";
	readonly at: number;
}

export interface Recovery {
	readonly by: "finish" | "handoff";
	/** Null: it may live. */
	readonly death: PlannedDeath | null;
}

export interface RoundPlan {
	readonly kind: RoundKind;
	readonly death: PlannedDeath | null;
	/** Rounds of the kind `seal`: the window dies before it closes. Of the kind `finish`: it died instead of closing. */
	readonly windowDies: boolean;
	/** The window that closes starts a finisher. */
	readonly startsFinisher: boolean;
	/** What comes after the kill, in this order; the last one lives. */
	readonly recoveries: readonly Recovery[];
}

/** A round in which nothing is killed. */
export function peacefulPlan(kind: RoundKind): RoundPlan {
	return {
		kind,
		death: null,
		windowDies: false,
		startsFinisher: false,
		recoveries: [{ by: "finish", death: null }],
	};
}

export function planRound(random: Random): RoundPlan {
	const kind = random.pick<RoundKind>(["handoff", "handoff", "seal", "seal", "finish"]);
	const death = planDeath(random);
	const windowDies = random.chance(kind === "finish" ? 0.5 : 0.1);
	const startsFinisher = random.chance(0.5);
	const recoveries: Recovery[] = [];
	while (recoveries.length < 3 && random.chance(0.35))
		recoveries.push({ by: recoverer(random), death: planDeath(random) });
	recoveries.push({ by: recoverer(random), death: null });
	return { kind, death, windowDies, startsFinisher, recoveries };
}

function recoverer(random: Random): Recovery["by"] {
	return random.chance(0.7) ? "finish" : "handoff";
}

function planDeath(random: Random): PlannedDeath {
	const [which, at] = [random.next(), random.next()];
	const powerCut = random.chance(0.25);
	if (which < 0.15) return { point: { of: "life", at }, powerCut };
	// Right at the end: a little before it, or a little too late.
	return { point: { of: "work", at: which < 0.3 ? 0.95 + at * 0.1 : at }, powerCut };
}
