import type { Source } from "./evidence";
import type { Signal } from "./language/language";
import type { SignalReader } from "./language/reader";
import type { ScanMemory, Sentence } from "./scanMemory";
import type { Segment } from "./sentences";

/** A sentence, item or heading of the talk, with where it was said. */
export interface Passage extends Segment, Sentence {
	readonly source: Source;
	/** Ordinal over the whole session, shared with calls: what is later has a higher one. */
	readonly order: number;
	/** Index into the view's exchanges. */
	readonly exchange: number;
	/** Said after the exchange's last tool call: part of what the user read at the end of it. */
	readonly closing: boolean;
	/** The first thing in its message. */
	readonly first: boolean;
	/** Stands in a summary of compacted talk. */
	readonly summary: boolean;
	/** The user only repeats here what the agent had said: not the user's own words. */
	readonly echo: boolean;
	/** Does a heading above it give this signal? */
	readonly under: (signal: Signal) => boolean;
	/** For words that are no passage: a part of it, or what it quotes. */
	readonly reader: SignalReader;
}

/** Where in the session a passage stands. */
export type Spot = Pick<Passage, "source" | "exchange" | "order" | "closing" | "first" | "summary" | "echo">;

/** What passages are looked at with. */
export interface Lookup {
	readonly reader: SignalReader;
	readonly memory: ScanMemory;
}

const never = () => false;

/**
 * A passage that holds no more than the spot it stands at: a long session has a hundred thousand of them, and what is
 * said again and again is remembered once.
 */
export class SpottedPassage implements Passage {
	readonly source;
	readonly exchange;
	readonly order;
	readonly closing;
	readonly first;
	readonly summary;
	readonly echo;
	private readonly sentence: Sentence;

	constructor(
		private readonly lookup: Lookup,
		private readonly segment: Segment,
		spot: Spot,
	) {
		this.sentence = lookup.memory.sentence(lookup.reader, segment.plain);
		this.source = spot.source;
		this.exchange = spot.exchange;
		this.order = spot.order;
		this.closing = spot.closing;
		this.first = spot.first;
		this.summary = spot.summary;
		this.echo = spot.echo;
	}

	get raw() {
		return this.segment.raw;
	}
	get plain() {
		return this.segment.plain;
	}
	get kind() {
		return this.segment.kind;
	}
	get headings() {
		return this.segment.headings;
	}
	get mark() {
		return this.segment.mark;
	}
	get block() {
		return this.segment.block;
	}
	get says() {
		return this.sentence.says;
	}
	get find() {
		return this.sentence.find;
	}
	get topic() {
		return this.sentence.topic;
	}
	get reader() {
		return this.lookup.reader;
	}
	get under() {
		const { headings } = this.segment;
		const { reader, memory } = this.lookup;
		if (headings.length === 0) return never;
		return (signal: Signal) => headings.some((heading) => memory.sentence(reader, heading).says(signal));
	}
}

/** The same passage with other words; what `words` does not name stays as it was. */
export function reworded(passage: Passage, words: Partial<Passage>): Passage {
	const { raw, plain, kind, headings, mark, block, says, find, topic, reader, under } = passage;
	const { source, exchange, order, closing, first, summary, echo } = passage;
	return {
		...{ raw, plain, kind, headings, mark, block, says, find, topic, reader, under },
		...{ source, exchange, order, closing, first, summary, echo },
		...words,
	};
}
