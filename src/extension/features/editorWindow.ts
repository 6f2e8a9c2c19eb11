import { dirname } from "node:path";
import * as vscode from "vscode";
import type { EditorWindow } from "../../app/ports";

/**
 * Where this window keeps its storage. The extension's own folders stand in it: `User/globalStorage/<id>` (with a
 * profile, `User/profiles/<profile>/globalStorage/<id>`) and `User/workspaceStorage/<workspace>/<id>`.
 */
export function editorWindow({ globalStorageUri, storageUri }: vscode.ExtensionContext): EditorWindow {
	const global = dirname(dirname(globalStorageUri.fsPath));
	return {
		userFolder: global.replace(/[\\/]profiles[\\/][^\\/]+$/, ""),
		workspaceStorage: storageUri === undefined ? null : dirname(storageUri.fsPath),
		remote: vscode.env.remoteName ?? null,
	};
}
