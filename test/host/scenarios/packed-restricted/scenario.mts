import { ok } from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import type { Scenario } from "../../driver/scenario.mts";
import { waitFor } from "../../waitFor.mts";

/** The VSIX in a folder that the user does not trust. */
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
			title: "the folder stays in Restricted Mode",
			run: async ({ workbench }) => {
				await waitFor(() => workbench.dialog(), "the question whether to trust the folder");
				await workbench.pressDialogButton("No, I don't trust");
				await waitFor(
					async () => (await workbench.statusBar()).some((text) => text.includes("Restricted Mode")),
					"Restricted Mode",
				);
			},
		},
		{
			title: "Codi: Handoff offers the handoff as a document and writes nothing into the folder",
			run: async ({ workbench, places }) => {
				await workbench.runCommand("Codi: Handoff");
				await waitFor(
					async () => (await workbench.notifications()).find(({ buttons }) => buttons.includes("Open as Document")),
					"the fallback",
				);
				await workbench.screenshot("said");
				ok(!existsSync(join(places.workspace, "NEXT_SESSION_HANDOFF.md")));
			},
		},
	],
};
