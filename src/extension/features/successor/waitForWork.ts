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
/** What an agent wrote right before its end is read within this time. */
const lastLookMs = 2_000;

export interface FollowedSuccessor extends StartedSuccessor {
	readonly card: ReadinessCard;
	readonly brief: Extract<BriefWrite, { readonly kind: "written" }>;
	readonly successor: Extract<Successor, { readonly kind: "terminal" }>;
	/** Terminals in which an agent ran before. */
	readonly outgoing: readonly vscode.Terminal[];
}

export interface Following {
	readonly services: HandoffServices;
	readonly watch: WatchClient;
}

export type Outcome =
	| { readonly kind: "working"; readonly seen: SeenSuccessor }
	| { readonly kind: "timedOut"; readonly seen: SeenSuccessor | null; readonly checks: ReleaseChecks | null }
	| { readonly kind: "ended"; readonly code: number | undefined }
	| { readonly kind: "cancelled" };

/** Waits until a successor is seen to work, ends, or takes too long; the watching thread tells how it goes on. */
export function waitForWork(
	following: Following,
	followed: FollowedSuccessor,
	token: vscode.CancellationToken,
): Promise<Outcome> {
	const { card, brief, successor, startedAt, terminal } = followed;
	const awaited = { folder: card.folder, agent: successor.agent, startedAt, given: [brief.path] };
	const answered = new Set<string>();
	let last: { readonly seen: SeenSuccessor; readonly checks: ReleaseChecks } | null = null;
	return new Promise((resolve) => {
		const end = (outcome: Outcome) => {
			for (const timer of timers) clearTimeout(timer);
			vscode.Disposable.from(...subscriptions).dispose();
			resolve(outcome);
		};
		const look = (seen: SeenSuccessor) => {
			const checks = checksOf(following, followed, seen);
			last = { seen, checks };
			if (isReleased(checks)) end({ kind: "working", seen });
			else offerAnswer(following.services, followed, seen, answered);
		};
		const noteEnd = () => {
			const code = terminal.exitStatus?.code;
			timers.push(setTimeout(() => end({ kind: "ended", code }), lastLookMs));
		};
		const tooLong = () => end({ kind: "timedOut", seen: last?.seen ?? null, checks: last?.checks ?? null });
		const timers = [setTimeout(tooLong, patienceMs)];
		const subscriptions = [
			following.watch.awaitSuccessor(awaited, look),
			vscode.window.onDidCloseTerminal((closed) => {
				if (closed === terminal) noteEnd();
			}),
			token.onCancellationRequested(() => end({ kind: "cancelled" })),
		];
		if (terminal.exitStatus !== undefined) noteEnd();
	});
}

function checksOf({ services, watch }: Following, { brief }: FollowedSuccessor, seen: SeenSuccessor): ReleaseChecks {
	return releaseChecks(services.ports, {
		seen,
		brief: brief.path,
		corrections: (brief.brief.corrections ?? []).map(({ text }) => text),
		followed: watch.conversations.map(({ id }) => id),
	});
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
