import { ok } from "node:assert/strict";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { needDriver, screenshot } from "../support/driver";
import { expectFallback } from "../support/expectFallback";
import { extensionUnderTest } from "../support/extensionUnderTest";

describe("in Restricted Mode", () => {
	it("shows the handoff that it may not write", async function () {
		needDriver(this);
		ok(!vscode.workspace.isTrusted);
		await extensionUnderTest();
		await expectFallback();
		await screenshot("fallback");
	});
});
