import type { Owner } from "../ports";
import type { EmitPorts } from "./emitPorts";

/** Whether a process on another machine lives cannot be known; after this long it is taken for dead. */
const foreignPatienceMs = 24 * 3_600_000;

/** Whether the process that keeps something is gone. `since`: when that process last wrote it, ISO 8601. */
export function isAbandoned(
	{ owners, clock }: Pick<EmitPorts, "owners" | "clock">,
	owner: Owner,
	since: string,
): boolean {
	const isAlive = owners.isAlive(owner);
	return isAlive === null ? clock.now().getTime() - Date.parse(since) > foreignPatienceMs : !isAlive;
}
