import * as vscode from "vscode";

/** More documents that are to be read in full are read by nobody. */
const most = 5;

/**
 * Absolute paths of the retro and weave documents in a folder that the next agent has to read in full (R-002-33), the
 * newest first.
 * @param glob the setting, relative to the folder; empty for none
 */
export async function retroDocuments(folder: string, glob: string): Promise<readonly string[]> {
	if (glob === "") return [];
	const found = await vscode.workspace.findFiles(new vscode.RelativePattern(vscode.Uri.file(folder), glob));
	const looked = await Promise.allSettled(
		found.map(async (uri) => ({ path: uri.fsPath, at: (await vscode.workspace.fs.stat(uri)).mtime })),
	);
	// One that vanished meanwhile is not to be read.
	return looked
		.flatMap((look) => (look.status === "fulfilled" ? [look.value] : []))
		.sort((one, other) => other.at - one.at)
		.slice(0, most)
		.map(({ path }) => path);
}
