import { deepStrictEqual, ok } from "node:assert/strict";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { extensionUnderTest } from "../support/extensionUnderTest";

describe("with two folders", () => {
	it("activates", async () => {
		deepStrictEqual(
			vscode.workspace.workspaceFolders?.map((folder) => folder.name),
			["first", "second"],
		);
		ok((await extensionUnderTest()).isActive);
	});
});
