import * as vscode from "vscode";
import { narrativeName } from "../../app/emit/paths";
import { keepOutOfGit, repositoryHolds } from "../../app/handoff/keepOutOfGit";
import { settingsSection, stateKeys } from "../ids";
import { localised } from "../log";
import type { HandoffServices } from "../services";
import { readSettings } from "../settings";

/** Once for each folder: its first handoff file was created; the user may keep it out of git or stop it. */
export async function offerToKeepOutOfGit(services: HandoffServices, path: string): Promise<void> {
	const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(path));
	const offered = services.memento.get<readonly string[]>(stateKeys.fileOfferMade, []);
	if (folder === undefined || offered.includes(path) || !readSettings().shows("fileCreated")) return;
	await services.memento.update(stateKeys.fileOfferMade, [...offered, path]);
	const keepOut = vscode.l10n.t("Keep Out of Git");
	const leave = vscode.l10n.t("Leave");
	const never = vscode.l10n.t("Never Write Here");
	const isInGit = repositoryHolds(services.ports.git, folder.uri.fsPath);
	const answer = isInGit
		? await vscode.window.showInformationMessage(
				vscode.l10n.t("{0} was created here. Keep it out of git?", narrativeName),
				keepOut,
				leave,
				never,
			)
		: await vscode.window.showInformationMessage(vscode.l10n.t("{0} was created here.", narrativeName), leave, never);
	if (answer === keepOut) excludeFromGit(services, folder.uri.fsPath);
	if (answer === never) await neverWriteHere(folder, path);
}

function excludeFromGit(services: HandoffServices, folder: string): void {
	const problem = keepOutOfGit(services.ports, folder, narrativeName);
	if (problem === null) return;
	services.log.problem(problem);
	void vscode.window.showWarningMessage(localised(problem));
}

/** What was written is not lost: the file goes to the trash, and the packet stays in the journal. */
async function neverWriteHere(folder: vscode.WorkspaceFolder, path: string): Promise<void> {
	const target =
		(vscode.workspace.workspaceFolders?.length ?? 0) > 1
			? vscode.ConfigurationTarget.WorkspaceFolder
			: vscode.ConfigurationTarget.Workspace;
	await vscode.workspace.getConfiguration(settingsSection, folder.uri).update("narrative.create", "never", target);
	try {
		await vscode.workspace.fs.delete(vscode.Uri.file(path), { useTrash: true });
	} catch (error) {
		if (!(error instanceof vscode.FileSystemError)) throw error;
		void vscode.window.showInformationMessage(
			vscode.l10n.t("{0} could not be moved to the trash: delete it yourself.", path),
		);
	}
}
