import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** Restricted Mode: the folder is not trusted. No dialog is shown, since VS Code refuses dialogs in tests. */
export const scenario: Scenario = {
	extension: "development",
	workspaceTrust: true,
	suites: ["restricted"],
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		return workspace;
	},
};
