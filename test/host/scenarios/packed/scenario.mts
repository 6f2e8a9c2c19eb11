import { equal, match } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import { endedReason, readyHandoffs, sectionCount } from "../../codialecticFiles.mts";
import { continueConversation } from "../../continueConversation.mts";
import type { Scenario } from "../../driver/scenario.mts";
import { waitFor } from "../../waitFor.mts";

/** The VSIX as a user has it: installed, the folder trusted when VS Code asks, the command run from the palette. */
export const scenario: Scenario = {
	extension: "packed",
	workspaceTrust: true,
	settings: { "security.workspace.trust.startupPrompt": "always" },
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		return workspace;
	},
	steps: [
		{
			title: "the folder is trusted",
			run: async ({ workbench }) => {
				await waitFor(() => workbench.dialog(), "the question whether to trust the folder");
				await workbench.pressDialogButton("Yes, I trust");
			},
		},
		{
			title: "Codi: Handoff writes the handoff and says so",
			run: async ({ workbench, places }) => {
				await workbench.runCommand("Codi: Handoff");
				await waitFor(
					async () => (await workbench.notifications()).find(({ text }) => text.startsWith("Handoff written")),
					"the notification",
				);
				await workbench.screenshot("handoff");
				match(readFileSync(join(places.workspace, "NEXT_SESSION_HANDOFF.md"), "utf8"), /^## Handoff \d{4}-/m);
			},
		},
		{
			title: "the beacon is in the registry",
			run: async ({ places }) => {
				const registry = join(places.home, ".codialectic", "hooks", "session_end.json");
				equal(JSON.parse(readFileSync(registry, "utf8")).schema_version, "1.0");
			},
		},
		{
			title: "Open shows it",
			run: async ({ workbench }) => {
				await workbench.pressNotificationButton("Open");
				await workbench.page.locator(".tab", { hasText: "NEXT_SESSION_HANDOFF.md" }).waitFor();
				await workbench.screenshot("opened");
			},
		},
		{
			title: "an agent's runtime closes the session with a link",
			run: async ({ workbench, places }) => {
				continueConversation(places.home, "Now the other half, please.", "Done, all but the footer.");
				await waitFor(() => readyHandoffs(places.home).length === 1, "the news to be seen");
				await workbench.runCommand("Developer: Open URL");
				await workbench.page.locator(".quick-input-widget:visible input").first().waitFor();
				await workbench.type("vscode://codialectic.codi-handoff/close?reason=tier_E_lifecycle");
				await workbench.press("Enter");
				await waitFor(() => workbench.dialog(), "VS Code's question whether the link may be opened");
				await workbench.screenshot("link");
				await workbench.pressDialogButton("Open");
				await waitFor(() => sectionCount(places.workspace) === 2, "the handoff");
				await waitFor(() => endedReason(places.home) === "tier_E_lifecycle", "the beacon");
			},
		},
	],
};
