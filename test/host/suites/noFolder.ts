import { ok } from "node:assert/strict";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { extensionUnderTest } from "../support/extensionUnderTest";

describe("without a folder", () => {
	it("activates", async () => {
		ok(!vscode.workspace.workspaceFolders?.length);
		ok((await extensionUnderTest()).isActive);
	});
});
