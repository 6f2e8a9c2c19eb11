/** A secret known by its shape or by what stands around it. */
export interface ShapeRule {
	readonly name: string;
	/** What the capture groups hold is the secret; without groups, the whole match. Global. */
	readonly pattern: RegExp;
	/**
	 * What makes the match a secret: its shape alone, randomness, being plausible as a password (in an "address" letters alone, too); in sentences and calls
	 * ("told") only what is plainly random or made up as passwords are; or such a thing or four words ("phrase").
	 */
	readonly judge: "shape" | "random" | "password" | "address" | "told" | "phrase";
	/** One of these stands in every match: what is cheap to look for first. */
	readonly needs?: readonly string[];
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
