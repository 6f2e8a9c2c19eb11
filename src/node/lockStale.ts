import { statSync } from "node:fs";
import { basename } from "node:path";
import type { Owners } from "../app/ports";
import { guardedOrNull } from "./fileFailure";
import { hostDigest, parseEntryName } from "./lockEntry";

/** Where nobody can tell whether a holder lives, a lock this old is taken for left behind. */
const longestHoldMs = 10 * 60_000;

/**
 * Whether what holds a lock is dead: on this machine by its process, whatever its age (a laptop may have slept);
 * from another machine, or by a file that is none of ours, by age.
 */
export function isStale(holderPath: string, owners: Owners): boolean {
	const entry = parseEntryName(basename(holderPath));
	if (entry !== null && entry.hostDigest === hostDigest(owners.self.host))
		return owners.isAlive({ pid: entry.pid, startedAt: entry.startedAt, host: owners.self.host }) === false;
	const since = entry?.since ?? guardedOrNull(holderPath, () => statSync(holderPath).mtimeMs);
	// A clock that was ahead and was put right leaves locks from the future.
	return since !== null && Math.abs(Date.now() - since) > longestHoldMs;
}
