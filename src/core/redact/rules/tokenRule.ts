/**
 * How the tokens of one provider begin and go on, as its public documentation (or its own announcement to secret
 * scanners) states it. Lengths are lower bounds, a little under the documented one where that has changed before.
 */
export interface TokenRule {
	readonly provider: string;
	/** Beginnings, parted by spaces, at least two characters each. */
	readonly prefixes: string;
	/** Source of the regular expression of what follows. */
	readonly body: string;
}

/** Short for a table's rows. */
export function tokenRule(provider: string, prefixes: string, body: string): TokenRule {
	return { provider, prefixes, body };
}

export const alnum = "[A-Za-z0-9]";
export const hex = "[a-f0-9]";
/** Base64 for URLs. */
export const word = "[\\w-]";
export const base64 = "[A-Za-z0-9+/]";
export const uuid = "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}";
