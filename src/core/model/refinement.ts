/** What became of a model's proposals for a scan. */
export interface RefineCounts {
	readonly reworded: number;
	readonly merged: number;
	readonly dropped: number;
	readonly added: number;
	/** Thrown away: of no known form, not backed by the transcript, or said already. */
	readonly refused: number;
}

/** A model's answer about one conversation, as it came. */
export interface Refinement {
	/** Name of the model or of the agent that was asked. */
	readonly by: string;
	/** See `RefineRequest`. */
	readonly keys: readonly string[];
	readonly answer: string;
}
