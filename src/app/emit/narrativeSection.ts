import { decodeExactly, type EncodedText, encode, indexOfBytes, startsWith } from "./encodedText";

/** One section of a narrative file. */
export interface NarrativeSection {
	/** The handoff's uuid. */
	readonly id: string;
	/** The line it begins with, for example `## Handoff 2026-11-30T18:02:00Z`. */
	readonly heading: string;
	/** Markdown below the heading, lines ended by \n. */
	readonly body: string;
}

/**
 * The bytes that are missing at the end of a narrative file so that it holds a section exactly once, whole, after one
 * blank line, in the file's own encoding and line ends; null when it is there already. The section stands between two
 * comments with the handoff's uuid, so that a second try finds what the first one wrote: all of it, or the torn
 * beginning that a crash or a full disk left at the file's end, of which only the rest is missing then.
 */
export function missingBytes(file: Uint8Array, section: NarrativeSection): Uint8Array | null {
	const known = readEnd(file);
	const lineEnd = lineEndOf(known.text);
	const toBytes = (text: string) => encode(text.replace(/\r?\n/g, lineEnd), known.encoding);
	const start = indexOfBytes(file, toBytes(startMark(section.id)));
	if (start >= 0 && indexOfBytes(file, toBytes(endMark(section.id)), start) >= 0) return null;
	const whole = toBytes(sectionText(section));
	const torn = tornBytes(file, whole, known, toBytes("\n"));
	if (torn > 0) return whole.subarray(torn);
	return toBytes(separator(known.text) + sectionText(section));
}

/** Whether a file holds, from `size` on, nothing but a beginning of what was to be appended there (or nothing at all). */
export function isTornAppend(file: Uint8Array, size: number, appended: Uint8Array): boolean {
	return file.length >= size && startsWith(appended, file.subarray(size));
}

/** Whether a file begins with this section: it was made for it. */
export function beginsWithSection(file: Uint8Array, id: string): boolean {
	return startsWith(file, encode(startMark(id), "utf-8"));
}

/** Of a large file so much tells how its lines end; a section would have to be longer to be missed by it. */
const endBytes = 256 * 1024;

/** How a file is encoded, and the text at its end. */
function readEnd(file: Uint8Array): EncodedText {
	const { encoding, markBytes } = decodeExactly(file.subarray(0, 4));
	const cut = Math.max(0, file.length - markBytes - endBytes);
	const from = markBytes + cut - (cut % 2);
	const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(file.subarray(from));
	return { text, encoding, markBytes };
}

function sectionText({ id, heading, body }: NarrativeSection): string {
	return `${startMark(id)}\n${heading}\n\n${body.trimEnd()}\n${endMark(id)}\n`;
}

function startMark(id: string): string {
	return `<!-- codi-handoff ${id} -->`;
}

function endMark(id: string): string {
	return `<!-- /codi-handoff ${id} -->`;
}

/** The line end that most lines have. */
function lineEndOf(text: string): "\n" | "\r\n" {
	const all = text.match(/\n/g)?.length ?? 0;
	const windows = text.match(/\r\n/g)?.length ?? 0;
	return windows * 2 > all ? "\r\n" : "\n";
}

/** What must come between the text and a new section: an end for its last line, and one blank line. */
function separator(text: string): string {
	if (text === "" || /\n\r?\n$/.test(text) || /^\r?\n$/.test(text)) return "";
	return text.endsWith("\n") ? "\n" : "\n\n";
}

/** How many of the section's first bytes the file ends with, counted from the beginning of a line. */
function tornBytes(file: Uint8Array, whole: Uint8Array, { markBytes }: EncodedText, lineEnd: Uint8Array): number {
	for (let length = Math.min(whole.length - 1, file.length - markBytes); length > 0; length--) {
		const from = file.length - length;
		if (file[from] !== whole[0] || !startsWith(whole, file.subarray(from))) continue;
		if (from === markBytes || startsWith(file.subarray(from - lineEnd.length), lineEnd)) return length;
	}
	return 0;
}
