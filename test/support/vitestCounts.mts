import type { Counts } from "./counts.mts";

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
	readonly success: boolean;
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName: string;
			readonly failureMessages?: readonly string[];
		}[];
	}[];
}

/**
 * Counts the tests of vitest's JSON report. A file that failed without a failed test (it could not be loaded) counts
 * as one failure, and so does a run that failed as a whole for no test's sake, such as an unhandled rejection.
 * @param text the report, or undefined when vitest wrote none
 */
export function vitestCounts(text: string | undefined): Counts {
	if (text === undefined) return { passed: 0, failures: ["vitest wrote no report"], skipped: 0 };
	const { success, testResults } = JSON.parse(text) as VitestReport;
	let passed = 0;
	let skipped = 0;
	const failures: string[] = [];
	for (const { name, status, assertionResults } of testResults) {
		const before = failures.length;
		for (const test of assertionResults) {
			if (test.status === "passed") passed++;
			else if (test.status === "failed") failures.push(`${name}: ${test.fullName}: ${firstLine(test)}`);
			else skipped++;
		}
		if (status === "failed" && failures.length === before) failures.push(`${name} could not be loaded`);
	}
	if (!success && failures.length === 0) failures.push("the run, for no test's sake");
	return { passed, failures, skipped };
}

function firstLine({ failureMessages = [] }: { readonly failureMessages?: readonly string[] }): string {
	return failureMessages[0]?.split("\n", 1)[0] ?? "";
}
