import { headAndTail } from "./text";

/** Characters kept of all results together: they are most of a long session. */
const mostCharacters = 10_000_000;
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
	private characters = 0;

	constructor(private readonly most = mostCharacters) {}

	/** Gives a call its result, in place of an earlier one. */
	keep(call: Answered, result: string): void {
		this.set(call, result);
		this.answered.push(call);
		while (this.characters > this.most && this.old < this.answered.length) this.cut(this.answered[this.old++]);
	}

	private cut(call: Answered | undefined): void {
		if (call?.result != null) this.set(call, headAndTail(call.result, leftOfOld.head, leftOfOld.tail));
	}

	private set(call: Answered, result: string): void {
		this.characters += result.length - (call.result?.length ?? 0);
		call.result = result;
	}
}
