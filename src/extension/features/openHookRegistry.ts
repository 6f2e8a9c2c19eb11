import * as vscode from "vscode";
import { openableRegistry } from "../../app/emit/openableRegistry";
import type { Ports } from "../../app/ports";
import { localised, type OutputLog } from "../log";

/** Codi: Open Hook Registry. The manifest gives the file its JSON schema: completion and validation. */
export async function openHookRegistry(ports: Ports, log: OutputLog): Promise<void> {
	const { path, problem } = openableRegistry(ports);
	if (problem !== null) {
		log.problem(problem);
		log.settle(Promise.resolve(vscode.window.showErrorMessage(localised(problem))));
	}
	// A malformed file is opened too: that is where it is repaired.
	if (ports.files.info(path) === null) return;
	await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(vscode.Uri.file(path)), {
		preview: false,
	});
}
