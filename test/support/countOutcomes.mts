import type { TestOutcome } from "../host/results.mts";
import type { Counts } from "./counts.mts";

export function countOutcomes(outcomes: readonly TestOutcome[]): Counts {
	const count = (state: TestOutcome["state"]) => outcomes.filter((outcome) => outcome.state === state).length;
	const failed = outcomes.filter(({ state }) => state === "failed");
	const failures = failed.map(({ title, error = "" }) => `${title}: ${error.split("\n", 1)[0]}`);
	return { passed: count("passed"), failures, skipped: count("skipped") };
}
