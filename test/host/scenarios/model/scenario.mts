import { equal } from "node:assert/strict";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { placeSample } from "../../../support/placeSample.mts";
import { readyHandoffs, sectionCount } from "../../codialecticFiles.mts";
import { continueConversation } from "../../continueConversation.mts";
import type { Scenario } from "../../driver/scenario.mts";
import { placeScriptedModel } from "../../scriptedModel.mts";
import { waitFor } from "../../waitFor.mts";

const question = "Closing out — write handoff? (y/n)";

/** With the user's opt-in a language model that VS Code offers settles what is unclear. */
export const scenario: Scenario = {
	// Not packed: installing it would make VS Code forget the extension that was only unpacked beside it.
	extension: "development",
	settings: { "codiHandoff.closure.useLanguageModel": true, "codiHandoff.auto.cooldownSeconds": 0 },
	prepare: ({ home, workspace, scratch }) => {
		placeSample("claude-code", home, workspace);
		placeScriptedModel(join(scratch, "extensions"), (text) => (text.includes("meeting") ? "yes" : "no"));
		return workspace;
	},
	steps: [
		{
			title: "the model says yes to a pause: handed off without a question",
			run: async ({ workbench, places }) => {
				await waitFor(() => readyHandoffs(places.home).length === 1, "the conversation to be followed", 90_000);
				continueConversation(places.home, "i need to run to a meeting, brb", "Sure.");
				const answer = await waitFor(async () => {
					if (sectionCount(places.workspace) === 1) return "handed off";
					if ((await workbench.dialog()) !== null) return "consent";
					return (await workbench.quickPick())?.placeholder === question && "asked";
				}, "an answer");
				equal(answer, "handed off");
			},
		},
		{
			title: "and what it takes for no pause is left alone",
			run: async ({ workbench, places }) => {
				const before = sectionCount(places.workspace);
				continueConversation(places.home, "Add a test.", "Added.");
				continueConversation(places.home, "going to lunch, back later", "Enjoy!");
				await sleep(3_000);
				equal(await workbench.quickPick(), null);
				equal(sectionCount(places.workspace), before);
			},
		},
	],
};
