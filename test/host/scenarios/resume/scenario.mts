import { deepEqual, equal, match, ok } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { leaveRunning } from "../../../support/leaveRunning.mts";
import { NODE, ROOT } from "../../../support/paths.mts";
import { placeSample } from "../../../support/placeSample.mts";
import { readyHandoffs, sectionCount } from "../../codialecticFiles.mts";
import type { Scenario } from "../../driver/scenario.mts";
import type { ScenarioWindow } from "../../driver/scenarioWindow.mts";
import { waitFor } from "../../waitFor.mts";
import { ViewPane } from "../view/viewPane.mts";

const successor = join(ROOT, "test", "host", "scenarios", "resume", "scriptedSuccessor.cjs");
/** What the agent left running; one that needs no shell, and one that needs one. */
const left = ["touch watched.txt", "touch served.txt && sleep 600"];
/** A task that runs until it is ended, and says under which number. */
const watch = { label: "Watch", type: "shell", command: "echo $$ > task.pid; exec sleep 600", problemMatcher: [] };
const taskNumber = ({ places }: ScenarioWindow) => Number(readFileSync(join(places.workspace, "task.pid"), "utf8"));

/** What each makes when it runs. */
const made = ({ places }: ScenarioWindow) =>
	["watched.txt", "served.txt"].filter((name) => existsSync(join(places.workspace, name)));

function isRunning(number: number): boolean {
	try {
		return process.kill(number, 0);
	} catch {
		return false;
	}
}

/** The briefs that stand in a workspace. */
function briefs(workspace: string): string[] {
	const folder = join(workspace, "docs.local", "handoffs");
	return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")) : [];
}

/** The commands that the open quick pick offers. */
async function offered({ workbench }: ScenarioWindow): Promise<readonly string[]> {
	return (await workbench.quickPick())?.rows.filter((row) => row.includes("touch ")) ?? [];
}

/** Is there an element with these words in a rendered document? */
async function isShownInFrame({ workbench }: ScenarioWindow, element: "h1" | "li", words: string): Promise<boolean> {
	const counts = workbench.page.frames().map((frame) => frame.locator(element, { hasText: words }).count());
	// A frame may go while it is looked at.
	return (await Promise.all(counts.map((count) => count.catch(() => 0)))).some((count) => count > 0);
}

/** Waits for a notification with these words. */
async function notified({ workbench }: ScenarioWindow, words: RegExp): Promise<void> {
	const isShown = async () => (await workbench.notifications()).some(({ text }) => words.test(text));
	await waitFor(isShown, `the notification ${words}`, 90_000);
}

