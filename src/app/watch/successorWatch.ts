import type { Timers } from "../ports";
import { type AwaitedSuccessor, lookForSuccessor, type SeenConversation } from "../successor/lookForSuccessor";
import type { WatchEvent } from "./protocol";

/** Not every store tells of its changes: so long after the last look there is another one. */
const pauseMs = 10_000;

interface Awaited {
	readonly successor: AwaitedSuccessor;
	/** What was told of it last. */
	told: string;
}

/** Looks for successors that were started a moment ago among the conversations that are followed anyway. */
export class SuccessorWatch {
	private readonly awaited = new Map<number, Awaited>();
	private cancel: (() => void) | null = null;

	/** `again` has the conversations read on. */
	constructor(
		private readonly timers: Timers,
		private readonly again: () => void,
		private readonly emit: (event: WatchEvent) => void,
	) {}

	add(id: number, successor: AwaitedSuccessor): void {
		this.awaited.set(id, { successor, told: "" });
		this.again();
	}

	remove(id: number): void {
		this.awaited.delete(id);
		if (this.awaited.size === 0) this.close();
	}

	/** Tells what is new of them; call it after the conversations were read on. */
	look(conversations: () => readonly SeenConversation[]): void {
		if (this.awaited.size === 0) return;
		const read = conversations();
		for (const [id, one] of this.awaited) {
			const seen = lookForSuccessor(read, one.successor);
			const told = JSON.stringify(seen);
			if (seen === null || told === one.told) continue;
			one.told = told;
			this.emit({ kind: "successor", id, seen });
		}
		this.cancel?.();
		this.cancel = this.timers.after(pauseMs, this.again);
	}

	close(): void {
		this.cancel?.();
		this.cancel = null;
	}
}
