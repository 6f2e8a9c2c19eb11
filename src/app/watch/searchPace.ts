import type { Clock, Timers } from "../ports";

/** A search is followed by a rest this many times as long as it took: it never takes more than a twentieth of a thread. */
const rest = 20;

/**
 * Says when the stores may be searched again. Agents write many times a second, and a store can hold ten thousand
 * sessions; what is followed already is read on without a search.
 */
export class SearchPace {
	private dueAt = 0;
	private startedAt = 0;
	private cancel: (() => void) | null = null;

	/** `again` is called when a search that was put off is due. */
	constructor(
		private readonly clock: Clock,
		private readonly timers: Timers,
		private readonly again: () => void,
	) {}

	/** May the stores be searched now? If not, `again` will be called. */
	isDue(): boolean {
		const now = this.clock.now().getTime();
		// A clock that was put back must not hold it off.
		if (now >= this.dueAt || now < this.startedAt) return true;
		this.cancel ??= this.timers.after(this.dueAt - now, () => {
			this.cancel = null;
			this.again();
		});
		return false;
	}

	/** Does a search and takes its time. */
	take<T>(search: () => T): T {
		this.startedAt = this.clock.now().getTime();
		const result = search();
		const end = this.clock.now().getTime();
		this.dueAt = end + rest * Math.max(0, end - this.startedAt);
		return result;
	}

	/** The next search is due at once. */
	hurry(): void {
		this.dueAt = Number.NEGATIVE_INFINITY;
	}

	close(): void {
		this.cancel?.();
	}
}
