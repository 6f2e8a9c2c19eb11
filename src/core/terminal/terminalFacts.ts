import type { RunFact, TerminalFacts } from "../model/handoff";
import type { RunRecord, WindowRun } from "../model/run";
import { checksOf, failingIn, lastLine } from "../scan/checks";
import { runFact } from "./runEvidence";
import { hasFailed, isInteractive, isLookingRound, runKey } from "./runOutcome";

/** The handoff is a brief: of each kind the latest. */
const most = { running: 10, fixed: 6, failed: 6, afterAgent: 8 };

/**
 * What the window's runs tell beside the transcripts. `runs` are those that no transcript holds; `agentStoppedAt` is the
 * time of the agents' last record (ISO 8601), null when it is not known.
 */
export function terminalFacts(
	runs: readonly WindowRun[],
	{ unseen, unreadable }: RunRecord,
	agentStoppedAt: string | null,
): TerminalFacts {
	const afterAgent = agentStoppedAt === null ? [] : runs.filter((run) => isDeed(run) && run.startedAt > agentStoppedAt);
	return {
		running: runs
			.filter(isLeftRunning)
			.slice(-most.running)
			.flatMap((run) => runFact(run)),
		fixed: fixedRuns(runs).slice(-most.fixed),
		failed: failedLast(runs).slice(-most.failed),
		afterAgent: afterAgent.slice(-most.afterAgent).flatMap((run) => runFact(run)),
		gaps: {
			noEnd: runs.filter(({ state }) => state === "lost").length,
			noExitCode: runs.filter(({ kind, state, exitCode }) => kind !== "debug" && state === "ended" && exitCode === null)
				.length,
			noOutput: runs.filter((run) => run.kind === "command" && run.output === null && hasFailed(run) === true).length,
			unseen,
			unreadable,
		},
	};
}

function isLeftRunning({ kind, state, command }: WindowRun): boolean {
	return (state === "running" || state === "cut") && (kind !== "command" || !isInteractive(command));
}

function isDeed({ kind, command }: WindowRun): boolean {
	return kind === "task" || (kind === "command" && !isLookingRound(command) && !isInteractive(command));
}

/** The runs of each command, oldest first, in the order of the last of each. */
function byCommand(runs: readonly WindowRun[]): WindowRun[][] {
	const groups = new Map<string, WindowRun[]>();
	for (const run of runs) {
		const key = runKey(run);
		const group = groups.get(key) ?? [];
		groups.delete(key);
		groups.set(key, [...group, run]);
	}
	return [...groups.values()];
}

/** Commands that failed and then went through: the last failure, and the run right after it. */
function fixedRuns(runs: readonly WindowRun[]): TerminalFacts["fixed"] {
	return byCommand(runs).flatMap((group) => {
		const known = group.filter((run) => hasFailed(run) !== null);
		const at = known.findLastIndex((run) => hasFailed(run) === true);
		const [before, after] = [known[at], known[at + 1]];
		if (before === undefined || after === undefined) return [];
		const failed = runFact(before, tellingLine(before));
		const passed = runFact(after);
		return failed[0] === undefined || passed[0] === undefined ? [] : [{ failed: failed[0], passed: passed[0] }];
	});
}

function failedLast(runs: readonly WindowRun[]): RunFact[] {
	return byCommand(runs).flatMap((group) => {
		const last = group.findLast((run) => hasFailed(run) !== null);
		const isFailure = last !== undefined && hasFailed(last) === true && checksOf(last.command).length === 0;
		return isFailure ? runFact(last, tellingLine(last)) : [];
	});
}

/** The line of a failed run's output that says most: what failed by name, else the last. */
function tellingLine({ output }: WindowRun): string | null {
	return output === null ? null : (failingIn(output)[0] ?? lastLine(output));
}
