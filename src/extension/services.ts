import type * as vscode from "vscode";
import type { AdvanceResult } from "../app/emit/emitHandoff";
import type { Hook } from "../app/emit/hook";
import type { HookVerdict } from "../app/emit/pending";
import type { HandoffReport } from "../app/handoff/completeHandoff";
import type { Ports } from "../app/ports";
import type { RunWorker } from "./features/runWorker";
import type { OutputLog } from "./log";

/** A hook that the user ran from the task list, with how it did. */
export interface SettledHook {
	readonly hook: Hook;
	readonly verdict: HookVerdict;
}

export interface CompletionOptions {
	/** Who hears of it: the user who asked for it, or one line for a handoff that was taken up again. */
	readonly reportTo: "user" | "recovered";
	/** When given, no hook is run: this one's verdict counts, those that block go on blocking. */
	readonly settled: SettledHook | null;
	readonly teaser: string | null;
}

/** What the features share; made once, in `main.ts`. */
export interface HandoffServices {
	readonly ports: Ports;
	readonly log: OutputLog;
	readonly memento: vscode.Memento;
	readonly runWorker: RunWorker;
	/** Runs the hooks of a handoff that is on the disk and reports what became of it. */
	complete(advanced: AdvanceResult, options: CompletionOptions): Promise<HandoffReport>;
}
