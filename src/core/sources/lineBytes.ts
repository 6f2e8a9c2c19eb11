/** What lines are looked through for before they are parsed: JSON's own signs, as bytes. */
export const sign = {
	quote: 34,
	comma: 44,
	colon: 58,
	openingList: 91,
	backslash: 92,
	closingList: 93,
	opening: 123,
	closing: 125,
} as const;

/** The bytes of a text that has ASCII characters only. */
export function asciiBytes(text: string): Uint8Array {
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Do these bytes stand at that place? */
export function standsAt(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
	for (let n = 0; n < wanted.length; n++) if (bytes[at + n] !== wanted[n]) return false;
	return true;
}

/** A stretch of bytes as text, one character a byte: for names and ids. */
export function latinText(bytes: Uint8Array, from: number, end: number): string {
	return Reflect.apply(String.fromCharCode, null, bytes.subarray(from, end));
}

/** Most strings are short: so many bytes are looked at one by one, which is faster than asking for the next quote. */
const near = 64;

/**
 * Where the JSON string that begins behind the quote at `opening` ends: the place of its closing quote; -1 when it is
 * not closed before `limit`.
 */
export function stringEnd(bytes: Uint8Array, opening: number, limit = bytes.length): number {
	let at = opening + 1;
	for (const end = Math.min(at + near, limit); at < end; at++) {
		if (bytes[at] === sign.quote) return at;
		if (bytes[at] === sign.backslash) at++;
	}
	for (at = bytes.indexOf(sign.quote, at); at >= 0 && at < limit; at = bytes.indexOf(sign.quote, at + 1)) {
		let slashes = 0;
		while (bytes[at - 1 - slashes] === sign.backslash) slashes++;
		if (slashes % 2 === 0) return at;
	}
	return -1;
}
