import * as vscode from "vscode";
import { registryPath } from "../../app/emit/paths";
import { registryTemplate } from "../../app/emit/registryTemplate";
import { FileError, type Ports } from "../../app/ports";

/** Codi: Open Hook Registry. Makes the file from the template where there is none; the manifest gives it its JSON schema. */
export async function openHookRegistry({ files, places }: Ports): Promise<void> {
	const path = registryPath(places);
	try {
		files.makeFolder(path.slice(0, path.lastIndexOf("/") < 0 ? path.lastIndexOf("\\") : path.lastIndexOf("/")));
		files.createExclusive(path, registryTemplate);
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		await vscode.window.showErrorMessage(vscode.l10n.t("{0} cannot be written: {1}.", path, error.message));
		return;
	}
	await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(vscode.Uri.file(path)), {
		preview: false,
	});
}
