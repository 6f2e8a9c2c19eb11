import type { Clock, Files, Ids, Locks, Owners, Places } from "../ports";

/** What emitting a handoff needs of the outside world. */
export interface EmitPorts {
	readonly files: Files;
	readonly locks: Locks;
	readonly owners: Owners;
	readonly clock: Clock;
	readonly ids: Ids;
	readonly places: Places;
}

/** How long a sink waits for others that write the same file: a slow disk needs 50 ms for each, and they may be many. */
export const lockWaitMs = 10_000;
/** Modes of what is the user's alone. */
export const privateFile = 0o600;
export const privateFolder = 0o700;
