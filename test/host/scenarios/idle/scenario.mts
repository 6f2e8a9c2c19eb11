import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** Nobody does anything for the time of the setting, here five seconds. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["idle"],
	settings: { "codiHandoff.auto.idleMinutes": 5 / 60 },
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		return workspace;
	},
};
