import type { RawLine } from "./format";

/** Longer lines are passed over with a count: agents write single lines of tens of MB, and reports know 600 MB. */
export const longestLine = 64 * 1024 * 1024;

const newline = 10;
const carriageReturn = 13;

export interface LineSink {
	push(line: RawLine): void;
	skip(offset: number, bytes: number): void;
}

/**
 * Cuts a stream of bytes into lines with their offsets, holding no more than one incomplete line.
 * The last line, when no line end follows it, is left for later (it may still be being written) unless `end` is called.
 */
export class LineSplitter {
	private held: Uint8Array[] = [];
	private heldBytes = 0;
	private tooLong = false;
	/** Where the held, incomplete line begins. */
	private lineStart: number;

	constructor(
		private readonly sink: LineSink,
		private readonly decode: (bytes: Uint8Array) => string,
		startOffset = 0,
		private readonly limit = longestLine,
	) {
		this.lineStart = startOffset;
	}

	/** Offset of the first byte that has not been given out as part of a whole line: where to read on next time. */
	get resumeOffset(): number {
		return this.lineStart;
	}

	/** Takes the next chunk. The chunk may be reused by the caller afterwards. */
	push(chunk: Uint8Array): void {
		let from = 0;
		for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
			this.complete(chunk.subarray(from, at), at + 1 - from);
			from = at + 1;
		}
		if (from < chunk.length) this.hold(chunk.subarray(from));
	}

	/** Says that no more bytes will come: gives out the last line although no line end follows it. */
	end(): void {
		if (this.heldBytes > 0) this.complete(new Uint8Array(0), 0);
	}

	private hold(part: Uint8Array): void {
		this.heldBytes += part.length;
		if (this.heldBytes > this.limit) {
			this.tooLong = true;
			this.held = [];
		}
		// A copy, for the caller may reuse the chunk; `slice` of Node's Buffer would not copy.
		if (!this.tooLong) this.held.push(new Uint8Array(part));
	}

	private complete(lastPart: Uint8Array, consumed: number): void {
		const offset = this.lineStart;
		const total = this.heldBytes + lastPart.length;
		this.lineStart += this.heldBytes + consumed;
		if (this.tooLong || total > this.limit) this.sink.skip(offset, total);
		else this.give(this.heldBytes > 0 ? join(this.held, lastPart, total) : lastPart, offset);
		this.held = [];
		this.heldBytes = 0;
		this.tooLong = false;
	}

	private give(bytes: Uint8Array, offset: number): void {
		const content = bytes[bytes.length - 1] === carriageReturn ? bytes.subarray(0, -1) : bytes;
		if (content.length === 0) return;
		this.sink.push({ bytes: content, offset, text: () => this.decode(content) });
	}
}

function join(parts: readonly Uint8Array[], last: Uint8Array, total: number): Uint8Array {
	const all = new Uint8Array(total);
	let at = 0;
	for (const part of [...parts, last]) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
