import * as vscode from "vscode";
import type { ConversationSummary } from "../../app/worker/protocol";

interface ConversationItem extends vscode.QuickPickItem {
	readonly conversation: ConversationSummary;
}

/** Lets the user choose among several conversations, most recent first, all preselected. Null: cancelled or none chosen. */
export async function pickConversations(
	conversations: readonly ConversationSummary[],
): Promise<readonly ConversationSummary[] | null> {
	const items = conversations.map(
		(conversation): ConversationItem => ({
			label: `$(comment-discussion) ${conversation.title ?? conversation.id}`,
			description: vscode.l10n.t(
				"{0} · {1} turns · {2}",
				conversation.agent,
				conversation.turns,
				new Date(conversation.lastActivity).toLocaleString(),
			),
			...(conversation.folder === null ? {} : { detail: conversation.folder }),
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
