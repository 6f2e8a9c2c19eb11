import * as vscode from "vscode";

const ID = "codialectic.codi-handoff";

/** The extension under test, activated. */
export async function extensionUnderTest(): Promise<vscode.Extension<unknown>> {
	const extension = vscode.extensions.getExtension(ID);
	if (extension === undefined) throw new Error(`${ID} is not installed in this window`);
	await extension.activate();
	return extension;
}
