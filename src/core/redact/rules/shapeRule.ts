/** A secret known by its shape or by what stands around it. */
export interface ShapeRule {
	readonly name: string;
	/** Strings of which one stands in every text that has a match; cheap to look for. Compared as they are. */
	readonly hints: readonly string[];
	/** What the capture groups hold is the secret; without groups, the whole match. Global. */
	readonly pattern: RegExp;
	/** What makes the match a secret: its shape alone, randomness, or being plausible as a password. */
	readonly judge: "shape" | "random" | "password";
}
