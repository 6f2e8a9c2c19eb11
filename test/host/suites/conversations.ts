import { equal, match, ok } from "node:assert/strict";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { narrative, sectionCount } from "../codialecticFiles.mts";
import { ask, needDriver, screenshot } from "../support/driver";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";
import { waitFor } from "../waitFor.mts";

const { workspace } = hostPlan().places;

async function rows(): Promise<readonly string[]> {
	return (await ask("quickPick"))?.rows ?? [];
}

describe("Codi: Show Conversations", () => {
	it("lists the conversations of every agent, with title, turns, time and folder", async function () {
		needDriver(this);
		await extensionUnderTest();
		const done = vscode.commands.executeCommand("codiHandoff.showConversations");
		await waitFor(async () => (await rows()).length > 0, "the list");
		await screenshot("list");
		const agents = [
			"claude-code",
			"codex",
			"copilot-vscode",
			"copilot-cli",
			"cursor",
			"cline",
			"gemini-cli",
			"opencode",
		];
		const shown = new Set<string>();
		// The list draws only what is in view.
		for (const agent of agents) {
			await ask("type", agent);
			const row = await waitFor(
				async () => (await rows()).find((text) => text.includes(agent)),
				`the conversation of ${agent}`,
			);
			match(row, /\d+ turns?/);
			ok(row.includes(workspace), row);
			shown.add(row);
			for (const _ of agent) await ask("press", "Backspace");
		}
		equal(shown.size, agents.length);
		await ask("press", "Escape");
		await done;
	});

	it("hands off the one that is chosen", async function () {
		needDriver(this);
		const done = vscode.commands.executeCommand("codiHandoff.showConversations");
		await waitFor(async () => (await rows()).length > 0, "the list");
		await ask("type", "opencode");
		await waitFor(async () => (await rows())[0]?.includes("opencode"), "the one that is looked for");
		await ask("press", "Enter");
		await waitFor(async () => (await rows()).join() === "Hand Off,Copy Path", "what can be done with it");
		await ask("press", "Enter");
		await done;
		await waitFor(() => sectionCount(workspace) === 1, "the handoff");
		match(narrative(workspace), /- opencode `/);
	});
});
