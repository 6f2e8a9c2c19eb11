/** The beginning of a text, at most `most` bytes of its UTF-8 form, never with half a character at its end. */
export function utf8Head(text: string, most: number): { readonly text: string; readonly bytes: number } {
	let end = 0;
	let bytes = 0;
	for (const character of text) {
		const more = bytes + lengthOf(character.codePointAt(0) ?? 0);
		if (more > most) break;
		bytes = more;
		end += character.length;
	}
	return { text: text.slice(0, end), bytes };
}

function lengthOf(codePoint: number): number {
	if (codePoint < 0x80) return 1;
	if (codePoint < 0x800) return 2;
	return codePoint < 0x10000 ? 3 : 4;
}
