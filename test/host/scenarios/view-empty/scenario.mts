import { match } from "node:assert/strict";
import type { Scenario } from "../../driver/scenario.mts";

/** A folder without a conversation, a handoff or a hook: the view says in one sentence what to do. */
export const scenario: Scenario = {
	extension: "development",
	prepare: ({ workspace }) => workspace,
	steps: [
		{
			title: "the view says what to do, and offers it",
			run: async ({ workbench }) => {
				await workbench.page.locator('.activitybar .action-label[aria-label="Codi"]').first().click();
				const welcome = workbench.page.locator(".sidebar .welcome-view-content");
				await welcome.waitFor();
				match(
					(await welcome.textContent()) ?? "",
					/Work with a coding agent in this folder, and what it leaves behind/,
				);
				await workbench.page.locator(".sidebar .monaco-button", { hasText: "Show Conversations" }).waitFor();
				await workbench.screenshot("welcome");
			},
		},
	],
};
