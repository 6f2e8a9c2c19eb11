import * as vscode from "vscode";
import { baseName } from "../../../core/model/baseName";
import { alertSentence } from "../../../core/render/alertSentence";
import { inline, quoted } from "../../../core/render/inline";
import type { ReadinessCard } from "../../../core/resume/readinessCard";
import { commands } from "../../ids";
import { localisedSentence } from "../../log";
import { whenWritten } from "../resume/whenWritten";
import type { ChatQuestion, ChatWindow } from "./participant";

const longest = 240;
const mostItems = 5;

/** `/resume`: what was left to do, in short; the whole card is behind a button. */
export async function answerResume({ cards }: ChatWindow, { stream, token }: ChatQuestion): Promise<void> {
	stream.progress(vscode.l10n.t("Looking the handoff up in today's files…"));
	const all = await cards.all(token);
	if (all.length === 0) {
		stream.markdown(vscode.l10n.t("No handoff — starting fresh."));
		return;
	}
	for (const card of all) {
		stream.markdown(`${linesOf(card).join("\n")}\n\n`);
		const args = { arguments: [card.folder] };
		stream.button({ command: commands.resume, title: vscode.l10n.t("Show Card"), ...args });
		stream.button({ command: commands.continueInNextAgent, title: vscode.l10n.t("Continue in Next Agent…"), ...args });
	}
}

/** Words of the handoff are quoted: they can be anybody's. */
function linesOf(card: ReadinessCard): string[] {
	const { content, alerts, folder } = card;
	const name = inline(baseName(folder));
	const shown = content.items.slice(0, mostItems);
	const more = content.items.length - shown.length;
	const kept = content.constraints.length + content.corrections.length;
	return [
		`**${name}**: ${inline(vscode.l10n.t("handoff from {0}, {1} unfinished", whenWritten(card), content.items.length))}`,
		"",
		...shown.map(({ title, step }, at) => `${at + 1}. ${quoted(title, longest)}${firstStep(title, step, at)}`),
		...(more > 0 ? [`- ${vscode.l10n.t("and {0} more", more)}`] : []),
		...(kept > 0 ? [`- ${vscode.l10n.t("Standing constraints and corrections: {0}", kept)}`] : []),
		...alerts.map((alert) => `- ⚠ ${inline(localisedSentence(alertSentence(alert)))}`),
	];
}

function firstStep(title: string, step: string | null, at: number): string {
	return at > 0 || step === null || step === title ? "" : ` — ${quoted(step, longest)}`;
}
