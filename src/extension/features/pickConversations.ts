import * as vscode from "vscode";
import type { ConversationSummary } from "../../app/worker/protocol";
import { conversationItem } from "./conversationItem";

interface ConversationItem extends vscode.QuickPickItem {
	readonly conversation: ConversationSummary;
}

/** Lets the user choose among several conversations, most recent first, all preselected. Null: cancelled or none chosen. */
export async function pickConversations(
	conversations: readonly ConversationSummary[],
): Promise<readonly ConversationSummary[] | null> {
	const items = conversations.map(
		(conversation): ConversationItem => ({
			...conversationItem({ ...conversation, name: conversation.title ?? conversation.id }),
			picked: true,
			conversation,
		}),
	);
	const picked = await vscode.window.showQuickPick(items, {
		canPickMany: true,
		title: vscode.l10n.t("Codi: Handoff"),
		placeHolder: vscode.l10n.t("Conversations to hand off"),
		matchOnDescription: true,
		matchOnDetail: true,
	});
	return picked === undefined || picked.length === 0 ? null : picked.map(({ conversation }) => conversation);
}
