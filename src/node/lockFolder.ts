import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Owners } from "../app/ports";
import { codeOf, guarded, guardedOrNull } from "./fileFailure";
import { parseEntryName } from "./lockEntry";
import { isStale } from "./lockStale";

/** Nobody waits longer than this for a lock; what is older was left by a process that died while it waited. */
const longestWaitMs = 30_000;

/** Makes the folder that becomes the lock by being renamed. Returns its path. */
export function prepareAside(lock: string, entry: string): string {
	const aside = `${lock}.${entry}`;
	guarded(aside, () => {
		mkdirSync(aside, { mode: 0o700 });
		writeFileSync(join(aside, entry), "", { flag: "wx", mode: 0o600 });
	});
	return aside;
}

/** Takes a lock that nobody holds. False when somebody holds it; see `createLocks` for how it works. */
export function takeFreeLock(aside: string, lock: string, entry: string): boolean {
	try {
		renameSync(aside, lock);
		return true;
	} catch (error) {
		if (codeOf(error) === null) throw error;
	}
	// Systems differ in what they say when the name is taken, and a share may report a rename that happened as failed:
	// what is there now decides, not the error.
	if (existsSync(join(lock, entry))) return true;
	// Left empty by a release, or by a crash in one; not every system renames onto an empty folder.
	removeIfEmpty(lock);
	return false;
}

/** Puts one's own name in the place of a dead holder's. False when another was faster. */
export function takeOverLock(lock: string, holder: string, entry: string): boolean {
	guardedOrNull(lock, () => renameSync(join(lock, holder), join(lock, entry)));
	return existsSync(join(lock, entry));
}

/** Gives back one's own lock; a lock that others hold by now stays. */
export function releaseLock(lock: string, entry: string): void {
	guardedOrNull(lock, () => unlinkSync(join(lock, entry)));
	removeIfEmpty(lock);
}

/** Removes what is none of ours, or of no use any more, from the place where locks are kept. */
export function removeForeign(path: string): void {
	guarded(path, () => rmSync(path, { recursive: true, force: true }));
}

/** The entries of all who wait for a lock, or died while they did. */
export function waiters(lock: string): string[] {
	const prefix = `${basename(lock)}.`;
	const names = guardedOrNull(lock, () => readdirSync(dirname(lock))) ?? [];
	return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

/** Removes what processes left behind that died while they waited for a lock. */
export function sweepAsides(lock: string, owners: Owners): void {
	for (const entry of waiters(lock)) {
		const since = parseEntryName(entry)?.since ?? Date.now();
		const isOld = Date.now() - since > longestWaitMs;
		if (isOld && isStale(join(dirname(lock), entry), owners)) removeForeign(`${lock}.${entry}`);
	}
}

function removeIfEmpty(lock: string): void {
	try {
		rmdirSync(lock);
	} catch (error) {
		// Gone already, or taken by another: both are as wanted.
		if (codeOf(error) === null) throw error;
	}
}
