import type { CheckState } from "../../model/finding";
import type { SessionView } from "../sessionView";
import { topicWords } from "../words";
import type { Draft } from "./draft";
import { failingCheck } from "./failingCheck";

/** Checks whose last run failed. */
export function fromChecks(view: SessionView, checks: readonly CheckState[]): Draft[] {
	return checks.flatMap((check) => {
		if (check.verdict !== "failed") return [];
		const exchange = view.exchanges.findIndex((one) => one.turn.index === check.evidence.turn);
		return [
			{
				source: "check" as const,
				...failingCheck(check),
				blockers: null,
				evidence: [check.evidence] as const,
				files: [],
				exchange: Math.max(0, exchange),
				order: Number.MAX_SAFE_INTEGER,
				weight: check.editedSince ? 0.55 : 0.75,
				topic: topicWords([check.command, ...check.failing].join("; ")),
				unverified: false,
				closedBy: "deeds",
			},
		];
	});
}
