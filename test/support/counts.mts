/** How many checks passed, failed and were skipped. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
	readonly skipped: number;
}

export function addCounts(all: readonly Counts[]): Counts {
	return all.reduce(
		(sum, counts) => ({
			passed: sum.passed + counts.passed,
			failed: sum.failed + counts.failed,
			skipped: sum.skipped + counts.skipped,
		}),
		{ passed: 0, failed: 0, skipped: 0 },
	);
}

/** The closing line of a run: "12 passed, 0 failed", with ", 1 skipped" where some were. */
export function closingLine({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
