import * as vscode from "vscode";
import type { SeenSuccessor } from "../../../app/successor/lookForSuccessor";
import type { HandoffServices } from "../../services";
import { plainMessage } from "../plainMessage";
import { canRetire, retire } from "./retire";
import { type FollowedSuccessor, type Following, type Outcome, waitForWork } from "./waitForWork";

/**
 * Follows a successor until it is seen to work; "Handoff complete" is said then and never before (R-002-29, R-002-39).
 * `onWorking` is called first then.
 */
export async function followSuccessor(
	following: Following,
	followed: FollowedSuccessor,
	onWorking: () => Promise<void>,
): Promise<void> {
	const { name } = followed.successor;
	const outcome = await vscode.window.withProgress(
		{
			location: vscode.ProgressLocation.Notification,
			title: vscode.l10n.t("Waiting for {0} to read the handoff and begin…", name),
			cancellable: true,
		},
		(_, token) => waitForWork(following, followed, token),
	);
	if (outcome.kind === "working") await onWorking();
	await tell(following.services, followed, outcome);
}

async function tell(services: HandoffServices, followed: FollowedSuccessor, outcome: Outcome): Promise<void> {
	const { successor, terminal, brief } = followed;
	const { name } = successor;
	switch (outcome.kind) {
		case "cancelled":
			return;
		case "working": {
			const { id, model } = outcome.seen;
			services.log.info(
				`Handoff complete to ${successor.agent} (${id}). Verified: working, monitoring active, corrections stored. Model: ${model ?? "unknown"}.`,
			);
			const by = model === null ? "" : ` ${vscode.l10n.t("Model: {0}.", model)}`;
			const message = vscode.l10n.t("Handoff complete to {0} ({1}).", name, id) + by;
			const end = vscode.l10n.t("Retire…");
			const offered = canRetire(followed.outgoing) ? [end] : [];
			if ((await vscode.window.showInformationMessage(message, ...offered)) === end) await retire(followed.outgoing);
			return;
		}
		case "ended": {
			const message =
				outcome.code === undefined
					? vscode.l10n.t("{0} ended before it began to work.", name)
					: vscode.l10n.t("{0} ended with {1} before it began to work.", name, outcome.code);
			await offerBrief(message, brief.path);
			return;
		}
		case "timedOut": {
			services.log.warn(`${successor.agent}: not seen to work, ${JSON.stringify(outcome.checks)}`);
			const show = vscode.l10n.t("Show Terminal");
			const answer = await vscode.window.showWarningMessage(reasonOf(name, outcome.seen), show);
			if (answer === show) terminal.show();
			return;
		}
	}
}

async function offerBrief(message: string, path: string): Promise<void> {
	const open = vscode.l10n.t("Open Brief");
	if ((await vscode.window.showWarningMessage(message, open)) === open)
		await vscode.window.showTextDocument(vscode.Uri.file(path));
}

/** What is known, and nothing more: the handoff is not called complete. */
function reasonOf(name: string, seen: SeenSuccessor | null): string {
	if (seen === null)
		return vscode.l10n.t("No session of {0} was seen within two minutes. It may be waiting for a login.", name);
	switch (seen.state.kind) {
		case "asking":
			return vscode.l10n.t("{0} waits for an answer: {1}", name, plainMessage(seen.state.question));
		case "stopped":
			return vscode.l10n.t("{0} stopped before it began to work.", name);
		case "unread":
			return vscode.l10n.t("{0} works, but was not seen to read the handoff.", name);
		case "starting":
		case "working":
			return vscode.l10n.t("{0} was not seen to work within two minutes.", name);
	}
}
