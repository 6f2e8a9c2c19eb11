type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/** How a file's first bytes say that it is encoded, and how long the mark is that says so. */
export function markOf(head: Uint8Array): { readonly encoding: Encoding; readonly bytes: number } {
	if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: "utf-8", bytes: 3 };
	if (head[0] === 0xff && head[1] === 0xfe) return { encoding: "utf-16le", bytes: 2 };
	if (head[0] === 0xfe && head[1] === 0xff) return { encoding: "utf-16be", bytes: 2 };
	return { encoding: "utf-8", bytes: 0 };
}

/** Decodes a file or, with `cut`, the beginning of one: a character cut in two at its end is then left out. */
export function decodeText(bytes: Uint8Array, cut: boolean): string {
	const mark = markOf(bytes);
	return new TextDecoder(mark.encoding, { ignoreBOM: true }).decode(bytes.subarray(mark.bytes), { stream: cut });
}
