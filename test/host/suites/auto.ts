import { deepStrictEqual, equal, match } from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, it } from "mocha";
import * as vscode from "vscode";
import { endedReason, narrative, readyHandoffs, sectionCount } from "../codialecticFiles.mts";
import { continueConversation } from "../continueConversation.mts";
import { ask, needDriver, screenshot } from "../support/driver";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";
import { waitForOutput } from "../support/waitForOutput";
import { waitFor } from "../waitFor.mts";

const { home, workspace } = hostPlan().places;
const question = "Closing out — write handoff? (y/n)";
const reason = () => endedReason(home);

async function isAsked(): Promise<boolean> {
	return (await ask("quickPick"))?.placeholder === question;
}

describe("a conversation that is followed", () => {
	afterEach(() => vscode.commands.executeCommand("notifications.clearAll"));

	it("is handed off silently when the user says goodbye", async () => {
		await extensionUnderTest();
		await waitFor(() => readyHandoffs(home).length === 1, "the conversation to be followed");
		continueConversation(home, "ok bye, see you tomorrow", "See you!");
		await waitFor(() => sectionCount(workspace) === 1, "the handoff");
		match(narrative(workspace), /^## Auto-Handoff /m);
		await waitFor(() => reason() === "tier_A_direct_closure", "the beacon");
		await waitForOutput("Codi Handoff", "Auto-handoff fired (closure detected).");
		if (hostPlan().driver !== null) {
			const shown = (await ask("notifications")).filter(({ text }) => text.includes("Handoff written"));
			deepStrictEqual(shown, []);
		}
	});

	it("goes on without a handoff while the user works, and says goodbye in passing", async () => {
		continueConversation(home, "Add a goodbye page, and say thanks in the footer.", "Added both.");
		await sleep(2_500);
		equal(sectionCount(workspace), 1);
	});

	it("is asked about at a pause: y hands it off", async function () {
		needDriver(this);
		continueConversation(home, "i need to run to a meeting, brb", "Sure.");
		await waitFor(isAsked, "the question");
		await waitFor(async () => (await ask("quickPick"))?.rows.join() === "y,n", "the answers y and n");
		await screenshot("asked");
		await ask("type", "yes");
		await ask("press", "Enter");
		await waitFor(() => sectionCount(workspace) === 2, "the handoff");
		await waitFor(() => reason() === "tier_D_pause_confirmed", "the beacon");
	});

	it("n and Escape hand nothing off", async function () {
		needDriver(this);
		for (const key of ["n", "Escape"]) {
			continueConversation(home, `Fix the typo in line ${key.length}.`, "Fixed it.");
			continueConversation(home, "off to lunch, back later", "Enjoy!");
			await waitFor(isAsked, "the question");
			if (key === "n") await ask("type", "n");
			await ask("press", key === "n" ? "Enter" : "Escape");
			await waitFor(async () => !(await isAsked()), "the question to go");
		}
		await sleep(1_500);
		equal(sectionCount(workspace), 2);
	});

	it("the question goes away when the user types on", async function () {
		needDriver(this);
		continueConversation(home, "going to lunch", "Enjoy!");
		await waitFor(isAsked, "the question");
		continueConversation(home, "one thing before that: rename rowsOf to rows", "Renamed.");
		await waitFor(async () => !(await isAsked()), "the question to go");
		equal(sectionCount(workspace), 2);
	});

	it("hands off nothing by itself while it is switched off, for this window or in the chat", async () => {
		await vscode.commands.executeCommand("codiHandoff.toggleAuto");
		await waitFor(() => readyHandoffs(home).length === 0, "nothing to be ready");
		if (hostPlan().driver !== null) {
			await waitFor(
				async () => (await ask("statusBar")).some((text) => text.includes("Auto-handoff: OFF")),
				"the status bar to say so",
			);
			await screenshot("off");
		}
		continueConversation(home, "bye", "Bye!");
		await sleep(2_000);
		equal(sectionCount(workspace), 2);
		continueConversation(home, "codi handoff auto on", "OK.");
		await waitFor(() => readyHandoffs(home).length === 1, "it to be on again");
		await waitForOutput("Codi Handoff", "Auto-handoff: ON (closure detection active)");
	});

	it("can be closed by another extension", async () => {
		const { exports: api } = await extensionUnderTest();
		const { closeSession, onDidHandoff } = api as {
			closeSession(options: object): Promise<void>;
			onDidHandoff: vscode.Event<{ reason: string; files: string[] }>;
		};
		const events: { reason: string; files: string[] }[] = [];
		onDidHandoff((event) => events.push(event));
		await closeSession({ reason: "tier_E_lifecycle" });
		equal(sectionCount(workspace), 3);
		deepStrictEqual(
			events.map(({ reason: why }) => why),
			["tier_E_lifecycle"],
		);
		await closeSession({});
		equal(sectionCount(workspace), 3);
	});
});
