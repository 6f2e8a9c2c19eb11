import { doesNotMatch, equal, match, ok } from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeSample } from "../../../support/placeSample.mts";
import { narrative, readyHandoffs, registerHooks, sectionCount } from "../../codialecticFiles.mts";
import { continueConversation } from "../../continueConversation.mts";
import type { Scenario } from "../../driver/scenario.mts";
import type { ScenarioWindow } from "../../driver/scenarioWindow.mts";
import { waitFor } from "../../waitFor.mts";
import { ViewPane } from "./viewPane.mts";

/** The view in the activity bar: what is found is shown, opened in the transcript, edited, and handed off as edited. */
export const scenario: Scenario = {
	extension: "development",
	settings: { "workbench.colorTheme": "Default Dark Modern" },
	prepare: ({ home, workspace }) => {
		placeSample("claude-code", home, workspace);
		registerHooks(home, [{ name: "keep", command: "true", args: [] }]);
		return workspace;
	},
	steps: [
		{
			title: "shows what was found, by kind, with how it is known in words",
			run: async (window) => {
				const view = new ViewPane(window.workbench);
				await view.open();
				await view.waitForLabel(/^Unfinished, \d+ items/);
				await view.waitForLabel(/streaming parser.*, Unfinished, .*only said, .*turn \d/);
				await view.waitForLabel(/^Decisions, /);
				await view.waitForLabel(/^Checks, /);
				await window.workbench.screenshot("dark");
			},
		},
		{
			title: "opens the conversation at the words, selected, as a read-only document",
			run: async (window) => {
				const { workbench } = window;
				const view = new ViewPane(workbench);
				await view.row("A streaming parser").click();
				await waitFor(
					async () => (await workbench.statusBar()).some((text) => /Ln \d+, Col \d+ \(\d+ selected\)/.test(text)),
					"the selected words",
				);
				const lines = await workbench.page.locator(".editor-instance .view-line").allTextContents();
				const text = lines.join("\n").replaceAll("\u00a0", " ");
				match(text, /streaming parser/);
				match(text, /^ {2}User$/m);
				equal((await workbench.page.locator(".editor-instance .cursor.monaco-mouse-cursor-text").count()) >= 0, true);
				await workbench.screenshot("transcript");
			},
		},
		{
			title: "an item is dropped with its box, and restored and dropped from the keyboard",
			run: async (window) => {
				const view = new ViewPane(window.workbench);
				await view.toggle("Fix it and keep", /^Fix it and keep.*, Constraints, .*dropped/);
				await view.focus("A streaming parser");
				await window.workbench.press("Delete");
				await view.waitForLabel(/streaming parser.*dropped/);
				await view.toggle("A streaming parser", /^A streaming parser(?!.*dropped).*Unfinished/);
			},
		},
		{
			title: "an item's text is edited with F2",
			run: async (window) => {
				const view = new ViewPane(window.workbench);
				await view.focus("A streaming parser");
				await window.workbench.press("F2");
				await view.answer("Stream files over 50 MB row by row");
				await view.waitForLabel(/Stream files over 50 MB row by row.*reworded by hand/);
			},
		},
		{
			title: "items are added and put in order",
			run: async (window) => {
				const view = new ViewPane(window.workbench);
				for (const text of ["First lesson of mine", "Second lesson of mine"]) {
					await window.workbench.runCommand("Codi: Add Item…");
					await view.answer("Lessons");
					await view.answer(text);
					await view.waitForLabel(new RegExp(`${text}.*added by hand`));
				}
				await view.focus("Second lesson of mine");
				await window.workbench.press("Alt+ArrowUp");
				await waitFor(async () => await inOrder(view, "Second lesson", "First lesson"), "the second to be first");
				await view.row("First lesson of mine").dragTo(view.row("Second lesson of mine"));
				await waitFor(async () => await inOrder(view, "First lesson", "Second lesson"), "the first dragged before it");
				await view.focus("Second lesson of mine");
				await window.workbench.press("Alt+ArrowUp");
				await waitFor(async () => await inOrder(view, "Second lesson", "First lesson"), "the second to be first");
				await window.workbench.screenshot("edited");
			},
		},
		{
			title: "Codi: Handoff writes what was left, as it was left",
			run: async (window) => {
				const { workspace } = window.places;
				await window.workbench.runCommand("Codi: Handoff");
				await waitFor(() => sectionCount(workspace) === 1, "the section");
				expectEdited(lastSection(workspace));
			},
		},
		{
			title: "with the setting, the review comes first: Escape writes nothing, Enter what is checked",
			run: async (window) => {
				const { home, workspace } = window.places;
				const { workbench } = window;
				changeSettings(window, {
					"codiHandoff.review.beforeHandoff": true,
					"workbench.colorTheme": "Default Light Modern",
				});
				await workbench.page.locator(".monaco-workbench.vs").waitFor();
				continueConversation(home, "And now the header row, please.");
				await waitFor(() => readyHandoffs(home).length === 1, "the handoff to be ready");
				await workbench.runCommand("Codi: Handoff");
				await waitFor(async () => (await review(window)) !== null, "the review");
				await workbench.screenshot("review");
				await workbench.press("Escape");
				await waitFor(async () => (await workbench.quickPick()) === null, "the review to be gone");
				equal(sectionCount(workspace), 1);
				await workbench.runCommand("Codi: Handoff");
				await waitFor(async () => (await review(window)) !== null, "the review");
				await workbench.type("First lesson");
				await waitFor(async () => (await review(window))?.length === 1, "the one that is looked for");
				await workbench.page.locator(".quick-input-widget:visible .monaco-list-row").first().click();
				const input = workbench.page.locator(".quick-input-widget:visible input[type=text]").first();
				await input.fill("");
				await waitFor(async () => ((await review(window))?.length ?? 0) > 1, "all of them");
				await input.press("Enter");
				await waitFor(() => sectionCount(workspace) === 2, "the section");
				expectEdited(lastSection(workspace), { firstLesson: false });
			},
		},
		{
			title: "a reload hands off by itself, without asking, and keeps the edits",
			run: async (window) => {
				const { home, workspace } = window.places;
				await waitFor(() => readyHandoffs(home).length === 0, "nothing to be ready");
				continueConversation(home, "One more: quote fields with commas.");
				await waitFor(() => readyHandoffs(home).length === 1, "the handoff to be ready");
				await window.reload();
				await waitFor(() => sectionCount(workspace) === 3, "the section");
				const section = lastSection(workspace);
				match(section, /^## Auto-Handoff /m);
				expectEdited(section, { firstLesson: false });
			},
		},
		{
			title: "past handoffs and hooks are listed, in the light theme too",
			run: async (window) => {
				const view = new ViewPane(window.workbench);
				await view.open();
				await view.unfold("Now", false);
				await view.unfold("Hooks");
				await view.unfold("Handoffs");
				await view.waitForLabel(/^keep, passed · \d+ ms · /);
				await view.waitForLabel(/^Handoff of .*, \d+ unfinished/);
				await view.unfold("Handoff of");
				await view.waitForLabel(/^Stream files over 50 MB row by row.*, Unfinished/);
				await window.workbench.screenshot("light");
			},
		},
	],
};

async function inOrder(view: ViewPane, first: string, second: string): Promise<boolean> {
	const labels = await view.labels();
	const at = (text: string) => labels.findIndex((label) => label.startsWith(text));
	return at(first) >= 0 && at(first) < at(second);
}

function lastSection(workspace: string): string {
	const text = narrative(workspace);
	return text.slice(text.search(/^## (?:Auto-)?Handoff (?![\s\S]*^## (?:Auto-)?Handoff )/m));
}

function expectEdited(section: string, { firstLesson } = { firstLesson: true }): void {
	match(section, /Stream files over 50 MB row by row/);
	match(section, /reworded by hand/);
	const [first, second] = [section.indexOf("First lesson of mine"), section.indexOf("Second lesson of mine")];
	ok(second >= 0, section);
	if (firstLesson) ok(second < first, section);
	else equal(first, -1);
	match(section, /Second lesson of mine .*added by hand/);
	doesNotMatch(section, /Standing constraints[^#]*public API/);
}

/** The rows of the review; null while it is not open. */
async function review({ workbench }: ScenarioWindow): Promise<readonly string[] | null> {
	const shown = await workbench.quickPick();
	return shown?.placeholder.startsWith("Uncheck what to leave out") ? shown.rows : null;
}

function changeSettings({ places }: ScenarioWindow, changes: object): void {
	const path = join(places.scratch, "server", "data", "User", "settings.json");
	writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), ...changes }, null, "\t"));
}
