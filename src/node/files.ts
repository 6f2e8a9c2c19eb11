import {
	closeSync,
	constants,
	fstatSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readSync,
	statSync,
} from "node:fs";
import { type DirectoryEntry, FileError, type FileInfo, type Files } from "../app/ports";
import { decodeText } from "./decodeText";
import { guarded, guardedOrNull } from "./fileFailure";
import { readHead } from "./readHead";
import { readLines } from "./readLines";
import { realPath } from "./realPath";
import { append, createExclusive, move, removeFile, replace, truncate } from "./writeFiles";

/** The file system of this machine. */
export function createFiles(): Files {
	return {
		info: (path) => guardedOrNull(path, () => infoOf(statSync(path, asked))),
		linkInfo: (path) => guardedOrNull(path, () => infoOf(lstatSync(path, asked))),
		realPath,
		readText: (path) => {
			const bytes = readBytes(path);
			return bytes === null ? null : guarded(path, () => decodeText(bytes, false));
		},
		readBytes,
		// Of thousands of files in one search. A pipe or a folder refuses to be read at a place.
		readHead: (path, bytes) => withOpened(path, (file) => readHead(file, path, bytes)),
		list,
		lines: (path, sink, options) => withFile(path, (file) => readLines(file, path, sink, options)) ?? options.from,
		makeFolder: (path, mode) => {
			guarded(path, () => mkdirSync(path, { recursive: true, ...(mode === undefined ? {} : { mode }) }));
		},
		append,
		replace,
		move,
		truncate,
		createExclusive,
		remove: removeFile,
	};
}

interface Kinds {
	isFile(): boolean;
	isDirectory(): boolean;
	isSymbolicLink(): boolean;
}

function kindOf(entry: Kinds): FileInfo["kind"] {
	if (entry.isFile()) return "file";
	if (entry.isDirectory()) return "folder";
	return entry.isSymbolicLink() ? "link" : "other";
}

/** Thousands of paths are asked for in one search: an exception for each that is not there would cost most of it. */
const asked = { throwIfNoEntry: false } as const;

function infoOf(stats: (Kinds & { readonly size: number; readonly mtimeMs: number }) | undefined): FileInfo | null {
	if (stats === undefined) return null;
	return { kind: kindOf(stats), size: stats.size, modified: stats.mtimeMs };
}

function list(folder: string): readonly DirectoryEntry[] {
	const entries = guardedOrNull(folder, () => readdirSync(folder, { withFileTypes: true }));
	return (entries ?? []).map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
}

function readBytes(path: string): Uint8Array | null {
	return withFile(path, (file) => readUpTo(file, fstatSync(file).size));
}

function readUpTo(file: number, bytes: number): Uint8Array {
	const buffer = Buffer.alloc(Math.min(bytes, fstatSync(file).size));
	let filled = 0;
	for (let read = -1; read !== 0 && filled < buffer.length; filled += read)
		read = readSync(file, buffer, filled, buffer.length - filled, filled);
	return buffer.subarray(0, filled);
}

/** Null when there is no such file. Refuses what is no file: reading a pipe would wait for a writer for ever. */
function withFile<T>(path: string, use: (file: number) => T): T | null {
	return withOpened(path, (file) => {
		const stats = fstatSync(file);
		if (stats.isDirectory()) throw new FileError(path, "EISDIR", "is a folder");
		if (!stats.isFile()) throw new FileError(path, "EINVAL", "is not a regular file");
		return use(file);
	});
}

/** Opening a pipe does not wait either. */
function withOpened<T>(path: string, use: (file: number) => T): T | null {
	return guardedOrNull(path, () => {
		const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
		try {
			return use(file);
		} finally {
			closeSync(file);
		}
	});
}
