import type { TestOutcome } from "../results.mts";

const MARKS = { passed: "✓", failed: "✗", skipped: "-" };

/** Prints what became of the tests of one scenario, failures with their errors. */
export function printOutcomes(scenario: string, milliseconds: number, outcomes: readonly TestOutcome[]): void {
	console.log(`\n ${scenario} (${seconds(milliseconds)})`);
	for (const outcome of outcomes) {
		console.log(`   ${MARKS[outcome.state]} ${outcome.title} (${seconds(outcome.milliseconds)})`);
		if (outcome.error !== undefined) console.log(outcome.error.replaceAll(/^/gm, "       "));
	}
}

function seconds(milliseconds: number): string {
	return `${(milliseconds / 1000).toFixed(1)} s`;
}
