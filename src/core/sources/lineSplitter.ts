import type { RawLine } from "./format";

/** Longer lines are passed over with a count: agents write single lines of tens of MB, and reports know 600 MB. */
export const longestLine = 64 * 1024 * 1024;

const newline = 10;
const carriageReturn = 13;
/** Room for an incomplete line that is kept for the next one. */
const keptRoom = 4 * 1024 * 1024;

export interface LineSink {
	push(line: RawLine): void;
	skip(offset: number, bytes: number): void;
}

/**
 * Cuts a stream of bytes into lines with their offsets, holding no more than one incomplete line.
 * The last line, when no line end follows it, is left for later (it may still be being written) unless `end` is called.
 */
export class LineSplitter {
	/** The incomplete line, from the beginning of this room; nothing is written into it while it is too long. */
	private room = new Uint8Array(0);
	private heldBytes = 0;
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

	/** Takes a copy, for the caller may reuse the chunk. */
	private hold(part: Uint8Array): void {
		const total = this.heldBytes + part.length;
		if (total <= this.limit) this.makeRoom(total).set(part, this.heldBytes);
		else this.room = new Uint8Array(0);
		this.heldBytes = total;
	}

	private complete(lastPart: Uint8Array, consumed: number): void {
		const offset = this.lineStart;
		const total = this.heldBytes + lastPart.length;
		this.lineStart += this.heldBytes + consumed;
		if (total > this.limit) this.sink.skip(offset, total);
		else if (this.heldBytes === 0) this.give(lastPart, offset);
		else {
			const room = this.makeRoom(total);
			room.set(lastPart, this.heldBytes);
			this.give(room.subarray(0, total), offset);
		}
		this.heldBytes = 0;
		if (this.room.length > keptRoom) this.room = new Uint8Array(0);
	}

	/**
	 * Small rooms grow by doubling. A large one is made as large as lines can be: the system gives memory only to what is
	 * written, so that a long line is never held twice, as it would be while it is copied.
	 */
	private makeRoom(bytes: number): Uint8Array {
		if (this.room.length >= bytes) return this.room;
		const size = bytes > keptRoom ? this.limit : Math.max(bytes, 2 * this.room.length);
		const larger = new Uint8Array(size);
		larger.set(this.room.subarray(0, this.heldBytes));
		this.room = larger;
		return larger;
	}

	private give(bytes: Uint8Array, offset: number): void {
		const content = bytes[bytes.length - 1] === carriageReturn ? bytes.subarray(0, -1) : bytes;
		if (content.length === 0) return;
		this.sink.push({ bytes: content, offset, text: (part) => this.decode(part ?? content) });
	}
}
