import * as vscode from "vscode";
import { coveredConversations } from "../../../app/resume/coveredConversations";
import type { BriefWrite } from "../../../app/resume/writeBrief";
import { successorPrompt } from "../../../core/render/successorPrompt";
import type { ReadinessCard } from "../../../core/resume/readinessCard";
import { localised } from "../../log";
import type { HandoffServices } from "../../services";
import { readSettings } from "../../settings";
import type { ResumeCards } from "../resume/resumeCards";
import { chooseCard } from "../resume/resumeCommand";
import type { WatchClient } from "../watchClient";
import { followSuccessor } from "./followSuccessor";
import { pickSuccessor } from "./pickSuccessor";
import { retroDocuments } from "./retroDocuments";
import { renameOutgoing, startSuccessor } from "./startSuccessor";

/** What continuing needs of the window. */
export interface SuccessorWindow {
	readonly services: HandoffServices;
	readonly cards: ResumeCards;
	readonly watch: WatchClient;
	/** Terminals in which an agent runs now. */
	readonly agentTerminals: () => readonly vscode.Terminal[];
}

type WrittenBrief = Extract<BriefWrite, { readonly kind: "written" }>;

/**
 * Codi: Continue in Next Agent… Writes the dated brief, starts a fresh session of the chosen agent with a prompt that
 * names it, and follows that session until it is seen to work.
 */
export async function continueInNextAgent(window: SuccessorWindow, folder: unknown): Promise<void> {
	if (!vscode.workspace.isTrusted) return askForTrust();
	const card = await chooseCard(window.cards, folder);
	if (card === null) return;
	const successor = await pickSuccessor(window.services.ports, agentsOf(card));
	if (successor === null) return;
	const goal = await askGoal(card);
	if (goal === null) return;
	const brief = await writeBrief(window.services, card, goal);
	if (brief === null) return;
	const outgoing = window.agentTerminals();
	const prompt = successorPrompt({ card, brief: brief.path, goal: brief.brief.goal });
	const started = await startSuccessor(successor, prompt, card.folder);
	// What goes to the chat or the clipboard cannot be followed: it counts as taken up.
	if (started === null || successor.kind !== "terminal") return takenUp(window, card);
	await renameOutgoing(outgoing);
	started.terminal.show();
	// Not before: an agent that fails at its start must not take the handoff with it.
	await followSuccessor(window, { card, brief, successor, outgoing, ...started }, () => takenUp(window, card));
}

async function takenUp({ services, cards }: SuccessorWindow, card: ReadinessCard): Promise<void> {
	services.consumeCard(card);
	await cards.refresh().whole;
}

/** In Restricted Mode nothing is written into the workspace, and nothing is run in it (invariant 6). */
async function askForTrust(): Promise<void> {
	const manage = vscode.l10n.t("Manage Workspace Trust");
	const answer = await vscode.window.showWarningMessage(
		vscode.l10n.t("A next agent can be started once you trust this folder."),
		manage,
	);
	if (answer === manage) await vscode.commands.executeCommand("workbench.trust.manage");
}

/** Agents of the conversations that the handoffs cover, the newest one's first. */
function agentsOf(card: ReadinessCard): readonly string[] {
	return [...new Set(coveredConversations(card).map(({ agent }) => agent))];
}

/** Null: cancelled. Empty: begin with step 1. */
async function askGoal({ content }: ReadinessCard): Promise<string | null> {
	const first = content.items[0]?.title ?? content.goals[0] ?? "";
	const goal = await vscode.window.showInputBox({
		title: vscode.l10n.t("Codi: Continue in Next Agent"),
		prompt: vscode.l10n.t("What is to be done first? Leave it empty to begin with step 1 of the handoff."),
		value: first,
		ignoreFocusOut: true,
	});
	return goal === undefined ? null : goal.trim();
}

async function writeBrief(services: HandoffServices, card: ReadinessCard, goal: string): Promise<WrittenBrief | null> {
	const { extraPatterns, briefsFolder, collabFiles, retroGlob, asksGitHub } = readSettings();
	const relay = await retroDocuments(card.folder, retroGlob);
	const order = { card, goal: goal === "" ? null : goal, briefsFolder, collabFiles, relay };
	const written = await services.runWorker<"brief">({ kind: "brief", order, extraPatterns, asksGitHub });
	if (written.kind === "failed") {
		await vscode.window.showErrorMessage(localised(written.problem));
		return null;
	}
	for (const { heading, reason } of written.gaps) services.log.warn(`the brief is incomplete: ${heading} is ${reason}`);
	return written;
}
