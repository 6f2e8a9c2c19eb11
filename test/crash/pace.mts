import type { Death } from "./life.mts";
import type { PlannedDeath, RoundKind } from "./plan.mts";

/** How long the three operations take on this machine now: the median of the last that were let live. */
export class Pace {
	private readonly lives: Record<RoundKind, number[]> = { handoff: [], seal: [], finish: [] };
	private readonly firstChanges: Record<RoundKind, number[]> = { handoff: [], seal: [], finish: [] };

	/** `firstChangeMs`: when the first change on the disk came. */
	note(kind: RoundKind, { ms, firstChangeMs }: { readonly ms: number; readonly firstChangeMs: number }): void {
		this.lives[kind] = [...this.lives[kind].slice(-8), ms];
		this.firstChanges[kind] = [...this.firstChanges[kind].slice(-8), firstChangeMs];
	}

	deathOf(kind: RoundKind, planned: PlannedDeath | null): Death | null {
		if (planned === null) return null;
		const { point, powerCut } = planned;
		const end = median(this.lives[kind]);
		const from = point.of === "work" ? Math.min(end, median(this.firstChanges[kind])) : 0;
		return { afterMs: from + point.at * (end - from), powerCut };
	}

	/** For people: `handoff 320 ms (first change after 240 ms)`. */
	describe(kind: RoundKind): string {
		return `${kind} ${median(this.lives[kind]).toFixed(0)} ms (first change after ${median(this.firstChanges[kind]).toFixed(0)} ms)`;
	}
}

export function median(numbers: readonly number[]): number {
	return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
