import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** One folder whose conversation goes on while the window is open. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["auto"],
	settings: { "codiHandoff.auto.cooldownSeconds": 0, "codiHandoff.auto.minimumTurns": 2 },
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		return workspace;
	},
};
