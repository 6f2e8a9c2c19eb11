import { doesNotMatch, match } from "node:assert/strict";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import { narrative, readyHandoffs, sectionCount } from "../../codialecticFiles.mts";
import { continueConversation } from "../../continueConversation.mts";
import type { Scenario } from "../../driver/scenario.mts";
import { placeScriptedModel } from "../../scriptedModel.mts";
import { waitFor } from "../../waitFor.mts";

const said = "The harbour table belongs to Kim, by the way.";

/** Proposes what holds and what does not, whatever it is asked about. */
function answer(text: string): string {
	if (!text.includes("You check the notes")) return "no";
	const open = /"id":"(F\d+)","kind":"unfinished"/.exec(text)?.[1] ?? "F1";
	const turn = Number(/"turn":(\d+),"user":"[^"]*The harbour table/.exec(text)?.[1] ?? "0");
	const missing = [
		{ kind: "constraint", text: "x", turn, quote: "The harbour table belongs to Kim" },
		{ kind: "decision", text: "Rewrite it in Rust", turn, quote: "we rewrite it all in Rust" },
	];
	const notes = [{ id: open, action: "drop", turn, quote: "all of this is done" }];
	return `Here it is: ${JSON.stringify({ notes, missing })}`;
}

/** With the user's opt-in a language model that VS Code offers looks at the findings; what it makes up is thrown away. */
export const scenario: Scenario = {
	extension: "development",
	settings: { "codiHandoff.scan.refineWith": "languageModel", "codiHandoff.auto.cooldownSeconds": 0 },
	prepare: ({ home, workspace, scratch }) => {
		placeSample("claude-code", home, workspace);
		placeScriptedModel(join(scratch, "extensions"), answer);
		return workspace;
	},
	steps: [
		{
			title: "Codi: Handoff hands off what the model added with the user's own words, and nothing that it made up",
			run: async ({ workbench, places }) => {
				await waitFor(() => readyHandoffs(places.home).length === 1, "the conversation to be followed", 90_000);
				continueConversation(places.home, said, "Noted.");
				await workbench.runCommand("Codi: Handoff");
				await waitFor(() => sectionCount(places.workspace) === 1, "the handoff", 60_000);
				await waitFor(() => readyHandoffs(places.home).length === 0, "nothing to be left that has news");
				const text = narrative(places.workspace);
				match(text, /- “The harbour table belongs to Kim” /);
				match(text, /- Refined by “Scripted”: 0 reworded, 0 merged, 0 dropped, 1 added; 2 proposals did not hold/);
				doesNotMatch(text, /Rust/);
			},
		},
		{
			title: "and so does a handoff that happens by itself",
			run: async ({ workbench, places }) => {
				continueConversation(places.home, "Add a test for quoted fields too.", "Added it.");
				await waitFor(() => readyHandoffs(places.home).length === 1, "the conversation to have news");
				continueConversation(places.home, "ok bye, see you tomorrow", "See you!");
				await waitFor(() => sectionCount(places.workspace) === 2, "the handoff", 60_000);
				match(narrative(places.workspace).split("## Auto-Handoff ")[1] ?? "", /Refined by “Scripted”/);
				await workbench.screenshot("refined");
			},
		},
	],
};
