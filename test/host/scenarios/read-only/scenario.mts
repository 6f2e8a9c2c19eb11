import { placeSample } from "../../../support/placeSample.mts";
import { makeReadOnly, makeWritable } from "../../driver/readOnlyFolder.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** A folder that cannot be written to, not even by root. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["readOnly"],
	prepare: async ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		await makeReadOnly(workspace);
		return workspace;
	},
	cleanUp: ({ workspace }) => makeWritable(workspace),
};
