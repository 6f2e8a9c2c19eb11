import { doesNotMatch, match, ok } from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import { narrative, sectionCount } from "../../codialecticFiles.mts";
import type { Scenario } from "../../driver/scenario.mts";
import type { ScenarioWindow } from "../../driver/scenarioWindow.mts";
import type { Workbench } from "../../driver/workbench.mts";
import { waitFor } from "../../waitFor.mts";
import { askTitle, placeScriptedAsker, type questions } from "./scriptedAsker.mts";

const first = "A streaming parser for files over 50 MB";
const answerMs = 90_000;

/** `@codi` and the tool for language models, in the built-in chat of the real VS Code, with a scripted model. */
export const scenario: Scenario = {
	// Not packed: installing it would make VS Code forget the extension that was only unpacked beside it.
	extension: "development",
	settings: { "chat.disableAIFeatures": false, "codiHandoff.auto.idleMinutes": 600 },
	prepare: ({ home, workspace, scratch }) => {
		placeSample("claude-code", home, workspace);
		placeScriptedAsker(join(scratch, "extensions"));
		placeContext(home);
		return workspace;
	},
	steps: [
		{
			title: "@codi /handoff hands off, and names the file",
			run: async (window) => {
				const { workbench, places } = window;
				await ask(window, "Handoff");
				// The chat itself may count as a second conversation: then the user chooses.
				await waitFor(
					async () => {
						if (sectionCount(places.workspace) === 1) return true;
						if ((await workbench.quickPick()) !== null) await workbench.press("Enter");
						return false;
					},
					"the section",
					answerMs,
				);
				await answered(window, "Handed off.");
				await button(workbench, "Continue in Next Agent…").waitFor();
				match(narrative(places.workspace), new RegExp(first));
				await workbench.screenshot("handoff");
			},
		},
		{
			title: "to anything it says what it understands",
			run: async (window) => {
				await ask(window, "Something");
				await answered(window, "I understand:");
			},
		},
		{
			title: "@codi /status tells what is followed",
			run: async (window) => {
				await ask(window, "Status");
				await answered(window, "Last handoff:");
				await window.workbench.screenshot("status");
			},
		},
		{
			title: "@codi waky waky says what was loaded and what was not found, and sums nothing up",
			run: async (window) => {
				await ask(window, "Wake");
				const words = await answered(window, "context restored.");
				match(words, /Identity: loaded/);
				match(words, /Tier 1\.5 \(hooks\): PASSED 1\/1 — 3 agents idle/);
				match(words, /Root handoff: loaded \(last updated: \d{4}-/);
				match(words, /Skipped \(not found\): \S*brand\.md/);
				doesNotMatch(words, new RegExp(first));
				await window.workbench.screenshot("wake");
			},
		},
		{
			title: "a past handoff is found by a word of it, and opens at its section",
			run: async ({ workbench }) => {
				await workbench.runCommand("Codi: Search Handoffs…");
				await waitFor(async () => (await workbench.quickPick())?.rows.length === 1, "the past handoff", answerMs);
				await workbench.type("streaming nowhere");
				await waitFor(async () => (await workbench.quickPick())?.rows.length === 0, "nothing", answerMs);
				for (let key = 0; key < " nowhere".length; key++) await workbench.press("Backspace");
				await waitFor(
					async () => (await workbench.quickPick())?.rows[0]?.includes("streaming") === true,
					"the line that holds the word",
					answerMs,
				);
				await workbench.screenshot("search");
				await workbench.press("Enter");
				await workbench.page.locator(".tab", { hasText: "NEXT_SESSION_HANDOFF.md" }).waitFor({ timeout: answerMs });
			},
		},
		{
			title: "@codi /auto off switches off",
			run: async (window) => {
				await ask(window, "Auto Off");
				await answered(window, "Auto-handoff: OFF (explicit trigger only)");
				ok((await window.workbench.statusBar()).some((text) => text.includes("Auto-handoff: OFF")));
			},
		},
		{
			title: "a language model reads the handoff through the tool, framed as a record",
			run: async (window) => {
				const { workbench } = window;
				await ask(window, "Tool");
				const said = workbench.page.getByText(`The tool said first: ${first}, as a record.`).first();
				const allow = workbench.page.locator(".chat-confirmation-widget .monaco-button", { hasText: /Allow|Continue/ });
				await waitFor(
					async () => {
						if (await said.isVisible()) return true;
						if ((await allow.count()) > 0) await allow.first().click();
						return false;
					},
					"the model's words",
					answerMs,
				);
				await workbench.screenshot("tool");
			},
		},
		// The last one: the card takes the keys.
		{
			title: "@codi /resume tells what was left, and its button opens the card",
			run: async (window) => {
				await ask(window, "Resume");
				match(await answered(window, "handoff from"), new RegExp(first));
				await window.workbench.screenshot("resume");
				await button(window.workbench, "Show Card").last().click();
				await waitFor(
					async () => (await tabs(window.workbench)).some((name) => name.includes("Resume")),
					"the card",
					answerMs,
				);
			},
		},
	],
};

/** What the user keeps for the start of a session. */
function placeContext(home: string): void {
	const folder = join(home, ".codialectic");
	mkdirSync(join(folder, "hooks"), { recursive: true });
	writeFileSync(join(home, "identity.md"), "I am");
	const context = { identity_path: "~/identity.md", brand_path: "~/brand.md" };
	writeFileSync(join(folder, "context.json"), JSON.stringify(context));
	const hook = { name: "agents", command: process.execPath, args: ["-e", "console.log('3 agents idle')"] };
	writeFileSync(join(folder, "hooks/session_start.json"), JSON.stringify({ hooks: [hook] }));
}

async function ask({ workbench }: ScenarioWindow, name: keyof typeof questions): Promise<void> {
	await workbench.runCommand(askTitle(name));
}

/** The answer with these words, as it is shown. */
async function answered({ workbench }: ScenarioWindow, words: string): Promise<string> {
	const answer = workbench.page.locator(".interactive-response", { hasText: words }).last();
	await answer.waitFor({ timeout: answerMs });
	return (await answer.textContent()) ?? "";
}

function button({ page }: Workbench, title: string) {
	return page.locator(".interactive-response .monaco-button", { hasText: title });
}

async function tabs({ page }: Workbench): Promise<readonly string[]> {
	return page.locator(".tabs-container .tab").allInnerTexts();
}
