import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** An empty window: nowhere to write a handoff to. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["noFolder"],
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		return undefined;
	},
};
