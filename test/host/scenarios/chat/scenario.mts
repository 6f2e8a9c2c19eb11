import { match } from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { narrative, sectionCount } from "../../codialecticFiles.mts";
import type { Scenario } from "../../driver/scenario.mts";
import { waitFor } from "../../waitFor.mts";
import { answer, placeScriptedChat } from "./scriptedChat.mts";

/** A chat in the built-in view of this very window, which VS Code keeps in the window's own storage. */
export const scenario: Scenario = {
	// Not packed: installing it would make VS Code forget the extension that was only unpacked beside it.
	extension: "development",
	settings: { "chat.disableAIFeatures": false },
	prepare: ({ workspace, scratch }) => {
		placeScriptedChat(join(scratch, "extensions"));
		return workspace;
	},
	steps: [
		{
			title: "a chat is held, and VS Code writes it down",
			run: async ({ workbench, places }) => {
				await workbench.runCommand("Test: Ask Scripted");
				await workbench.page.getByText(answer).first().waitFor({ timeout: 90_000 });
				await waitFor(() => chatFiles(places.scratch).length === 1, "the file of the chat", 90_000);
			},
		},
		{
			title: "it is listed, with its source",
			run: async ({ workbench }) => {
				await workbench.runCommand("Codi: Show Conversations…");
				const rows = await waitFor(async () => {
					const shown = (await workbench.quickPick())?.rows ?? [];
					return shown.some((row) => row.includes("copilot-vscode")) && shown;
				}, "the chat in the list");
				match(rows.join(), /zebra table/);
				await workbench.screenshot("list");
				await workbench.press("Escape");
			},
		},
		{
			title: "it is handed off",
			run: async ({ workbench, places }) => {
				await workbench.runCommand("Codi: Handoff");
				await waitFor(() => sectionCount(places.workspace) === 1, "the section");
				match(narrative(places.workspace), /- copilot-vscode `/);
				match(narrative(places.workspace), /leave the header for tomorrow/);
			},
		},
	],
};

function chatFiles(scratch: string): string[] {
	const names = readdirSync(join(scratch, "server", "data", "User"), { recursive: true, encoding: "utf8" });
	return names.filter((name) => /chatSessions[\\/][^\\/]+\.jsonl?$/.test(name));
}
