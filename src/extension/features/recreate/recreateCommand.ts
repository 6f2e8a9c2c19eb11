import * as vscode from "vscode";
import type { HandoffServices } from "../../services";
import { readSettings } from "../../settings";
import type { ResumeCards } from "../resume/resumeCards";
import { chooseCard } from "../resume/resumeCommand";
import { withProgress } from "../withProgress";
import { pickWatch } from "./pickWatch";
import { recreateWatch } from "./recreateWatch";

/**
 * Codi: Recreate… Offers what died with the last session, one after the other, each started by a choice of its own and a
 * look at what is run (R-002-30, 36). Nothing starts by itself, and in Restricted Mode nothing at all.
 */
export async function recreate(services: HandoffServices, cards: ResumeCards, folder: unknown): Promise<void> {
	if (!vscode.workspace.isTrusted) {
		await vscode.window.showInformationMessage(
			vscode.l10n.t("Nothing is started in Restricted Mode. Trust this folder first."),
		);
		return;
	}
	const card = await chooseCard(cards, folder);
	if (card === null) return;
	const { extraPatterns } = readSettings();
	const list = await withProgress(vscode.l10n.t("Looking for what ended with the last session…"), (token) =>
		services.runWorker<"transfer">({ kind: "transfer", card, extraPatterns }, token),
	);
	if (list === null) return;
	let left = list.watches;
	if (left.length === 0)
		await vscode.window.showInformationMessage(vscode.l10n.t("Nothing ended with the last session."));
	while (left.length > 0) {
		const watch = await pickWatch(left, list.agents);
		if (watch === null) return;
		if (await recreateWatch(services, card.folder, watch)) left = left.filter((one) => one !== watch);
	}
}
