import type { Problem } from "../../core/model/problem";
import { adoptHandoff, listInterrupted } from "../emit/adoption";
import { advanceHandoff } from "../emit/emitHandoff";
import type { Ports } from "../ports";
import { completeHandoff, type HandoffReport, type RunHook } from "./completeHandoff";

export interface Recovery {
	/** One for each handoff that this process took over. */
	readonly reports: readonly HandoffReport[];
	readonly problems: readonly Problem[];
}

/**
 * Finishes handoffs whose process died or left them (invariant 2): sinks first, then the hooks that have no verdict yet.
 * Of several windows that start at once, each handoff is finished by one. `runHook` null: hooks must wait.
 */
export async function recoverPending(ports: Ports, runHook: RunHook | null): Promise<Recovery> {
	const { pending, problems } = listInterrupted(ports);
	const reports: HandoffReport[] = [];
	const failures: Problem[] = [...problems];
	for (const { id } of pending) {
		const adoption = adoptHandoff(ports, id);
		if (adoption.kind === "failed") failures.push(adoption.problem);
		if (adoption.kind !== "adopted") continue;
		reports.push(await completeHandoff(ports, advanceHandoff(ports, adoption.pending), runHook, null));
	}
	return { reports, problems: failures };
}
