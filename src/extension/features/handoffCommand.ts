import * as vscode from "vscode";
import type { ConversationChoice, ConversationSummary, Created } from "../../app/worker/protocol";
import { commands } from "../ids";
import type { HandoffServices } from "../services";
import { readSettings } from "../settings";
import { pickConversations } from "./pickConversations";
import { presentUnsaved } from "./presentReport";
import { refinementsOf } from "./refine";
import { reviewFirst } from "./reviewFirst";
import { openFolders, targetFolders } from "./targetFolders";
import { withProgress } from "./withProgress";

/** Codi: Handoff. Finds the conversations with news, lets the user choose where there are several, and hands them off. */
export async function runHandoffCommand(services: HandoffServices): Promise<void> {
	const collected = await withProgress(vscode.l10n.t("Reading the conversations of this folder…"), (token) =>
		services.runWorker<"collect">({ kind: "collect", folders: openFolders() }, token),
	);
	if (collected === null) return;
	for (const problem of collected.unreadable) services.log.problem(problem);
	const chosen = await choose(services, collected.conversations, collected.places);
	if (chosen !== null) await handOffChosen(services, chosen);
}

/** Hands off what the user chose, news or not. */
export async function handOffChosen(
	services: HandoffServices,
	conversations: readonly ConversationChoice[],
): Promise<void> {
	const { extraPatterns, reviewsBeforeHandoff } = readSettings();
	const order = { reason: "manual", folders: targetFolders(), runHooks: true, onlyNews: false } as const;
	const edits = reviewsBeforeHandoff ? await reviewFirst(services, { order, conversations, extraPatterns }) : [];
	if (edits === null) return;
	const created = await withProgress(vscode.l10n.t("Handing off…"), async (token, report) => {
		const refinements = await refinementsOf(services, conversations, { isAsked: true, token, report });
		const refined = { ...order, refinements };
		return services.runWorker<"create">({ kind: "create", order: refined, conversations, extraPatterns, edits }, token);
	});
	if (created !== null) await present(services, created);
}

async function choose(
	services: HandoffServices,
	conversations: readonly ConversationSummary[],
	places: readonly string[],
): Promise<readonly ConversationSummary[] | null> {
	const news = conversations.filter(({ hasNews }) => hasNews);
	if (news.length > 1) return pickConversations(news);
	if (news.length === 1) return news;
	const newest = conversations[0];
	return newest === undefined ? sayNothingFound(services, places) : offerAgain(newest);
}

/** Tells that no conversation was found, and where was looked. */
export async function sayNothingFound(services: HandoffServices, places: readonly string[]): Promise<null> {
	const showLog = vscode.l10n.t("Show Log");
	const answer = await vscode.window.showInformationMessage(
		vscode.l10n.t("No conversation was found. Looked in: {0}.", places.join(", ")),
		showLog,
	);
	if (answer === showLog) services.log.show();
	return null;
}

async function offerAgain(newest: ConversationSummary): Promise<readonly ConversationSummary[] | null> {
	const again = vscode.l10n.t("Hand Off Again");
	const show = vscode.l10n.t("Show Last Handoff");
	const time = new Date(newest.coveredAt ?? newest.lastActivity).toLocaleString();
	const answer = await vscode.window.showInformationMessage(
		vscode.l10n.t("Nothing new since the handoff of {0}.", time),
		again,
		show,
	);
	if (answer === show) await vscode.commands.executeCommand(commands.showLastHandoff);
	return answer === again ? [newest] : null;
}

async function present(services: HandoffServices, created: Created): Promise<void> {
	for (const problem of created.problems) services.log.problem(problem);
	if (created.result.kind === "failed") {
		presentUnsaved(services, created.result.problem, created.result.packet);
	} else if (created.result.kind === "created") {
		await services.complete(created.result, { reportTo: "user", settled: null, teaser: created.result.teaser });
	}
}
