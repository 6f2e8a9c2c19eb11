import type { TestOutcome } from "../host/results.mts";

/**
 * Runs tests, and once more when one of them failed: on a busy machine a page drawn late, or a client that was slow, is
 * not told from a fault otherwise. The second run counts, and both are printed.
 */
export async function runTwice(
	name: string,
	run: () => Promise<readonly TestOutcome[]>,
): Promise<readonly TestOutcome[]> {
	const first = await run();
	if (!first.some(isFailed)) return first;
	console.log(`   ${name} had a failure and is run once more.`);
	const second = await run();
	if (!second.some(isFailed)) console.log(`   UNSTEADY: ${name} failed once and passed when it was run again.`);
	return second;
}

function isFailed({ state }: TestOutcome): boolean {
	return state === "failed";
}
