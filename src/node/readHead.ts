import { readSync } from "node:fs";
import { decodeText, markOf } from "./decodeText";
import { isZstd, unpackZstd } from "./zstd";

/** Reused: the beginnings of thousands of files are read in one search. */
const shared = Buffer.allocUnsafe(64 * 1024);

/** Nothing comes out of a compressed file before its first block is whole, which is at most 128 KB and a header. */
const packedBlock = 256 * 1024;

/** The first bytes of an open file as text, as `Files.readHead` says; `path` is for errors. */
export function readHead(file: number, path: string, bytes: number): string {
	const buffer = bytes <= shared.length ? shared : Buffer.allocUnsafe(bytes);
	const head = buffer.subarray(0, fill(file, buffer, bytes));
	if (isZstd(head)) return readPackedHead(file, path, bytes);
	// Without a mark there is nothing to drop, and this decoder is the faster one. A character that is cut off goes.
	return markOf(head).bytes === 0 ? head.toString("utf8", 0, endOfCharacters(head)) : decodeText(head, true);
}

function readPackedHead(file: number, path: string, bytes: number): string {
	const buffer = Buffer.allocUnsafe(Math.max(bytes, packedBlock));
	const packed = buffer.subarray(0, fill(file, buffer, buffer.length));
	return decodeText(unpackZstd(path, packed).subarray(0, bytes), true);
}

function fill(file: number, buffer: Buffer, bytes: number): number {
	let filled = 0;
	for (let read = -1; read !== 0 && filled < bytes; filled += read)
		read = readSync(file, buffer, filled, bytes - filled, filled);
	return filled;
}

/** Where the last whole character of a UTF-8 text ends. */
function endOfCharacters(bytes: Uint8Array): number {
	const end = bytes.length;
	for (let back = 1; back <= 3 && back <= end; back++) {
		const byte = bytes[end - back] ?? 0;
		if (byte >= 0xc0) return lengthOf(byte) > back ? end - back : end;
		if (byte < 0x80) return end;
	}
	return end;
}

function lengthOf(first: number): number {
	return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
}
