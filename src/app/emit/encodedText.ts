export type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** A text file taken apart so that it can be put together again to the byte. */
export interface EncodedText {
	readonly text: string;
	readonly encoding: Encoding;
	/** Length of the byte order mark in front of the text, in bytes. */
	readonly markBytes: number;
}

const marks: readonly { readonly encoding: Encoding; readonly bytes: readonly number[] }[] = [
	{ encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
	{ encoding: "utf-16le", bytes: [0xff, 0xfe] },
	{ encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

/** Takes a file apart. Bytes that are no text of its encoding become U+FFFD; `isExact` tells whether there were any. */
export function decodeExactly(bytes: Uint8Array): EncodedText & { readonly isExact: boolean } {
	const mark = marks.find((known) => known.bytes.every((byte, at) => bytes[at] === byte));
	const encoding = mark?.encoding ?? "utf-8";
	const markBytes = mark?.bytes.length ?? 0;
	const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes.subarray(markBytes));
	const again = encode(text, encoding);
	const isExact = again.length === bytes.length - markBytes && startsWith(bytes.subarray(markBytes), again);
	return { text, encoding, markBytes, isExact };
}

/** A text in an encoding, without a mark. */
export function encode(text: string, encoding: Encoding): Uint8Array {
	if (encoding === "utf-8") return new TextEncoder().encode(text);
	const bytes = new Uint8Array(text.length * 2);
	const view = new DataView(bytes.buffer);
	for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
	return bytes;
}

/** Whether `bytes` begin with `part`. */
export function startsWith(bytes: Uint8Array, part: Uint8Array): boolean {
	return bytes.length >= part.length && part.every((byte, at) => bytes[at] === byte);
}

/** Where `part` first stands in `bytes` at or after `from`; -1 when it does not. */
export function indexOfBytes(bytes: Uint8Array, part: Uint8Array, from = 0): number {
	const first = part[0];
	if (first === undefined) return from;
	for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
		if (startsWith(bytes.subarray(at), part)) return at;
	return -1;
}
