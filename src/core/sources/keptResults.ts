import { headAndTail } from "./text";

/** Bytes of memory that all results together take: they are most of a long session. */
const mostBytes = 4_000_000;
/** Characters left of a result that makes room: its beginning and its end. */
const leftOfOld = { head: 100, tail: 300 } as const;

/** A tool call as far as its result is concerned. */
interface Answered {
	result: string | null;
}

/** Sees to it that a session's results take bounded memory, however long it is: the oldest are cut when there are too many. */
export class KeptResults {
	/** Calls in the order of their results; those before `old` have made room. */
	private readonly answered: Answered[] = [];
	private old = 0;
	private bytes = 0;

	constructor(private readonly most = mostBytes) {}

	/** Gives a call its result, in place of an earlier one. */
	keep(call: Answered, result: string): void {
		this.set(call, result);
		this.answered.push(call);
		while (this.bytes > this.most && this.old < this.answered.length) this.cut(this.answered[this.old++]);
	}

	private cut(call: Answered | undefined): void {
		if (call?.result != null) this.set(call, headAndTail(call.result, leftOfOld.head, leftOfOld.tail));
	}

	private set(call: Answered, result: string): void {
		this.bytes += bytesOf(result) - bytesOf(call.result ?? "");
		call.result = result;
	}
}

/** One character beyond Latin-1, such as a check mark, and each of the text takes two bytes. */
function bytesOf(text: string): number {
	return /[\u0100-\uffff]/.test(text) ? 2 * text.length : text.length;
}
