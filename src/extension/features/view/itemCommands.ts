import * as vscode from "vscode";
import type { FolderReview } from "../../../app/review/reviewHandoff";
import type { FindingKind } from "../../../core/model/finding";
import { addableKinds } from "../../../core/review/addedFinding";
import type { WatchClient } from "../watchClient";
import { dropChange, editOf, moveEdits, neighbour, restoreChange } from "./itemEdits";
import { kindLabel } from "./labels";
import type { NodeTarget } from "./viewNode";

/** Longer texts belong into the conversation. */
const longestText = 500;

/** Edit Text…: the finding in the user's own words. */
export async function editItem(watch: WatchClient, target: NodeTarget): Promise<void> {
	if (target.kind !== "finding") return;
	const { item } = target;
	const text = await askForText(vscode.l10n.t("Edit Text"), kindLabel(item.finding.kind), item.finding.text);
	if (text === null || text === item.finding.text) return;
	watch.edit([editOf(item, { key: item.key, kind: item.finding.kind, text })]);
}

/** Drop Item, Restore Item. */
export function dropItem(watch: WatchClient, target: NodeTarget): void {
	if (target.kind === "finding") watch.edit([editOf(target.item, dropChange(target.item, true))]);
}

export function restoreItem(watch: WatchClient, target: NodeTarget): void {
	if (target.kind === "finding") watch.edit([editOf(target.item, restoreChange(target.item))]);
}

/** Move Item Up, Move Item Down: what dragging does, from the keyboard. */
export function moveItem(watch: WatchClient, target: NodeTarget, direction: "up" | "down"): void {
	if (target.kind !== "finding") return;
	const before = neighbour(target.folder, target.item, direction);
	if (before !== undefined) watch.edit(moveEdits(target.folder, target.item, before));
}

/** Add Item…: an item of the user's own, of the kind it is called on or else chosen. */
export async function addItem(watch: WatchClient, newId: () => string, target: NodeTarget): Promise<void> {
	const folder = await chooseFolder(watch.findings);
	if (folder === null || folder.newest === null) return;
	const kind = kindOf(target) ?? (await chooseKind());
	if (kind === null) return;
	const text = await askForText(vscode.l10n.t("Add Item"), kindLabel(kind), "");
	if (text === null) return;
	watch.edit([{ conversation: folder.newest, changes: [{ key: newId(), kind, added: true, text }] }]);
}

function kindOf(target: NodeTarget): FindingKind | null {
	const kind = target.kind === "findings" ? target.of : null;
	return addableKinds.find((addable) => addable === kind) ?? null;
}

async function chooseKind(): Promise<FindingKind | null> {
	const items = addableKinds.map((kind) => ({ label: kindLabel(kind), adds: kind }));
	const chosen = await vscode.window.showQuickPick(items, {
		title: vscode.l10n.t("Add Item"),
		placeHolder: vscode.l10n.t("What kind of item"),
	});
	return chosen?.adds ?? null;
}

async function chooseFolder(folders: readonly FolderReview[]): Promise<FolderReview | null> {
	const [first, second] = folders;
	if (first === undefined) {
		await vscode.window.showInformationMessage(
			vscode.l10n.t("There is no conversation yet that an item could be added to."),
		);
		return null;
	}
	if (second === undefined) return first;
	const items = folders.map((folder) => ({ label: folder.folder ?? "…", folder }));
	const placeHolder = vscode.l10n.t("Which folder's handoff");
	const chosen = await vscode.window.showQuickPick(items, { title: vscode.l10n.t("Add Item"), placeHolder });
	return chosen?.folder ?? null;
}

async function askForText(title: string, prompt: string, value: string): Promise<string | null> {
	const text = await vscode.window.showInputBox({
		title,
		prompt,
		value,
		validateInput: (input) => {
			if (input.trim() === "") return vscode.l10n.t("Say what it is; to leave it out, drop the item.");
			return input.length > longestText ? vscode.l10n.t("At most {0} characters.", longestText) : null;
		},
	});
	return text === undefined ? null : text.replace(/\s+/g, " ").trim();
}
