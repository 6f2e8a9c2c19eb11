import type { Counts } from "./counts.mts";

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
	readonly success: boolean;
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly assertionResults: readonly { readonly status: string }[];
	}[];
}

/**
 * Counts the tests of vitest's JSON report. A file that failed without a failed test (it could not be loaded) counts
 * as one failure, and so does a run that failed as a whole for no test's sake, such as an unhandled rejection.
 * @param text the report, or undefined when vitest wrote none
 */
export function vitestCounts(text: string | undefined): Counts {
	if (text === undefined) return { passed: 0, failed: 1, skipped: 0 };
	const { success, testResults } = JSON.parse(text) as VitestReport;
	let passed = 0;
	let failed = 0;
	let skipped = 0;
	for (const { status, assertionResults } of testResults) {
		const before = failed;
		for (const test of assertionResults) {
			if (test.status === "passed") passed++;
			else if (test.status === "failed") failed++;
			else skipped++;
		}
		if (status === "failed" && failed === before) failed++;
	}
	return { passed, failed: success || failed > 0 ? failed : 1, skipped };
}
