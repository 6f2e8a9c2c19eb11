import type { Judgement } from "./language/languagesOf";
import type { Hints, SignalReader } from "./language/reader";
import { pastedLines } from "./pastedLines";
import { type Segment, splitProse } from "./sentences";
import { topicWords } from "./words";

/** A sentence without regard to where it was said. */
export interface Sentence extends Hints {
	/** Words that carry its topic. */
	readonly topic: ReadonlySet<string>;
}

/**
 * What was found out about texts, so that it is found out once: agents say and print the same again and again, and a
 * conversation that goes on is scanned after each turn. Kept by text alone, so that it can never be out of date.
 */
export class ScanMemory {
	/** See `languagesOf`. */
	readonly judged = new Map<string, Judgement>();
	private readonly said = new Map<string, readonly Segment[]>();
	private readonly typed = new Map<string, readonly Segment[]>();
	private readonly sentences = new Map<SignalReader, Map<string, Sentence>>();

	/** The sentences of a message of the agent. */
	segmentsSaid(message: string): readonly Segment[] {
		return remembered(this.said, message, () => splitProse(message));
	}

	/** The sentences of a message of the user, without the lines that were pasted. */
	segmentsTyped(message: string): readonly Segment[] {
		return remembered(this.typed, message, () => {
			const pasted = pastedLines(message);
			return splitProse(message, (line) => pasted.has(line));
		});
	}

	sentence(reader: SignalReader, plain: string): Sentence {
		const known = remembered(this.sentences, reader, () => new Map<string, Sentence>());
		return remembered(known, plain, () => new RememberedSentence(reader.hints(plain), plain));
	}
}

/** Its words are looked for when a rule first asks for them: many sentences are passed over before. */
class RememberedSentence implements Sentence {
	private words: ReadonlySet<string> | null = null;

	constructor(
		private readonly hints: Hints,
		private readonly plain: string,
	) {}

	get says() {
		return this.hints.says;
	}
	get find() {
		return this.hints.find;
	}
	get topic() {
		this.words ??= topicWords(this.plain);
		return this.words;
	}
}

function remembered<K, V>(known: Map<K, V>, key: K, find: () => V): V {
	let value = known.get(key);
	if (value === undefined) {
		value = find();
		known.set(key, value);
	}
	return value;
}