/** The next morning: a handoff waits, is looked at, and an agent goes on from it. The VSIX as a user has it. */
export const scenario: Scenario = {
	extension: "packed",
	machineSettings: {
		"codiHandoff.successor.commands": { "claude-code": [NODE, successor, "{prompt}"] },
		"codiHandoff.resume.retroGlob": "docs/retros/*.md",
	},
	prepare: ({ home, workspace }) => {
		const [session = ""] = placeSample("claude-code", home, workspace).filter((path) => path.endsWith(".jsonl"));
		for (const command of left) leaveRunning(session, command);
		const git = (...args: string[]) => execFileSync("git", args, { cwd: workspace, stdio: "ignore" });
		git("init", "--quiet", "--initial-branch=main");
		git("config", "user.email", "dev@example.org");
		git("config", "user.name", "Dev");
		writeFileSync(join(workspace, "readme.txt"), "tide tables\n");
		mkdirSync(join(workspace, "docs", "retros"), { recursive: true });
		writeFileSync(join(workspace, "docs", "retros", "today.md"), "# Retro\n");
		mkdirSync(join(workspace, ".vscode"));
		writeFileSync(join(workspace, ".vscode", "tasks.json"), JSON.stringify({ version: "2.0.0", tasks: [watch] }));
		git("add", ".");
		git("commit", "--quiet", "-m", "Begin");
		return workspace;
	},
	steps: [
		{
			title: "the session ends with its window",
			run: async (window) => {
				const { home, workspace } = window.places;
				await waitFor(() => readyHandoffs(home).length === 1, "the handoff to be ready", 60_000);
				await window.close();
				await waitFor(() => sectionCount(workspace) === 1, "the section");
			},
		},
		{
			title: "opening the folder again tells of it, with what to do first",
			run: async (window) => {
				await window.open();
				await notified(window, /Handoff from .*: \d+ unfinished, first: /);
				await window.workbench.screenshot("notice");
			},
		},
		{
			title: "Resume shows the card",
			run: async (window) => {
				const { workbench } = window;
				await workbench.pressNotificationButton("Resume");
				await notified(window, /Ready\. Where should we start\?/);
				await waitFor(() => isShownInFrame(window, "h1", "Session ready"), "the card");
				// It is shown at once, and what git tells follows in the same document.
				await waitFor(() => isShownInFrame(window, "li", "Branch main"), "what happened since", 60_000);
				equal(await isShownInFrame(window, "li", "being checked"), false);
				await workbench.screenshot("card");
			},
		},
		{
			title: "the view shows the card, too",
			run: async (window) => {
				const view = new ViewPane(window.workbench);
				await view.open();
				await view.waitForLabel(/^Recreate…, 2 ended with the last session/);
				await window.workbench.screenshot("view");
				await window.workbench.runCommand("Preferences: Toggle between Light/Dark Themes");
				await window.workbench.screenshot("view-dark");
			},
		},
		{
			title: "Recreate… starts what is chosen once it was seen, and nothing else",
			run: async (window) => {
				const { workbench } = window;
				await workbench.runCommand("Codi: Recreate…");
				await waitFor(async () => (await offered(window)).length === 2, "what ended", 60_000);
				await workbench.screenshot("recreate");
				equal(made(window).length, 0);
				await workbench.press("Enter");
				await waitFor(async () => /Start this in/.test((await workbench.dialog())?.text ?? ""), "the question");
				match((await workbench.dialog())?.text ?? "", /touch watched\.txt/);
				await workbench.screenshot("recreate-question");
				equal(made(window).length, 0);
				await workbench.pressDialogButton("Start");
				await waitFor(() => made(window).includes("watched.txt"), "the command to run");
				await waitFor(async () => (await offered(window)).length === 1, "the rest to be offered");
				await workbench.press("Enter");
				await waitFor(async () => /Let a shell run this/.test((await workbench.dialog())?.text ?? ""), "the question");
				await workbench.pressDialogButton("Cancel");
				await waitFor(async () => (await offered(window)).length === 1, "it to be offered still");
				await workbench.screenshot("recreated");
				await workbench.press("Escape");
				deepEqual(made(window), ["watched.txt"]);
			},
		},
		{
			title: "Continue in… writes a brief and starts the chosen agent",
			run: async (window) => {
				const { workbench, places } = window;
				await workbench.runCommand("Tasks: Run Task");
				await waitFor(
					async () => (await workbench.quickPick())?.rows.some((row) => row.includes("Watch")),
					"the tasks",
				);
				await workbench.type("Watch");
				await workbench.press("Enter");
				await waitFor(
					() => existsSync(join(places.workspace, "task.pid")) && taskNumber(window) > 0,
					"the task to run",
				);
				await new ViewPane(workbench).row("Continue in Next Agent…").click();
				const isOffered = async () => (await workbench.quickPick())?.rows.some((row) => row.includes("Claude Code"));
				await waitFor(isOffered, "the agents", 60_000);
				await workbench.screenshot("agents");
				await workbench.press("Enter");
				await workbench.page.getByText("What is to be done first?").first().waitFor();
				await workbench.screenshot("goal");
				await workbench.press("Enter");
				await waitFor(() => briefs(places.workspace).length === 1, "the brief");
				const [brief = ""] = briefs(places.workspace);
				match(brief, /^# Session Handoff — \d{4}-\d\d-\d\d\n/);
				match(brief, /docs\/retros\/today\.md`: read it in full/);
			},
		},
		{
			title: "its question is answered from the handoff, and only then the handoff is complete",
			run: async (window) => {
				const { workbench, places } = window;
				await notified(window, /What should I work on first\?/);
				const early = await workbench.notifications();
				ok(!early.some(({ text }) => text.includes("Handoff complete")));
				equal(existsSync(join(places.workspace, "started.txt")), false);
				await workbench.screenshot("question");
				await workbench.pressNotificationButton("Send Answer");
				await notified(window, /Handoff complete to Claude Code/);
				await workbench.screenshot("complete");
			},
		},
		{
			title: "what the outgoing session left running ends when it is chosen",
			run: async (window) => {
				const { workbench } = window;
				ok(isRunning(taskNumber(window)));
				await workbench.pressNotificationButton("Retire…");
				await waitFor(async () => (await workbench.quickPick())?.rows.some((row) => row.includes("Watch")), "the task");
				await workbench.screenshot("retire");
				ok(isRunning(taskNumber(window)));
				await workbench.page.locator(".quick-input-widget:visible .monaco-list-row").first().click();
				await workbench.press("Enter");
				await waitFor(() => !isRunning(taskNumber(window)), "the task to end");
			},
		},
		{
			title: "what a session started from is not told again",
			run: async (window) => {
				await window.reload();
				await sleep(6_000);
				const shown = await window.workbench.notifications();
				ok(!shown.some(({ text }) => text.includes("Handoff from")));
			},
		},
	],
};
