import { closeSync, openSync, readSync, statSync } from "node:fs";
import { guarded, guardedOrNull } from "./fileFailure";

/** How a database is opened: see `databases.ts`. `plain-wal` is `plain` with a write-ahead log. */
export type Access = "plain" | "plain-wal" | "immutable" | "copy";

/** Byte 19 of the header, the version needed for reading, is 2 in WAL mode. */
const headerBytes = 20;
const walVersion = 2;

/** Chooses by what stands in the header and beside the file. Throws FileError when the file cannot be read. */
export function accessTo(path: string): Access {
	if (!isWal(path)) return "plain";
	const log = sizeOf(`${path}-wal`);
	const hasIndex = sizeOf(`${path}-shm`) !== null;
	if (log !== null && hasIndex) return "plain-wal";
	return log === null || log === 0 ? "immutable" : "copy";
}

/** Tells a changed database from an unchanged one: size and time of its file and of its log. */
export function stampOf(path: string): string {
	return [path, `${path}-wal`]
		.map((file) => guardedOrNull(file, () => statSync(file)))
		.map((stats) => (stats === null ? "none" : `${stats.size}:${stats.mtimeMs}`))
		.join(" ");
}

function isWal(path: string): boolean {
	return guarded(path, () => {
		const file = openSync(path, "r");
		try {
			const header = Buffer.alloc(headerBytes);
			return readSync(file, header, 0, headerBytes, 0) === headerBytes && header[19] === walVersion;
		} finally {
			closeSync(file);
		}
	});
}

function sizeOf(path: string): number | null {
	return guardedOrNull(path, () => statSync(path))?.size ?? null;
}
