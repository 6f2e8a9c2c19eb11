import type { Scenario } from "../../driver/scenario.mts";

/** One folder, trusted: the common case. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["manifest"],
	prepare: ({ workspace }) => workspace,
};
