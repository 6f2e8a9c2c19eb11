import { english, sentenceOf } from "../../core/render/sentence";
import { adaptersText } from "../../core/render/status";
import type { Log } from "../ports";
import type { SignalOutcome } from "./finishSignal";

/** Writes down what became of a signal. */
export function logOutcome(log: Log, outcome: SignalOutcome): void {
	switch (outcome.kind) {
		case "passed":
			return;
		case "failed":
			log.error(
				`${english(sentenceOf(outcome.problem))}${outcome.kept ? " It is tried again at the next start." : ""}`,
			);
			return;
		case "nothing":
			log.info(`${nameOf(outcome.signal)}: nothing handed off, ${outcome.why}`);
			return;
		case "handedOff": {
			const { packet, adapters, problems, isPending } = outcome.report;
			const state = isPending ? "still pending" : "done";
			log.info(`${nameOf(outcome.signal)}: handed off as ${packet.session_id}, ${adaptersText(adapters)}, ${state}`);
			for (const problem of problems) log.warn(english(sentenceOf(problem)));
		}
	}
}

function nameOf({
	agent,
	event,
	reason,
	sessionId,
}: {
	agent: string;
	event: string;
	reason: string | null;
	sessionId: string | null;
}) {
	return `${agent} ${event}${reason === null ? "" : ` (${reason})`} ${sessionId ?? "without an id"}`;
}
