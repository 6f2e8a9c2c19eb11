import { deepStrictEqual, ok } from "node:assert/strict";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { pendingHandoffs } from "../codialecticFiles.mts";
import { needDriver, screenshot } from "../support/driver";
import { expectFallback } from "../support/expectFallback";
import { extensionUnderTest } from "../support/extensionUnderTest";
import { hostPlan } from "../support/hostPlan";

describe("without a folder", () => {
	it("hands off the user's recent conversation and shows it, since there is nowhere to write it", async function () {
		needDriver(this);
		ok(!vscode.workspace.workspaceFolders?.length);
		await extensionUnderTest();
		await expectFallback();
		await screenshot("fallback");
		deepStrictEqual(pendingHandoffs(hostPlan().places.home), []);
	});
});
