import type { StartHooks } from "../../../core/wake/wake";
import type { Ports } from "../../ports";
import { runStartHooks } from "../../wake/startHooks";
import type { UnusedCall } from "../hookCall";
import type { StartCall } from "./startCall";

/** The agent gives its hook five seconds, and our own work needs some of them. */
const budgetSeconds = 3;

/**
 * What the user's own hooks for the start of a session say. They are run where a compaction took away what was known
 * (R-000-76); an ordinary start waits for none of them.
 */
export async function hooksAtStart(ports: Ports, call: StartCall | UnusedCall): Promise<StartHooks> {
	if ("unused" in call || call.source !== "compact") return { kind: "none" };
	return runStartHooks(ports, { cwd: call.folders[0] ?? null, trusted: true, budgetSeconds });
}
