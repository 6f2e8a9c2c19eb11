import type { Evidence, RunPlace } from "../model/finding";

/** Where a text stands in a conversation, with the text itself. */
export interface Source {
	/** See `Evidence.run`. */
	readonly run?: RunPlace;
	readonly conversation: string;
	readonly turn: number;
	readonly offset: number;
	readonly speaker: Evidence["speaker"];
	/** The whole text that stands there. */
	readonly text: string;
}

/** Characters of a quote at most: enough to recognise the place and what was said. */
const limit = 300;

/**
 * The only way to make evidence: `quote` must stand in the source's text to the letter, else null comes back.
 * Long quotes are cut at a word's end, so that they stay substrings.
 */
export function evidenceOf(source: Source, quote: string): Evidence | null {
	const trimmed = bounded(quote.trim());
	if (trimmed === "" || !source.text.includes(trimmed)) return null;
	const { text: _, ...place } = source;
	return { ...place, quote: trimmed };
}

/** Evidence as a finding wants it: never empty. Null when nothing of it holds. */
export function evidenceList(found: readonly (Evidence | null)[]): [Evidence, ...Evidence[]] | null {
	const [first, ...rest] = found.filter((one) => one !== null);
	return first === undefined ? null : [first, ...rest];
}

function bounded(quote: string): string {
	if (quote.length <= limit) return quote;
	const cut = quote.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
	const space = cut.search(/\s\S*$/);
	return space > limit / 2 ? cut.slice(0, space) : cut;
}
