/** One line of a document, without its line end, and where it begins in the file, in bytes of UTF-8. */
export interface TextLine {
	readonly offset: number;
	readonly text: string;
}

/** Cuts a document into lines, blank ones included; a carriage return before a line feed belongs to the line end. */
export function textLines(document: string): readonly TextLine[] {
	const lines: TextLine[] = [];
	let offset = 0;
	for (let from = 0; from < document.length; ) {
		const feed = document.indexOf("\n", from);
		const end = feed < 0 ? document.length : feed;
		const raw = document.slice(from, end);
		lines.push({ offset, text: raw.endsWith("\r") ? raw.slice(0, -1) : raw });
		offset += utf8Length(raw) + 1;
		from = end + 1;
	}
	return lines;
}

/** The texts of the lines after the one at `index`. */
export function* textsAfter(lines: readonly TextLine[], index: number): Generator<string> {
	for (let at = index + 1; at < lines.length; at++) yield lines[at]?.text ?? "";
}

/** How many bytes a text takes in UTF-8; a lone surrogate counts as the replacement character it is written as. */
export function utf8Length(text: string): number {
	let bytes = 0;
	for (let at = 0; at < text.length; at++) {
		const code = text.codePointAt(at) ?? 0;
		if (code > 0xffff) at++;
		bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code > 0xffff ? 4 : 3;
	}
	return bytes;
}
