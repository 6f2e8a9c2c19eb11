import { deepStrictEqual, equal, match, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { narrative, registryFile, sectionCount } from "../codialecticFiles.mts";
import { ask, needDriver, screenshot } from "../support/driver";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";
import { waitFor } from "../waitFor.mts";

const { home, workspace } = hostPlan().places;
const [first, second] = [join(workspace, "first"), join(workspace, "second")];

describe("with two folders", () => {
	it("offers the conversations of both, all chosen", async function () {
		needDriver(this);
		await extensionUnderTest();
		deepStrictEqual(
			vscode.workspace.workspaceFolders?.map((folder) => folder.name),
			["first", "second"],
		);
		const done = vscode.commands.executeCommand("codiHandoff.handoff");
		const pick = await waitFor(() => ask("quickPick"), "the conversations to choose from");
		equal(pick.rows.length, 2);
		ok(pick.rows.some((row) => row.includes("claude-code") && row.includes(first)));
		ok(pick.rows.some((row) => row.includes("codex") && row.includes(second)));
		await screenshot("conversations");
		await ask("press", "Enter");
		await done;
	});

	it("writes into each folder what belongs to it, as one handoff", async function () {
		needDriver(this);
		deepStrictEqual([sectionCount(first), sectionCount(second), sectionCount(workspace)], [1, 1, 0]);
		match(narrative(first), /- claude-code `/);
		match(narrative(second), /- codex `/);
		const id = JSON.parse(readFileSync(registryFile(home), "utf8")).session_id;
		for (const folder of [first, second]) ok(narrative(folder).includes(`<!-- codi-handoff ${id} -->`));
	});
});
