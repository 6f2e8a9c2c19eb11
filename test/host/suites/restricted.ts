import { ok } from "node:assert/strict";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { extensionUnderTest } from "../support/extensionUnderTest";

describe("in Restricted Mode", () => {
	it("activates", async () => {
		ok(!vscode.workspace.isTrusted);
		ok((await extensionUnderTest()).isActive);
	});
});
