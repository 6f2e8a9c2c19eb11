import { createHash } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LockBusy, type Locks, type Owners } from "../app/ports";
import { codeOf, guarded } from "./fileFailure";
import { entryName, parseEntryName } from "./lockEntry";
import {
	prepareAside,
	releaseLock,
	removeForeign,
	sweepAsides,
	takeFreeLock,
	takeOverLock,
	waiters,
} from "./lockFolder";
import { isStale } from "./lockStale";
import { sleep } from "./sleep";

/** Work under a lock takes a few milliseconds; only a holder seen for longer is worth the question whether it lives. */
const patienceMs = 50;
const askAgainMs = 1000;
const longestPauseMs = 24;
/** Who comes back for a lock lets those try first who wait for it already. */
const politePauseMs = 12;

/**
 * Locks as folders: `<folder>/<digest of the name>.lock/` holds exactly one empty file, whose name says who holds it.
 *
 * - Taking: a folder with that file in it is made aside and renamed to the lock's name. The system lets one win, since
 *   a folder is never renamed onto one that holds something. A crash leaves nothing half made.
 * - Taking over from a dead holder: its file is renamed to one's own. Of two takers one finds the file gone, and a
 *   taker that comes late cannot hit a new holder, because names never come again.
 * - Releasing: one's own file is removed, then the folder if that left it empty.
 *
 * It needs no hard links and no byte-range locks, which network shares often lack.
 */
export function createLocks(folder: string, owners: Owners): Locks {
	return {
		hold: (name, waitMs, work) => {
			guarded(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
			const lock = join(folder, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}.lock`);
			const entry = acquire(lock, { name, waitMs, owners });
			try {
				return work();
			} finally {
				releaseLock(lock, entry);
			}
		},
	};
}

interface Wish {
	readonly name: string;
	readonly waitMs: number;
	readonly owners: Owners;
}

function acquire(lock: string, { name, waitMs, owners }: Wish): string {
	const entry = entryName(owners.self, Date.now());
	if (waiters(lock).length > 0) {
		sweepAsides(lock, owners);
		sleep(politePauseMs);
	}
	const aside = prepareAside(lock, entry);
	try {
		const until = performance.now() + waitMs;
		const doubts = new Doubts(lock, owners);
		for (let pause = 1; ; pause = Math.min(pause * 2, longestPauseMs)) {
			const holders = holdersOf(lock);
			if (holders.length === 0 ? takeFreeLock(aside, lock, entry) : doubts.settle(holders, entry)) return entry;
			if (performance.now() >= until) throw new LockBusy(name, doubts.lastSeen);
			// Uneven pauses, so that many who wait do not come back all at once.
			sleep(pause * (0.5 + Math.random()));
		}
	} finally {
		removeForeign(aside);
	}
}

/** Who holds a lock; a foreign file in the lock's place counts as a holder without a name. */
function holdersOf(lock: string): readonly string[] {
	try {
		return readdirSync(lock);
	} catch (error) {
		if (codeOf(error) === "ENOENT") return [];
		if (codeOf(error) === "ENOTDIR") return [""];
		return guarded(lock, () => {
			throw error;
		});
	}
}

/** Asks of those who hold a lock for long whether they live, and takes over from the dead. */
class Doubts {
	lastSeen = "an unknown process";
	private readonly nextQuestion = new Map<string, number>();

	constructor(
		private readonly lock: string,
		private readonly owners: Owners,
	) {}

	/** True when the lock was taken over under the name `entry`. */
	settle(holders: readonly string[], entry: string): boolean {
		const now = performance.now();
		for (const holder of holders) {
			const parsed = parseEntryName(holder);
			if (parsed !== null) this.lastSeen = `process ${parsed.pid}`;
			const at = this.nextQuestion.get(holder) ?? now + patienceMs;
			this.nextQuestion.set(holder, now < at ? at : now + askAgainMs);
			if (now < at || !isStale(join(this.lock, holder), this.owners)) continue;
			if (parsed === null) removeForeign(join(this.lock, holder));
			else if (takeOverLock(this.lock, holder, entry)) return true;
		}
		return false;
	}
}
