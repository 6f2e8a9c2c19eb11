import { placeAgent } from "../../../support/placeAgent.mts";
import type { Scenario } from "../../driver/scenario.mts";

/** Somebody who has used eight agents in one folder, four of which keep their conversations in databases. */
export const scenario: Scenario = {
	extension: "development",
	suites: ["conversations"],
	prepare: ({ home, workspace }) => {
		for (const agent of [
			"claude-code",
			"codex",
			"copilot-vscode",
			"copilot-cli",
			"cursor",
			"cline",
			"gemini-cli",
			"opencode-v2",
		])
			placeAgent(agent, home, workspace);
		return workspace;
	},
};
