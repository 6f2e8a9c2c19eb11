import { deepStrictEqual, equal, match, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { narrative, pendingHandoffs, registryFile, sectionCount } from "../codialecticFiles.mts";
import { needDriver, screenshot } from "../support/driver";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";
import { waitForNotification } from "../support/waitForNotification";
import { waitForOutput } from "../support/waitForOutput";

const { home, workspace } = hostPlan().places;

describe("Codi: Handoff", () => {
	it("appends a section to the handoff file of the folder, and leaves nothing pending", async () => {
		await extensionUnderTest();
		await vscode.commands.executeCommand("codiHandoff.handoff");
		match(narrative(workspace), /^## Handoff \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
		match(narrative(workspace), /The CSV export drops the last row/);
		equal(sectionCount(workspace), 1);
		deepStrictEqual(pendingHandoffs(home), []);
	});

	it("merges the beacon, which holds no word of the conversation", () => {
		const text = readFileSync(registryFile(home), "utf8");
		const beacon = JSON.parse(text);
		equal(beacon.schema_version, "1.0");
		equal(beacon.ended_reason, "manual");
		ok(!text.includes("CSV"));
	});

	it("prints the packet, since no hook is registered, and the status block", async () => {
		const output = await waitForOutput("Codi Handoff", "Session id:");
		match(output, /Co-Dialectic · Handoff — session codified\./);
		match(output, /Adapters fired: none registered \(stdout\)/);
		const json = /```json\n([\s\S]*?)\n```/.exec(output)?.[1] ?? "";
		equal(JSON.parse(json).session_id, JSON.parse(readFileSync(registryFile(home), "utf8")).session_id);
	});

	it("says in one notification what happened, and in one that the file is new", async function () {
		needDriver(this);
		const written = await waitForNotification("Handoff written:");
		match(written.text, /\d+ unfinished, \d+ decisions?, \d+ lessons?\. Adapters: none registered\./);
		ok(written.buttons.includes("Open Handoff"));
		const created = await waitForNotification("NEXT_SESSION_HANDOFF.md was created here");
		ok(created.buttons.includes("Never Write Here"));
		await screenshot("handoff-written");
		await vscode.commands.executeCommand("notifications.clearAll");
	});

	it("says that there is nothing new, and writes no second section", async function () {
		needDriver(this);
		const run = vscode.commands.executeCommand("codiHandoff.handoff");
		const nothing = await waitForNotification("Nothing new since the handoff of");
		ok(nothing.buttons.includes("Hand Off Again"));
		await vscode.commands.executeCommand("notifications.clearAll");
		await run;
		equal(sectionCount(workspace), 1);
	});
});

describe("after a handoff", () => {
	it("Show Last Handoff opens the file at its newest section", async () => {
		await vscode.commands.executeCommand("codiHandoff.showLastHandoff");
		const editor = vscode.window.activeTextEditor;
		ok(editor?.document.fileName.endsWith("NEXT_SESSION_HANDOFF.md"));
		match(editor?.document.lineAt(editor.selection.active.line).text ?? "", /^## Handoff /);
	});

	it("Show Packet opens the packet as a read-only JSON document", async () => {
		await vscode.commands.executeCommand("codiHandoff.showPacket");
		const document = vscode.window.activeTextEditor?.document;
		equal(document?.languageId, "json");
		deepStrictEqual(Object.keys(JSON.parse(document?.getText() ?? "{}")), [
			"session_id",
			"summary",
			"unfinished_items",
			"decisions_made",
			"lessons_learned",
		]);
	});

	it("Copy Handoff Prompt copies a prompt that names the file and its section", async () => {
		await vscode.commands.executeCommand("codiHandoff.copyPrompt");
		const prompt = await vscode.env.clipboard.readText();
		match(prompt, /Read the section "Handoff \d{4}-.*NEXT_SESSION_HANDOFF\.md/);
		match(prompt, /HISTORICAL REFERENCE ONLY/);
	});
});
