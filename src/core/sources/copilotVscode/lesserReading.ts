import type { Transcript } from "../../model/transcript";

/**
 * A session as a store tells it that knows less of it than the agent's own log: the extension's transcript, or the
 * session store, which is trusted least (transcripts.md 1.6). A transcript without the mark is the log's.
 */
export interface LesserReading extends Transcript {
	readonly store: "transcripts" | "chronicle";
}

/** How far down a reading stands in the order of trust: 0 is the agent's own log. */
export function distrustOf(reading: Transcript): number {
	if (!("store" in reading)) return 0;
	return reading.store === "transcripts" ? 1 : 2;
}
