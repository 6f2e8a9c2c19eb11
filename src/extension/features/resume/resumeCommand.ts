import * as vscode from "vscode";
import type { HandoffCard, ReadinessCard } from "../../../core/resume/readinessCard";
import { commands } from "../../ids";
import { withProgress } from "../withProgress";
import type { CardDocuments } from "./cardDocuments";
import { pickCard } from "./pickCard";
import { asUnchecked, type CardReading, type ResumeCards, type ShownCard } from "./resumeCards";

/**
 * Codi: Resume from Last Handoff. Shows the card of the folder at once, and offers what can be done with it; what the look
 * into today's files tells follows in the card.
 */
export async function resumeFromLastHandoff(
	cards: ResumeCards,
	documents: CardDocuments,
	folder: unknown,
): Promise<void> {
	const read = await withProgress(vscode.l10n.t("Reading the handoff…"), async (token) => {
		const reading = cards.read(token);
		return { reading, first: await reading.first() };
	});
	const card = read === null ? null : await choose(read.first, folder);
	if (read === null || card === null) return;
	await documents.showCard(card);
	await Promise.all([showWhole(read.reading, card, documents), offerNext(card, documents)]);
}

/** Puts the whole card in the place of the first one; where that fails, the card says that nothing was looked up. */
async function showWhole(reading: CardReading, first: ShownCard, documents: CardDocuments): Promise<void> {
	try {
		const whole = (await reading.whole()).find(({ folder }) => folder === first.folder);
		if (whole !== undefined) documents.keepCard(whole);
	} catch (error) {
		documents.keepCard(asUnchecked(first));
		throw error;
	}
}

/** The whole card of the folder that a command was called with, else of the one that the user chooses. Null: none, or cancelled. */
export async function chooseCard(cards: ResumeCards, folder: unknown): Promise<ReadinessCard | null> {
	const all = await withProgress(vscode.l10n.t("Looking the handoff up in today's files…"), (token) =>
		cards.all(token),
	);
	return all === null ? null : choose(all, folder);
}

/** Says so where there is none, and makes nothing up in its place. Null: none, or cancelled. */
async function choose<C extends ShownCard>(cards: readonly C[], folder: unknown): Promise<C | null> {
	if (cards.length > 0) return cards.find((card) => card.folder === folder) ?? pickCard(cards);
	await vscode.window.showInformationMessage(vscode.l10n.t("No handoff — starting fresh."));
	return null;
}

async function offerNext(card: HandoffCard, documents: CardDocuments): Promise<void> {
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
