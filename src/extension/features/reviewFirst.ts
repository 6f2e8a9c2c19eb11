import * as vscode from "vscode";
import type { ConversationChanges } from "../../app/review/editsFile";
import type { FolderItem } from "../../app/review/reviewHandoff";
import type { ReviewJob } from "../../app/worker/protocol";
import { plainLine } from "../../core/render/inline";
import { findingKinds } from "../../core/review/findingKinds";
import type { HandoffServices } from "../services";
import { dropChange, editOf } from "./view/itemEdits";
import { basisIcon, basisLabel, kindLabel, shownBasis } from "./view/labels";
import { withProgress } from "./withProgress";

interface ReviewRow extends vscode.QuickPickItem {
	readonly reviewed: FolderItem | null;
}

/**
 * Shows what a handoff would say, for dropping what is not to be in it. Returns what the user changed; null when they do
 * not want the handoff. Nothing is asked where nothing was found.
 */
export async function reviewFirst(
	services: HandoffServices,
	job: Omit<ReviewJob, "kind">,
): Promise<readonly ConversationChanges[] | null> {
	const reviewed = await withProgress(vscode.l10n.t("Looking for what to hand off…"), (token) =>
		services.runWorker<"review">({ kind: "review", ...job }, token),
	);
	if (reviewed === null) return null;
	for (const problem of reviewed.problems) services.log.problem(problem);
	const items = reviewed.folders.flatMap((folder) => folder.items);
	if (items.length === 0) return [];
	const picked = await vscode.window.showQuickPick(rowsOf(items), {
		canPickMany: true,
		ignoreFocusOut: true,
		matchOnDescription: true,
		title: vscode.l10n.t("Codi: Review Handoff"),
		placeHolder: vscode.l10n.t("Uncheck what to leave out; Enter writes the handoff, Escape cancels"),
	});
	if (picked === undefined) return null;
	const kept = new Set(picked.map((row) => row.reviewed));
	return items.flatMap((item) => {
		const dropped = !kept.has(item);
		return dropped === item.dropped ? [] : [editOf(item, dropChange(item, dropped))];
	});
}

function rowsOf(items: readonly FolderItem[]): ReviewRow[] {
	return findingKinds.flatMap((kind) => {
		const rows = items.filter(({ finding }) => finding.kind === kind).map(rowOf);
		if (rows.length === 0) return [];
		return [{ label: kindLabel(kind), kind: vscode.QuickPickItemKind.Separator, reviewed: null }, ...rows];
	});
}

function rowOf(item: FolderItem): ReviewRow {
	const { finding, dropped } = item;
	const basis = shownBasis(finding);
	// A label's `$(name)` is an icon: foreign text has none.
	const text = plainLine(finding.text).replaceAll("$(", "$ (");
	return {
		label: `$(${basisIcon(basis).id}) ${text}`,
		description: basisLabel(basis),
		picked: !dropped,
		reviewed: item,
	};
}
