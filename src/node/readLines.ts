import { fstatSync, readSync } from "node:fs";
import type { LineTarget } from "../app/ports";
import { LineSplitter } from "../core/sources/lineSplitter";
import { markOf } from "./decodeText";
import { isZstd, unpackZstd } from "./zstd";

/** Bytes read at once: fewer when no more stand there, as is the case when a file that grows is read on. */
const bufferBytes = { least: 16 * 1024, most: 1024 * 1024 } as const;
/** Longest byte order mark, and the mark of a compressed file. */
const markBytes = 4;

/** Reads an open file line by line through one reused buffer, as `Files.lines` says; `path` is for errors. */
export function readLines(
	file: number,
	path: string,
	sink: LineTarget,
	{ from, last }: { readonly from: number; readonly last: boolean },
): number {
	const left = fstatSync(file).size - from;
	const buffer = Buffer.allocUnsafe(Math.min(Math.max(left, bufferBytes.least), bufferBytes.most));
	const head = buffer.subarray(0, readSync(file, buffer, 0, markBytes, 0));
	if (isZstd(head)) return readUnpacked(file, path, sink, { from, last });
	const mark = markOf(head);
	if (mark.encoding !== "utf-8") return readTranscoded(file, sink, { from, last }, mark, buffer);
	const splitter = new LineSplitter(sink, decode, Math.max(from, mark.bytes));
	pump(file, buffer, splitter.resumeOffset, (chunk) => splitter.push(chunk));
	if (last) splitter.end();
	return splitter.resumeOffset;
}

/** A compressed file cannot be entered in the middle; offsets are those of what it holds. */
function readUnpacked(
	file: number,
	path: string,
	sink: LineTarget,
	{ from, last }: { readonly from: number; readonly last: boolean },
): number {
	const packed = Buffer.alloc(fstatSync(file).size);
	const splitter = new LineSplitter(sink, decode, from);
	splitter.push(unpackZstd(path, packed.subarray(0, readSync(file, packed, 0, packed.length, 0))).subarray(from));
	if (last) splitter.end();
	return splitter.resumeOffset;
}

/** UTF-16 cannot be entered in the middle by an offset of its UTF-8 form, so it is read from its beginning. */
function readTranscoded(
	file: number,
	sink: LineTarget,
	{ from, last }: { readonly from: number; readonly last: boolean },
	mark: { readonly encoding: string; readonly bytes: number },
	buffer: Buffer,
): number {
	const splitter = new LineSplitter(
		{
			push: (line) => (line.offset >= from ? sink.push(line) : undefined),
			skip: (offset, bytes) => (offset >= from ? sink.skip(offset, bytes) : undefined),
		},
		decode,
	);
	const decoder = new TextDecoder(mark.encoding, { ignoreBOM: true });
	pump(file, buffer, mark.bytes, (chunk) => splitter.push(Buffer.from(decoder.decode(chunk, { stream: true }))));
	if (last) splitter.end();
	return splitter.resumeOffset;
}

function pump(file: number, buffer: Buffer, from: number, take: (chunk: Uint8Array) => void): void {
	let at = from;
	for (let read = readSync(file, buffer, 0, buffer.length, at); read > 0; ) {
		take(buffer.subarray(0, read));
		at += read;
		read = readSync(file, buffer, 0, buffer.length, at);
	}
}

function decode(bytes: Uint8Array): string {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}
