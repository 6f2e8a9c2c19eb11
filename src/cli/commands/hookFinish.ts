import { setTimeout as pause } from "node:timers/promises";
import { type FinishOptions, finishSignal, type SignalOutcome } from "../../app/agentHooks/finishSignal";
import { finishSignals } from "../../app/agentHooks/finishSignals";
import { createHookLog } from "../../app/agentHooks/hookLog";
import { logOutcome } from "../../app/agentHooks/logOutcome";
import { autoOffObjection } from "../../app/agentHooks/objection";
import { completeHandoff } from "../../app/handoff/completeHandoff";
import { unwatchedHooks } from "../../app/handoff/runHookDirectly";
import type { Ports } from "../../app/ports";
import type { Command } from "../command";

/**
 * `hook-finish [ID]`: deals with the signal of that uuid, without one with all that nobody works on. Started detached by
 * `hook`, and by the extension at its start; nobody reads what it prints, so all goes to the log.
 */
export const hookFinishCommand: Command = async ({ args, ports }) => {
	const log = createHookLog(ports);
	try {
		const options = finishDirectly(ports);
		const [id] = args;
		const outcomes = id === undefined ? await finishSignals(ports, options) : [await finishSignal(ports, id, options)];
		for (const outcome of outcomes) logOutcome(log, outcome);
		return outcomes.some(isUnfinished) ? 1 : 0;
	} catch (error) {
		log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
		throw error;
	}
};

/** How a process without an editor finishes: the registry's hooks are run by itself. */
export function finishDirectly(ports: Ports): FinishOptions {
	return {
		complete: (created) => completeHandoff(ports, created, unwatchedHooks(ports), created.teaser),
		pause: async (milliseconds) => {
			await pause(milliseconds);
		},
		objection: autoOffObjection,
	};
}

function isUnfinished(outcome: SignalOutcome): boolean {
	return outcome.kind === "failed" || (outcome.kind === "handedOff" && outcome.report.isPending);
}
