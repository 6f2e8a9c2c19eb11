import type { Transcript } from "../../../../src/core/model/transcript";

/** What one session should leave behind; each entry is one matter, given by words that stand in the session. */
export interface Expected {
	readonly unfinished: readonly Matter[];
	readonly decisions: readonly Matter[];
	readonly corrections: readonly Matter[];
	readonly constraints: readonly Matter[];
	readonly attempts: readonly Matter[];
	readonly lessons: readonly Matter[];
	/** Mentioned as to do, yet done, dropped, answered or only discussed. */
	readonly traps: readonly Matter[];
}

/** One matter: the words, or several places that say the same. */
export type Matter = string | readonly string[];

/** An invented session with what a reader would want to know of it. */
export interface LabelledSession {
	readonly name: string;
	readonly transcript: Transcript;
	readonly expected: Expected;
}

const nothing: Expected = {
	unfinished: [],
	decisions: [],
	corrections: [],
	constraints: [],
	attempts: [],
	lessons: [],
	traps: [],
};

/** A labelled session; what is not named is expected to be empty. */
export function labelled(name: string, transcript: Transcript, expected: Partial<Expected>): LabelledSession {
	return { name, transcript, expected: { ...nothing, ...expected } };
}
