import * as vscode from "vscode";
import type { TargetFolder } from "../../app/handoff/createHandoff";
import { readSettings } from "../settings";

/** The workspace folders that are on this machine's disk. */
export function workspaceFolders(): readonly vscode.WorkspaceFolder[] {
	return (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === "file");
}

/** Their paths; null when no folder is open. */
export function openFolders(): readonly string[] | null {
	const folders = workspaceFolders();
	return folders.length === 0 ? null : folders.map(({ uri }) => uri.fsPath);
}

/** The same as places for a handoff to write to. */
export function targetFolders(): readonly TargetFolder[] {
	const settings = readSettings();
	return workspaceFolders().map(({ uri }) => ({
		path: uri.fsPath,
		trusted: vscode.workspace.isTrusted,
		create: settings.createNarrative(uri),
	}));
}
