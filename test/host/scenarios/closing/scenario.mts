import { deepStrictEqual, equal, match, ok } from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { placeSample } from "../../../support/placeSample.mts";
import { narrative, pendingHandoffs, readyHandoffs, registerHooks, sectionCount } from "../../codialecticFiles.mts";
import { continueConversation } from "../../continueConversation.mts";
import type { Scenario } from "../../driver/scenario.mts";
import { waitFor } from "../../waitFor.mts";

const received = (scratch: string) => join(scratch, "received.json");

/** The session ends without a word: the window is closed, reloaded, killed. The VSIX as a user has it. */
export const scenario: Scenario = {
	extension: "packed",
	prepare: ({ home, workspace, scratch }) => {
		placeSample("claude-code", home, workspace);
		registerHooks(home, [{ name: "keep", command: "tee", args: [received(scratch)], required: true }]);
		return workspace;
	},
	steps: [
		{
			title: "an open window keeps a handoff ready, and writes nothing into the folder",
			run: async ({ workbench, places }) => {
				await waitFor(
					async () => (await workbench.statusBar()).some((text) => text.includes("Auto-handoff: ON")),
					"the status bar item",
				);
				await waitFor(() => readyHandoffs(places.home).length === 1, "the handoff to be ready");
				equal(narrative(places.workspace), "");
				await workbench.screenshot("watching");
			},
		},
		{
			title: "closing the window seals it at once, and the hooks run after the window is gone",
			run: async (window) => {
				const { home, workspace, scratch } = window.places;
				await window.close();
				await waitFor(() => sectionCount(workspace) === 1, "the section");
				match(narrative(workspace), /^## Auto-Handoff \d{4}-/m);
				await waitFor(() => pendingHandoffs(home).length === 0, "the finisher");
				ok(existsSync(received(scratch)));
				equal(JSON.parse(readFileSync(received(scratch), "utf8")).session_id, sessionId(narrative(workspace)));
				deepStrictEqual(readyHandoffs(home), []);
				console.log(`   closing: the section stood ${sealTime(workspace)} ms after the window began to seal`);
			},
		},
		{
			title: "opening and closing it again without news writes no second section",
			run: async (window) => {
				await window.open();
				await sleep(3_000);
				await window.close();
				await sleep(2_000);
				equal(sectionCount(window.places.workspace), 1);
			},
		},
		{
			title: "a reload after a new message seals, and says which section it replaces",
			run: async (window) => {
				const { home, workspace } = window.places;
				await window.open();
				continueConversation(home, "And now the header row, please.");
				await waitFor(() => readyHandoffs(home).length === 1, "the handoff to be ready");
				await window.reload();
				await waitFor(() => sectionCount(workspace) === 2, "the second section");
				match(narrative(workspace), /- Replaces the section of \d{4}-/);
			},
		},
		{
			title: "a killed extension host is sealed at the next start, and told once",
			run: async (window) => {
				const { home, workspace } = window.places;
				continueConversation(home, "One more: quote fields with commas.");
				await waitFor(() => readyHandoffs(home).length === 1, "the handoff to be ready");
				equal(sectionCount(workspace), 2);
				for (const pid of extensionHosts(home)) process.kill(pid, "SIGKILL");
				await window.crash();
				await window.open();
				await waitFor(() => sectionCount(workspace) === 3, "the section of the killed window");
				const told = await waitFor(
					async () =>
						(await window.workbench.notifications()).find(({ text }) => text.includes("ended without closing")),
					"the notification",
				);
				match(told.text, /A session that ended without closing was handed off \(.*\d\d:\d\d.*\)\./);
				await window.workbench.screenshot("recovered");
				await waitFor(() => pendingHandoffs(home).length === 0, "its hooks");
				deepStrictEqual(readyHandoffs(home), []);
			},
		},
		{
			title: "two windows on one folder that are closed together write one section",
			run: async (window) => {
				const { home, workspace } = window.places;
				const other = window.another();
				await other.open();
				continueConversation(home, "Last one: allow a semicolon, too.");
				await waitFor(() => readyHandoffs(home).length === 2, "both windows to have a handoff ready");
				await Promise.all([window.close(), other.close()]);
				await waitFor(() => sectionCount(workspace) === 4, "the section");
				await waitFor(() => readyHandoffs(home).length === 0, "both to be closed");
				await waitFor(() => pendingHandoffs(home).length === 0, "the finisher");
				equal(sectionCount(workspace), 4);
				await other.dispose();
			},
		},
	],
};

/**
 * Milliseconds from the moment at which `deactivate()` began to seal, which is the section's date, until the section was
 * in the file. A figure to report, not a check.
 */
function sealTime(workspace: string): string {
	const sealed = /^## Auto-Handoff (\S+)/m.exec(narrative(workspace))?.[1] ?? "";
	const { mtimeMs } = statSync(join(workspace, "NEXT_SESSION_HANDOFF.md"));
	return (mtimeMs - Date.parse(sealed)).toFixed(0);
}

function sessionId(text: string): string | undefined {
	return /<!-- codi-handoff (\S+) -->/.exec(text)?.[1];
}

/** Processes of the hosted VS Code that run extensions for this scenario's home. */
function extensionHosts(home: string): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.filter((pid) => read(`/proc/${pid}/cmdline`).includes("--type=extensionHost"))
		.filter((pid) => read(`/proc/${pid}/environ`).includes(`HOME=${home}\0`))
		.map(Number);
}

/** Processes come and go while they are looked at. */
function read(path: string): string {
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}
