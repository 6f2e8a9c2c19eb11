import { covered, likeness } from "./words";

/** Something that a rule found, with how sure it is (0 to 1) and what it is about. */
export interface Candidate<T> {
	readonly value: T;
	readonly weight: number;
	readonly order: number;
	readonly topic: ReadonlySet<string>;
}

/**
 * The best of what a rule found: above the threshold, at most `atMost`, one for each matter (the weightier,
 * then the later one), in the order in which it was said.
 */
export function pick<T>(
	candidates: readonly Candidate<T>[],
	threshold: number,
	atMost: number,
	isOneMatter: (a: ReadonlySet<string>, b: ReadonlySet<string>) => boolean = isSame,
): T[] {
	const sorted = candidates
		.filter((one) => one.weight >= threshold)
		.sort((a, b) => b.weight - a.weight || b.order - a.order);
	const kept: Candidate<T>[] = [];
	for (const one of sorted) {
		if (kept.length >= atMost) break;
		if (!kept.some((other) => isSame(one.topic, other.topic) || isOneMatter(one.topic, other.topic))) kept.push(one);
	}
	return kept.sort((a, b) => a.order - b.order).map((one) => one.value);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	if (likeness(a, b) >= 0.6) return true;
	return Math.min(a.size, b.size) >= 3 && Math.max(covered(a, b), covered(b, a)) >= 0.85;
}
