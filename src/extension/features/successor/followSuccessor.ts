import * as vscode from "vscode";
import type { BriefWrite } from "../../../app/resume/writeBrief";
import type { SeenSuccessor } from "../../../app/successor/lookForSuccessor";
import { isReleased, type ReleaseChecks, releaseChecks } from "../../../app/successor/releaseChecks";
import type { ReadinessCard } from "../../../core/resume/readinessCard";
import { answerQuestion } from "../../../core/successor/answerQuestion";
import type { HandoffServices } from "../../services";
import { plainMessage } from "../plainMessage";
import type { WatchClient } from "../watchClient";
import type { Successor } from "./pickSuccessor";
import type { StartedSuccessor } from "./startSuccessor";

/** A successor that does not get going within this time is told of, not waited for. */
const patienceMs = 120_000;
/** How often its transcript is looked at when nothing is heard of it. */
const pauseMs = 2_000;

export interface FollowedSuccessor extends StartedSuccessor {
	readonly card: ReadinessCard;
	readonly brief: Extract<BriefWrite, { readonly kind: "written" }>;
	readonly successor: Extract<Successor, { readonly kind: "terminal" }>;
}

interface Following {
	readonly services: HandoffServices;
	readonly watch: WatchClient;
}

type Outcome =
	| { readonly kind: "working"; readonly seen: SeenSuccessor }
	| { readonly kind: "timedOut"; readonly seen: SeenSuccessor | null; readonly checks: ReleaseChecks | null }
	| { readonly kind: "ended"; readonly code: number | undefined }
	| { readonly kind: "cancelled" };

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

async function waitForWork(
	following: Following,
	followed: FollowedSuccessor,
	token: vscode.CancellationToken,
): Promise<Outcome> {
	const { card, brief, successor, startedAt, terminal } = followed;
	const awaited = { folder: card.folder, agent: successor.agent, startedAt, given: [brief.path] };
	const answered = new Set<string>();
	const until = Date.now() + patienceMs;
	let seen: SeenSuccessor | null = null;
	let checks: ReleaseChecks | null = null;
	while (Date.now() < until) {
		if (token.isCancellationRequested) return { kind: "cancelled" };
		seen = await following.services.runWorker<"successor">({ kind: "successor", awaited });
		if (seen !== null) {
			checks = releaseChecks(following.services.ports, {
				seen,
				brief: brief.path,
				corrections: (brief.brief.corrections ?? []).map(({ text }) => text),
				followed: following.watch.conversations.map(({ id }) => id),
			});
			if (isReleased(checks)) return { kind: "working", seen };
			offerAnswer(following.services, followed, seen, answered);
		}
		if (terminal.exitStatus !== undefined) return { kind: "ended", code: terminal.exitStatus.code };
		await pause(token);
	}
	return { kind: "timedOut", seen, checks };
}

/** A question of the successor's is answered from the handoff, if the user sends it; each is offered once. */
function offerAnswer(
	{ log }: HandoffServices,
	{ card, terminal, successor }: FollowedSuccessor,
	{ state }: SeenSuccessor,
	answered: Set<string>,
): void {
	if (state.kind !== "asking" || answered.has(state.question)) return;
	answered.add(state.question);
	const answer = answerQuestion(state.question, card);
	if (answer === null) {
		log.info(`${successor.agent}: a question that the handoff does not answer`);
		void vscode.window.showInformationMessage(
			vscode.l10n.t("{0} asks: {1}", successor.name, plainMessage(state.question)),
		);
		return;
	}
	const send = vscode.l10n.t("Send Answer");
	const message = vscode.l10n.t(
		"{0} asks: {1}\n\n{2}",
		successor.name,
		plainMessage(state.question),
		plainMessage(answer.text),
	);
	log.settle(
		Promise.resolve(vscode.window.showInformationMessage(message, send)).then((choice) => {
			if (choice === send) terminal.sendText(answer.text);
		}),
	);
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
			await vscode.window.showInformationMessage(vscode.l10n.t("Handoff complete to {0} ({1}).", name, id) + by);
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

function pause(token: vscode.CancellationToken): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			follow.dispose();
			resolve();
		};
		const timer = setTimeout(done, pauseMs);
		const follow = token.onCancellationRequested(done);
	});
}
