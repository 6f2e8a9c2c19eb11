import {
	closeSync,
	fchmodSync,
	fstatSync,
	fsyncSync,
	ftruncateSync,
	openSync,
	renameSync,
	statSync,
	unlinkSync,
	writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { codeOf, guarded, guardedOrNull } from "./fileFailure";
import { realPath } from "./realPath";
import { sleep } from "./sleep";

const onWindows = process.platform === "win32";
/** What file systems answer that cannot force to the disk or have no modes: some shares, some FUSE mounts. */
const unsupported = new Set(["EINVAL", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** See `Files.append`. */
export function append(path: string, data: string | Uint8Array, mode = 0o666): void {
	guarded(path, () => {
		const file = openSync(path, "a", mode);
		try {
			const isNew = fstatSync(file).size === 0;
			writeAll(file, data);
			force(file);
			if (isNew) forceFolderOf(path);
		} finally {
			closeSync(file);
		}
	});
}

/** See `Files.replace`. */
export function replace(path: string, data: string | Uint8Array, mode = 0o666): void {
	const target = realPath(path);
	const temporary = `${target}.tmp`;
	const keptMode = guardedOrNull(target, () => statSync(target).mode & 0o7777);
	removeFile(temporary);
	guarded(target, () => {
		try {
			writeNew(temporary, data, keptMode ?? mode, keptMode !== null);
			renameOver(temporary, target);
		} catch (error) {
			removeFile(temporary);
			throw error;
		}
		forceFolderOf(target);
	});
}

/** See `Files.createExclusive`. */
export function createExclusive(path: string, text: string): boolean {
	try {
		guarded(path, () => writeNew(path, text, 0o666, false));
	} catch (error) {
		if (codeOf(error) === "EEXIST") return false;
		removeFile(path);
		throw error;
	}
	forceFolderOf(path);
	return true;
}

/** See `Files.truncate`. */
export function truncate(path: string, size: number): void {
	guarded(path, () => {
		const file = openSync(path, "r+");
		try {
			ftruncateSync(file, size);
			force(file);
		} finally {
			closeSync(file);
		}
	});
}

/** See `Files.move`. */
export function move(from: string, to: string): void {
	guarded(from, () => renameOver(from, to));
	forceFolderOf(to);
}

/** See `Files.remove`. */
export function removeFile(path: string): void {
	guardedOrNull(path, () => unlinkSync(path));
}

function writeNew(path: string, data: string | Uint8Array, mode: number, exactMode: boolean): void {
	const file = openSync(path, "wx", mode);
	try {
		if (exactMode && !onWindows) keepMode(file, mode);
		writeAll(file, data);
		force(file);
	} finally {
		closeSync(file);
	}
}

/** The file is new and ours: who refuses is a file system without modes, where there is none to be kept. */
function keepMode(file: number, mode: number): void {
	try {
		fchmodSync(file, mode);
	} catch (error) {
		if (codeOf(error) !== "EPERM" && !unsupported.has(codeOf(error) ?? "")) throw error;
	}
}

/** One call in practice; a second one only after a short write, to learn from the system why it was short. */
function writeAll(file: number, data: string | Uint8Array): void {
	const bytes = typeof data === "string" ? Buffer.from(data, "utf8") : data;
	for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
}

function force(file: number): void {
	try {
		fsyncSync(file);
	} catch (error) {
		if (!unsupported.has(codeOf(error) ?? "")) throw error;
	}
}

/** Makes a new name durable. Windows has no such call, and some file systems refuse to open a folder. */
function forceFolderOf(path: string): void {
	if (onWindows) return;
	let folder: number;
	try {
		folder = openSync(dirname(path), "r");
	} catch (error) {
		if (codeOf(error) === null) throw error;
		return;
	}
	try {
		force(folder);
	} finally {
		closeSync(folder);
	}
}

/** On Windows a virus scanner or an indexer that has the file open for a moment makes a rename fail. */
function renameOver(from: string, to: string): void {
	for (let triesLeft = onWindows ? 10 : 0; ; triesLeft--) {
		try {
			renameSync(from, to);
			return;
		} catch (error) {
			if (triesLeft === 0 || !["EPERM", "EACCES", "EBUSY"].includes(codeOf(error) ?? "")) throw error;
			sleep(20);
		}
	}
}
