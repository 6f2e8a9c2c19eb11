import * as vscode from "vscode";
import type { ConversationSummary } from "../../../app/worker/protocol";
import { inline } from "../../../core/render/inline";
import { commands } from "../../ids";
import type { HandoffServices } from "../../services";
import type { HandoffEvent } from "../api";
import { handOffChosen } from "../handoffCommand";
import { pickConversations } from "../pickConversations";
import { openFolders } from "../targetFolders";
import type { ChatQuestion, ChatWindow } from "./participant";

/** `/handoff`: as the command does it, but that questions are answered in the chat. */
export async function answerHandoff({ services }: ChatWindow, { stream, token }: ChatQuestion): Promise<void> {
	stream.progress(vscode.l10n.t("Reading the conversations of this folder…"));
	const { conversations, unreadable, places } = await services.runWorker<"collect">(
		{ kind: "collect", folders: openFolders() },
		token,
	);
	for (const problem of unreadable) services.log.problem(problem);
	const news = conversations.filter(({ hasNews }) => hasNews);
	if (news.length === 0) return sayNoNews(stream, conversations[0], places);
	const chosen = news.length === 1 ? news : await pickConversations(news);
	const made = chosen === null ? null : await handOff(services, chosen);
	if (made === null) stream.markdown(vscode.l10n.t("Nothing was handed off."));
	else sayMade(stream, made);
}

/** Null: it was not made. What went wrong has been told by then. */
async function handOff(
	services: HandoffServices,
	conversations: readonly ConversationSummary[],
): Promise<HandoffEvent | null> {
	let made: HandoffEvent | null = null;
	const listener = services.onDidHandoff((event) => {
		made = event;
	});
	try {
		await handOffChosen(services, conversations);
	} finally {
		listener.dispose();
	}
	return made;
}

function sayMade(stream: vscode.ChatResponseStream, { files }: HandoffEvent): void {
	stream.markdown(vscode.l10n.t("Handed off."));
	for (const file of files) stream.reference(vscode.Uri.file(file));
	stream.button({ command: commands.showLastHandoff, title: vscode.l10n.t("Show Last Handoff") });
	stream.button({ command: commands.continueInNextAgent, title: vscode.l10n.t("Continue in Next Agent…") });
}

function sayNoNews(
	stream: vscode.ChatResponseStream,
	newest: ConversationSummary | undefined,
	places: readonly string[],
): void {
	if (newest === undefined) {
		const where = inline(places.join(", "));
		stream.markdown(vscode.l10n.t("No conversation was found. Looked in: {0}.", where));
		return;
	}
	const time = new Date(newest.coveredAt ?? newest.lastActivity).toLocaleString();
	stream.markdown(vscode.l10n.t("Nothing new since the handoff of {0}.", time));
	stream.button({ command: commands.handoff, title: vscode.l10n.t("Hand Off Again") });
	stream.button({ command: commands.showLastHandoff, title: vscode.l10n.t("Show Last Handoff") });
}
