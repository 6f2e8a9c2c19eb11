import { createHash, randomBytes } from "node:crypto";
import type { Owner } from "../app/ports";

/** Who holds a lock and since when. All of it stands in the name of one file, so that it can never be half written. */
export interface LockEntry {
	readonly pid: number;
	readonly startedAt: string;
	readonly hostDigest: string;
	/** Milliseconds since 1970. */
	readonly since: number;
}

/** A name that no other holder, of this or any other time, has. */
export function entryName(owner: Owner, since: number): string {
	const once = randomBytes(6).toString("hex");
	return [owner.pid, since, once, Buffer.from(owner.startedAt).toString("hex"), hostDigest(owner.host)].join(".");
}

/** Null when the name is none of ours. */
export function parseEntryName(name: string): LockEntry | null {
	const parts = /^(\d{1,10})\.(\d{1,16})\.[0-9a-f]{12}\.([0-9a-f]*)\.([0-9a-f]{16})$/.exec(name);
	if (parts === null) return null;
	const [, pid, since, startedAt = "", hostDigest = ""] = parts;
	return {
		pid: Number(pid),
		since: Number(since),
		startedAt: Buffer.from(startedAt, "hex").toString(),
		hostDigest,
	};
}

/** Names have at most 255 bytes, hosts' names alone can have 253. */
export function hostDigest(host: string): string {
	return createHash("sha256").update(host).digest("hex").slice(0, 16);
}
