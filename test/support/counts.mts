/** How many checks passed and were skipped, and which failed. */
export interface Counts {
	readonly passed: number;
	/** Title of each, with the first line of what went wrong where it is known. */
	readonly failures: readonly string[];
	readonly skipped: number;
}

export function addCounts(all: readonly Counts[]): Counts {
	return all.reduce(
		(sum, counts) => ({
			passed: sum.passed + counts.passed,
			failures: [...sum.failures, ...counts.failures],
			skipped: sum.skipped + counts.skipped,
		}),
		{ passed: 0, failures: [], skipped: 0 },
	);
}

/** The closing line of a run: "12 passed, 0 failed", with ", 1 skipped" where some were. */
export function closingLine({ passed, failures, skipped }: Counts): string {
	return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
