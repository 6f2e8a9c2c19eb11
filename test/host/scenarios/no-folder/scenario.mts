import type { Scenario } from "../../driver/scenario.mts";

/** An empty window: nowhere to write a handoff to. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["noFolder"],
	prepare: () => undefined,
};
