import { equal, match } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
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
	],
};
