import * as vscode from "vscode";
import { referenceOf } from "../../app/conversations/foundConversation";
import type { Listed } from "../../app/worker/protocol";
import { localised } from "../log";
import type { HandoffServices } from "../services";
import { conversationItem } from "./conversationItem";
import { handOffChosen, sayNothingFound } from "./handoffCommand";
import { openFolders } from "./targetFolders";
import { withProgress } from "./withProgress";

type ListedConversation = Listed["conversations"][number];
interface ConversationItem extends vscode.QuickPickItem {
	readonly conversation: ListedConversation | null;
}

/** Codi: Show Conversations…: what was found for this workspace, whatever agent it was held with, and what cannot be read. */
export async function showConversations(services: HandoffServices): Promise<void> {
	const listed = await withProgress(vscode.l10n.t("Reading the conversations of this folder…"), (token) =>
		services.runWorker<"list">({ kind: "list", folders: openFolders() }, token),
	);
	if (listed === null) return;
	if (listed.conversations.length === 0 && listed.unreadable.length === 0) {
		await sayNothingFound(services, listed.places);
		return;
	}
	const picked = await vscode.window.showQuickPick(itemsOf(listed), {
		title: vscode.l10n.t("Codi: Show Conversations"),
		placeHolder: vscode.l10n.t("Conversations of this workspace, the most recent first"),
		matchOnDescription: true,
		matchOnDetail: true,
	});
	if (picked?.conversation != null) await offerActions(services, picked.conversation);
}

function itemsOf({ conversations, unreadable }: Listed): ConversationItem[] {
	const items = conversations.map(itemOf);
	if (unreadable.length === 0) return items;
	return [
		...items,
		{ label: vscode.l10n.t("Cannot be read"), kind: vscode.QuickPickItemKind.Separator, conversation: null },
		...unreadable.map((problem) => ({
			label: `$(warning) ${localised(problem)}`,
			conversation: null,
		})),
	];
}

function itemOf(conversation: ListedConversation): ConversationItem {
	const { found, facts } = conversation;
	const { label, description, detail } = conversationItem({
		...facts,
		agent: found.agent,
		name: facts.title ?? facts.id ?? found.id,
		folder: facts.cwd,
	});
	if (facts.problem === null) return { label, description, detail, conversation };
	return { label, description, detail: `$(warning) ${localised(facts.problem)} · ${detail}`, conversation };
}

async function offerActions(services: HandoffServices, { found, facts }: ListedConversation): Promise<void> {
	const handOff = vscode.l10n.t("Hand Off");
	const copyPath = vscode.l10n.t("Copy Path");
	const choice = await vscode.window.showQuickPick(facts.turns > 0 ? [handOff, copyPath] : [copyPath], {
		title: facts.title ?? facts.id ?? found.id,
		placeHolder: referenceOf(found),
	});
	if (choice === copyPath) await vscode.env.clipboard.writeText(referenceOf(found));
	if (choice === handOff) await handOffChosen(services, [{ found }]);
}
