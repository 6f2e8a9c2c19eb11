import * as vscode from "vscode";
import type { HandoffCard } from "../../../core/resume/readinessCard";
import { commands, stateKeys } from "../../ids";
import type { HandoffServices } from "../../services";
import { readSettings } from "../../settings";
import { plainMessage } from "../plainMessage";
import type { ResumeCards } from "./resumeCards";
import { whenWritten } from "./whenWritten";

/** Tells once, on opening a folder, that a handoff waits there; never again for the same one. */
export async function noticeHandoff({ memento }: HandoffServices, cards: ResumeCards): Promise<void> {
	if (!readSettings().notifiesOnResume) return;
	const told = memento.get<readonly string[]>(stateKeys.resumeTold, []);
	const news = cards.unconsumed.filter(({ handoffs: [{ section }] }) => !told.includes(section.key));
	const [first] = news;
	if (first === undefined) return;
	const keys = cards.unconsumed.map(({ handoffs: [{ section }] }) => section.key);
	await memento.update(stateKeys.resumeTold, keys);
	await ask(first);
}

async function ask(card: HandoffCard): Promise<void> {
	const resume = vscode.l10n.t("Resume");
	const proceed = vscode.l10n.t("Continue in…");
	const later = vscode.l10n.t("Later");
	const { items } = card.content;
	const message =
		items[0] === undefined
			? vscode.l10n.t("Handoff from {0}: nothing was left to do.", whenWritten(card))
			: vscode.l10n.t(
					"Handoff from {0}: {1} unfinished, first: {2}",
					whenWritten(card),
					items.length,
					plainMessage(items[0].title),
				);
	const answer = await vscode.window.showInformationMessage(message, resume, proceed, later);
	if (answer === resume) await vscode.commands.executeCommand(commands.resume, card.folder);
	if (answer === proceed) await vscode.commands.executeCommand(commands.continueInNextAgent, card.folder);
}
