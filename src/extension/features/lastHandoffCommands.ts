import * as vscode from "vscode";
import { type LastHandoff, readLastHandoff } from "../../app/handoff/lastHandoff";
import type { Ports } from "../../app/ports";
import { resumePrompt } from "../../core/render/prompt";
import { openFolders } from "./targetFolders";

const packetScheme = "codi-handoff-packet";

/** Shows packets as read-only documents: they are a record. */
export function registerPacketDocuments(ports: Ports): vscode.Disposable {
	return vscode.workspace.registerTextDocumentContentProvider(packetScheme, {
		provideTextDocumentContent: () => JSON.stringify(newestHandoff(ports)?.packet ?? null, null, 2),
	});
}

/** Codi: Show Last Handoff. Opens the file at the newest section; the packet where no file was written. */
export async function showLastHandoff(ports: Ports): Promise<void> {
	const last = newestHandoff(ports);
	if (last === null) return sayNone();
	if (last.file === null) return showPacket(ports);
	await showSection(last.file, last.heading);
}

/** Opens a handoff file at one of its sections. */
export async function showSection(file: string, heading: string): Promise<void> {
	const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
	const at = Math.max(0, document.getText().lastIndexOf(heading));
	const selection = new vscode.Range(document.positionAt(at), document.positionAt(at));
	const editor = await vscode.window.showTextDocument(document, { selection, preview: false });
	editor.revealRange(selection, vscode.TextEditorRevealType.AtTop);
}

/** Codi: Show Packet. */
export async function showPacket(ports: Ports): Promise<void> {
	const last = newestHandoff(ports);
	if (last === null) return sayNone();
	const uri = vscode.Uri.from({ scheme: packetScheme, path: `/packet ${last.packet.session_id}.json` });
	await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: false });
}

/** Codi: Copy Handoff Prompt. The prompt names the file, it does not carry the handoff. */
export async function copyPrompt(ports: Ports): Promise<void> {
	const last = newestHandoff(ports);
	if (last === null || last.file === null) return sayNone();
	await vscode.env.clipboard.writeText(resumePrompt(last.file, last.heading.replace(/^#+ /, "")));
	void vscode.window.setStatusBarMessage(vscode.l10n.t("Handoff prompt copied."), 5000);
}

function newestHandoff(ports: Ports): LastHandoff | null {
	const handoffs = (openFolders() ?? [null]).flatMap((folder) => readLastHandoff(ports, folder) ?? []);
	return handoffs.reduce<LastHandoff | null>(
		(newest, one) => (newest === null || one.createdAt > newest.createdAt ? one : newest),
		null,
	);
}

async function sayNone(): Promise<void> {
	await vscode.window.showInformationMessage(vscode.l10n.t("There is no handoff yet. Run Codi: Handoff first."));
}
