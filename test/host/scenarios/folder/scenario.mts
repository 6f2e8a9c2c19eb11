import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** One folder, trusted, with a conversation of Claude Code: the common case. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["manifest", "handoff", "hooks"],
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		return workspace;
	},
};
