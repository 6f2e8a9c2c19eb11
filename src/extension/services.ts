import * as vscode from "vscode";
import type { AdvanceResult } from "../app/emit/emitHandoff";
import type { Hook } from "../app/emit/hook";
import type { HookVerdict } from "../app/emit/pending";
import type { HandoffReport } from "../app/handoff/completeHandoff";
import { completeHandoff, type RunHook } from "../app/handoff/completeHandoff";
import type { Ports } from "../app/ports";
import { consume } from "../app/resume/readiness";
import type { ReadinessCard } from "../core/resume/readinessCard";
import type { HandoffEvent } from "./features/api";
import type { PendingHandoffs } from "./features/pendingHandoffs";
import { presentReport } from "./features/presentReport";
import type { RunWorker } from "./features/runWorker";
import type { OutputLog } from "./log";

/** A hook that the user ran from the task list, with how it did. */
export interface SettledHook {
	readonly hook: Hook;
	readonly verdict: HookVerdict;
}

export interface CompletionOptions {
	/**
	 * Who hears of it: the user who asked for it; one line for a handoff that was taken up again, or for a session that
	 * ended without closing; the log alone for one that happened by itself. Failures are always shown.
	 */
	readonly reportTo: "user" | "recovered" | "unclosed" | "log";
	/** When given, no hook is run: this one's verdict counts, those that block go on blocking. */
	readonly settled: SettledHook | null;
	readonly teaser: string | null;
}

/** What is going on with handoffs, for the status bar. */
export type Activity = "idle" | "working" | "blocked";

/** What the features share; made once, in `main.ts`. */
export class HandoffServices implements vscode.Disposable {
	private readonly handedOff = new vscode.EventEmitter<HandoffEvent>();
	private readonly changed = new vscode.EventEmitter<Activity>();
	readonly onDidHandoff = this.handedOff.event;
	readonly onDidChangeActivity = this.changed.event;

	constructor(
		readonly ports: Ports,
		readonly log: OutputLog,
		readonly memento: vscode.Memento,
		readonly runWorker: RunWorker,
		readonly pending: PendingHandoffs,
		private readonly runAsTask: RunHook,
		private readonly models: vscode.LanguageModelAccessInformation,
	) {}

	/** Did the user allow this extension to use the model? Undefined: never asked, or it is not to be had. */
	mayUse(model: vscode.LanguageModelChat): boolean | undefined {
		return this.models.canSendRequest(model);
	}

	/** Runs the hooks of a handoff that is on the disk and reports what became of it. */
	async complete(advanced: AdvanceResult, { reportTo, settled, teaser }: CompletionOptions): Promise<HandoffReport> {
		this.changed.fire("working");
		const report = await completeHandoff(this.ports, advanced, this.hookRunner(settled), teaser);
		const isBlocked = report.blocking.length > 0;
		this.pending.note(advanced.pending.id, { isPending: report.isPending, isBlocked });
		this.changed.fire(this.pending.hasBlocked ? "blocked" : "idle");
		const files = report.narratives.flatMap((outcome) => (outcome.kind === "written" ? [outcome.path] : []));
		this.handedOff.fire({ sessionId: report.packet.session_id, reason: advanced.pending.reason, files });
		presentReport(this, report, reportTo);
		return report;
	}

	/** A session starts from the handoffs of a card: they are not offered again. */
	consumeCard(card: ReadinessCard): void {
		const problem = consume(this.ports, card);
		if (problem !== null) this.log.problem(problem);
	}

	dispose(): void {
		vscode.Disposable.from(this.handedOff, this.changed).dispose();
	}

	/** Null: in Restricted Mode nothing is run, and the handoff waits. */
	private hookRunner(settled: SettledHook | null): RunHook | null {
		if (!vscode.workspace.isTrusted) return null;
		if (settled === null) return this.runAsTask;
		return async (hook, handoff) => {
			if (hook.name === settled.hook.name) return settled.verdict;
			return handoff.hooks.verdicts.find(({ name }) => name === hook.name) ?? this.runAsTask(hook, handoff);
		};
	}
}
