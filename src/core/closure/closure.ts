/** What the words of a message say about leaving (R-000-14 to 19). Tier E comes from lifecycle signals, never from words. */
export type ClosureTier = "A" | "B" | "C" | "D" | "F" | "NONE";

/** The confidence table of R-000-20; null where nothing is said about leaving. */
export type ClosureConfidence = "HIGHEST" | "HIGH" | "MEDIUM-HIGH" | "MEDIUM" | "LOW" | null;

export interface Closure {
	readonly tier: ClosureTier;
	readonly confidence: ClosureConfidence;
	/** Short, for logs and `classify`: the rule that decided, never words of the message. */
	readonly reason: string;
}

export interface ClosureMessage {
	readonly text: string;
	/** The user's messages before this one, oldest first. */
	readonly previous?: readonly string[];
	/** ISO 639-1 code of the language, where known: settles words that mean different things in two languages. */
	readonly lang?: string;
}
