import { deepStrictEqual, ok } from "node:assert/strict";
import { describe, it } from "mocha";
import * as vscode from "vscode";
import { extensionUnderTest } from "../support/extensionUnderTest";

const PREFIX = "codiHandoff.";

interface Contributions {
	readonly commands: readonly { readonly command: string }[];
	readonly views?: Readonly<Record<string, readonly { readonly id: string }[]>>;
}

describe("the manifest", () => {
	it("names an extension that activates", async () => {
		const extension = await extensionUnderTest();
		ok(extension.isActive);
	});

	it("names exactly the commands that are registered", async () => {
		const extension = await extensionUnderTest();
		const { commands, views = {} } = extension.packageJSON.contributes as Contributions;
		const viewPrefixes = Object.values(views).flatMap((group) => group.map((view) => `${view.id}.`));
		const registered = (await vscode.commands.getCommands(true)).filter(
			// VS Code itself registers <view>.focus, <view>.open and so on for each view.
			(command) => command.startsWith(PREFIX) && !viewPrefixes.some((prefix) => command.startsWith(prefix)),
		);
		deepStrictEqual(registered.sort(), commands.map((entry) => entry.command).sort());
	});
});
