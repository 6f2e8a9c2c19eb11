import type { CheckState } from "../model/finding";
import type { WindowRun } from "../model/run";
import { type Check, checksOf, failingIn, lastLine, verdictOf } from "../scan/checks";
import { runEvidence } from "./runEvidence";
import { ownExitCode, runKey } from "./runOutcome";

/** A check that ran in the window, and the run. */
export interface RunCheck extends CheckState {
	readonly run: WindowRun;
}

/**
 * The last run of each command that checks something, with its verdict, oldest first. What has not ended says nothing.
 * `editedAt` is when an agent edited a file last (ISO 8601), null when none did.
 */
export function runChecks(runs: readonly WindowRun[], editedAt: string | null): RunCheck[] {
	const last = new Map<string, RunCheck>();
	for (const run of runs) {
		if (run.kind === "debug" || run.state === "running" || run.state === "cut") continue;
		for (const check of checksOf(run.command)) {
			const key = `${check} ${runKey(run)}`;
			last.delete(key);
			for (const state of checkState(run, check, editedAt)) last.set(key, state);
		}
	}
	return [...last.values()];
}

function checkState(run: WindowRun, check: Check, editedAt: string | null): RunCheck[] {
	const output = run.output ?? "";
	const exitCode = ownExitCode(run);
	const verdict = verdictOf({ exitCode, result: run.output, ok: null, command: run.command }, check);
	const failing = verdict === "failed" ? failingIn(output) : [];
	const evidence = runEvidence(run, failing[0] ?? lastLine(output));
	if (evidence === null) return [];
	const at = run.endedAt ?? run.startedAt;
	const editedSince = editedAt !== null && editedAt > run.startedAt;
	return [{ run, command: run.command, check, verdict, exitCode: run.exitCode, failing, at, evidence, editedSince }];
}
