import type { Death } from "./life.mts";
import type { PlannedDeath, RoundKind } from "./plan.mts";

/** How long an operation takes, in milliseconds. */
export interface Duration {
	/** From the start of its program (of a window that closes: from being told to) to its end. */
	readonly life: number;
	/** From its first change on the disk to its end. */
	readonly work: number;
}

/** How long the three operations take on this machine now: the median of the last that were let live. */
export class Pace {
	private readonly last: Record<RoundKind, readonly Duration[]> = { handoff: [], seal: [], finish: [] };

	note(kind: RoundKind, duration: Duration): void {
		this.last[kind] = [...this.last[kind].slice(-8), duration];
	}

	deathOf(kind: RoundKind, planned: PlannedDeath | null): Death | null {
		if (planned === null) return null;
		const { point, powerCut } = planned;
		return { from: point.of, afterMs: point.at * this.median(kind, point.of), powerCut };
	}

	/** For people: `handoff 320 ms, its work 90 ms`. */
	describe(kind: RoundKind): string {
		return `${kind} ${this.median(kind, "life").toFixed(0)} ms, its work ${this.median(kind, "work").toFixed(0)} ms`;
	}

	private median(kind: RoundKind, part: keyof Duration): number {
		const sorted = this.last[kind].map((duration) => duration[part]).toSorted((one, other) => one - other);
		return sorted[Math.floor(sorted.length / 2)] ?? 0;
	}
}
