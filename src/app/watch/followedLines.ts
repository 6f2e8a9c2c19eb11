import type { Transcript } from "../../core/model/transcript";
import type { LineReader, RawLine } from "../../core/sources/format";
import type { Files } from "../ports";

/** A line that was read: enough of it to know it again. */
interface Seen {
	readonly offset: number;
	readonly bytes: number;
	readonly edges: Uint8Array;
}

/** Bytes kept of a long line's beginning, and of its end. Nearly every line is shorter and is kept whole. */
const edgeBytes = 16 * 1024;

/**
 * Reads the lines of a file that grows. Each time it begins with the last line that it knows, so that a file that was
 * rewritten, or replaced by another, is noticed whatever its size.
 */
export class FollowedLines {
	private last: Seen | null = null;

	constructor(private readonly reader: LineReader) {}

	/** Reads on. False, and nothing read, when the last line does not stand any more where it stood. */
	readOn(files: Files, path: string): boolean {
		const known = this.last;
		let continues: boolean | null = known === null ? true : null;
		const take = (seen: Seen, pass: () => void) => {
			if (continues === null) continues = isSame(seen, known);
			else if (continues) {
				pass();
				this.last = seen;
			}
		};
		const target = {
			push: (line: RawLine) => take(seenOf(line), () => this.reader.push(line)),
			skip: (offset: number, bytes: number) =>
				take({ offset, bytes, edges: new Uint8Array() }, () => this.reader.skip(offset, bytes)),
		};
		files.lines(path, target, { from: known?.offset ?? 0, last: false });
		return continues ?? false;
	}

	transcript(): Transcript {
		return this.reader.transcript();
	}
}

/** A copy: the line's bytes are only valid until the next one is read. */
function seenOf({ offset, bytes }: RawLine): Seen {
	if (bytes.length <= 2 * edgeBytes) return { offset, bytes: bytes.length, edges: new Uint8Array(bytes) };
	const edges = new Uint8Array(2 * edgeBytes);
	edges.set(bytes.subarray(0, edgeBytes));
	edges.set(bytes.subarray(-edgeBytes), edgeBytes);
	return { offset, bytes: bytes.length, edges };
}

function isSame(one: Seen, other: Seen | null): boolean {
	if (one.offset !== other?.offset || one.bytes !== other.bytes) return false;
	return one.edges.length === other.edges.length && one.edges.every((byte, at) => byte === other.edges[at]);
}
