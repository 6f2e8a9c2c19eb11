import type { TestOutcome } from "../host/results.mts";
import type { Counts } from "./counts.mts";

export function countOutcomes(outcomes: readonly TestOutcome[]): Counts {
	const count = (state: TestOutcome["state"]) => outcomes.filter((outcome) => outcome.state === state).length;
	return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}
