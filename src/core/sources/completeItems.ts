/** What could be saved of a JSON document that ends in the middle. */
export interface Salvaged {
	/** The text of each whole item of the list, in order. */
	readonly items: readonly string[];
	/** What stands before the list, as it stands. */
	readonly before: string;
}

const quote = 34;
const backslash = 92;
const open = new Set([123, 91]);
const close = new Set([125, 93]);

/**
 * Finds the whole objects of a list in a JSON text that was cut off. `list` is a pattern that ends with the list's
 * opening bracket. Null when there is no such list. Linear in the text's length.
 */
export function completeItems(text: string, list: RegExp): Salvaged | null {
	const opening = list.exec(text);
	if (opening === null) return null;
	const start = opening.index + opening[0].length;
	return { items: cutItems(text, start), before: text.slice(0, opening.index) };
}

function cutItems(text: string, start: number): readonly string[] {
	const items: string[] = [];
	let depth = 0;
	let from = start;
	for (let at = start; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === quote) at = endOfString(text, at);
		else if (open.has(code)) {
			if (depth === 0) from = at;
			depth++;
		} else if (close.has(code)) {
			depth--;
			if (depth < 0) break;
			if (depth === 0) items.push(text.slice(from, at + 1));
		}
	}
	return items;
}

function endOfString(text: string, start: number): number {
	for (let at = start + 1; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === backslash) at++;
		else if (code === quote) return at;
	}
	return text.length;
}
