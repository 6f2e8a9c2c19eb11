import { unreadable } from "../emit/failureProblem";
import type { Ports } from "../ports";
import { listInterruptedSignals } from "./adoptSignal";
import { type FinishOptions, finishSignal, type SignalOutcome } from "./finishSignal";
import { signalsFolder } from "./signalFile";

/**
 * Deals with the signals whose finisher died or never started, one after the other. It reads whole sessions: in the
 * extension this belongs into a process of its own (`codi-handoff hook-finish`), not on the host's thread.
 */
export async function finishSignals(ports: Ports, options: FinishOptions): Promise<readonly SignalOutcome[]> {
	const outcomes: SignalOutcome[] = [];
	for (const id of interrupted(ports, outcomes)) outcomes.push(await finishSignal(ports, id, options));
	return outcomes;
}

function interrupted(ports: Ports, outcomes: SignalOutcome[]): readonly string[] {
	try {
		return listInterruptedSignals(ports);
	} catch (error) {
		outcomes.push({ kind: "failed", problem: unreadable(error, signalsFolder(ports.places)), kept: true });
		return [];
	}
}
