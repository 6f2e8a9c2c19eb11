import * as vscode from "vscode";
import type { ReadinessCard } from "../../../core/resume/readinessCard";
import { commands } from "../../ids";
import { withProgress } from "../withProgress";
import type { CardDocuments } from "./cardDocuments";
import { pickCard } from "./pickCard";
import type { ResumeCards } from "./resumeCards";

/** Codi: Resume from Last Handoff. Shows the card of the folder, and offers what can be done with it. */
export async function resumeFromLastHandoff(
	cards: ResumeCards,
	documents: CardDocuments,
	folder: unknown,
): Promise<void> {
	const card = await chooseCard(cards, folder);
	if (card === null) return;
	await documents.showCard(card);
	await offerNext(card, documents);
}

/** The card of the folder that a command was called with, else the one that the user chooses. Null: none, or cancelled. */
export async function chooseCard(cards: ResumeCards, folder: unknown): Promise<ReadinessCard | null> {
	const all = await readCards(cards);
	return all === null ? null : (all.find((card) => card.folder === folder) ?? pickCard(all));
}

/** The cards of all folders; says so where there is none, and makes nothing up in its place. Null: none, or cancelled. */
async function readCards(cards: ResumeCards): Promise<readonly ReadinessCard[] | null> {
	const all = await withProgress(vscode.l10n.t("Looking the handoff up in today's files…"), (token) =>
		cards.all(token),
	);
	if (all === null) return null;
	if (all.length > 0) return all;
	await vscode.window.showInformationMessage(vscode.l10n.t("No handoff — starting fresh."));
	return null;
}

async function offerNext(card: ReadinessCard, documents: CardDocuments): Promise<void> {
	const proceed = vscode.l10n.t("Continue in…");
	const again = vscode.l10n.t("Recreate…");
	const compare = vscode.l10n.t("Show Changes");
	const changed = card.handoffs.find(({ integrity, written }) => integrity === "changed" && written !== null);
	const message =
		changed === undefined
			? vscode.l10n.t("Ready. Where should we start?")
			: vscode.l10n.t("Ready. The handoff was changed since it was written.");
	const answer = await vscode.window.showInformationMessage(
		message,
		proceed,
		...(card.watches.length === 0 ? [] : [again]),
		...(changed === undefined ? [] : [compare]),
	);
	if (answer === proceed) await vscode.commands.executeCommand(commands.continueInNextAgent, card.folder);
	if (answer === again) await vscode.commands.executeCommand(commands.recreate, card.folder);
	if (answer === compare && changed !== undefined) await documents.showChanges(changed);
}
