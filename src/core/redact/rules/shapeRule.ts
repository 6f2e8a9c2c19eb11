/** A secret known by its shape or by what stands around it. */
export interface ShapeRule {
	readonly name: string;
	/** What the capture groups hold is the secret; without groups, the whole match. Global. */
	readonly pattern: RegExp;
	/** What makes the match a secret: its shape alone, randomness, or being plausible as a password. */
	readonly judge: "shape" | "random" | "password";
}

/** Rules that are tried only near an anchor, so that ordinary text costs one search for all of them. */
export interface ShapeGroup {
	/** Something that stands in or near every match. Global, cheap. */
	readonly anchor: RegExp;
	/** Characters before and after the anchor's start that a match may reach. */
	readonly before: number;
	readonly after: number;
	readonly rules: readonly ShapeRule[];
}
