import type { RawLine } from "./format";
import { parseJson } from "./json";
import { latinText, sign, stringEnd } from "./lineBytes";

/** A long text in a line: what a format needs to know to decide how much of it is wanted. */
export interface LongText {
	/** The key of the record itself that it stands under, however deep. */
	readonly section: string;
	/** The key that it, or the list it is in, stands behind. */
	readonly key: string;
	/** Does the text itself begin like JSON? Then a part of it cannot be read. */
	readonly isJson: boolean;
}

/** What is wanted of a text: all of it, nothing (it reads as empty), or its beginning and end. */
export type Wanted = "all" | "none" | "ends";

export interface Shortening {
	/** Texts shorter than this, in bytes, are left alone. */
	readonly longerThan: number;
	/** `keys` are all keys of the line; `key:true` those with that value. */
	want(text: LongText, keys: ReadonlySet<string>): Wanted;
}

/** Lines shorter than this cost less to parse than to look through. */
const shortestLine = 4 * 1024;
/** Keys are cut to this: no known one is longer. */
const longestKey = 100;
/** Characters left of a text's beginning and of its end, when only these are wanted: what is kept of a tool's result, and a head that agents put before it. */
const leftOfEnds = { head: 2_600, tail: 4_100 } as const;

/** The value of a line's JSON, shortened; undefined when the line is none. */
export function parseShortened(line: RawLine, shortening: Shortening): unknown {
	const short = shortenLine(line, shortening);
	return (short === null ? undefined : parseJson(short)) ?? parseJson(line.text());
}

interface Found extends LongText {
	/** Behind its opening quote, and its closing quote. */
	readonly from: number;
	readonly end: number;
}

/**
 * The line's JSON with long texts in it cut as `shortening` says, so that megabytes which nobody reads are neither
 * decoded nor parsed. Null when there is nothing to cut. What is left parses to what the whole line parses to, but for
 * these texts; a damaged line can give damaged JSON.
 */
function shortenLine(line: RawLine, shortening: Shortening): string | null {
	if (line.bytes.length < shortestLine) return null;
	const keys = new Set<string>();
	const found = findLongTexts(line.bytes, shortening.longerThan, keys);
	let text = "";
	let copied = 0;
	for (const one of found) {
		const wanted = shortening.want(one, keys);
		const cut =
			wanted === "all" ? null : wanted === "none" ? ([one.from, one.end] as const) : cutBetweenEnds(line.bytes, one);
		if (cut === null) continue;
		text += line.text(line.bytes.subarray(copied, cut[0]));
		copied = cut[1];
	}
	return copied === 0 ? null : text + line.text(line.bytes.subarray(copied));
}

function findLongTexts(bytes: Uint8Array, longerThan: number, keys: Set<string>): Found[] {
	const found: Found[] = [];
	let [section, key, depth] = ["", "", 0];
	for (let at = 0; ; ) {
		const opening = bytes.indexOf(sign.quote, at);
		const end = opening < 0 ? -1 : stringEnd(bytes, opening);
		if (end < 0) return found;
		for (; at < opening; at++) depth += depthChange(bytes[at]);
		if (bytes[end + 1] === sign.colon) {
			key = latinText(bytes, opening + 1, Math.min(end, opening + longestKey));
			keys.add(bytes[end + 2] === letter.t ? `${key}:true` : key);
			if (depth === 1) section = key;
		} else if (end - opening > longerThan)
			found.push({ section, key, isJson: bytes[opening + 1] === sign.opening, from: opening + 1, end });
		at = end + 1;
	}
}

function depthChange(byte: number | undefined): number {
	if (byte === sign.opening || byte === sign.openingList) return 1;
	return byte === sign.closing || byte === sign.closingList ? -1 : 0;
}

/** From where to where a text can be left out, so that enough stays on both sides; null when it cannot. */
function cutBetweenEnds(bytes: Uint8Array, { from, end }: Found): readonly [number, number] | null {
	const head = headEnd(bytes, from, end);
	const tail = head === null ? null : tailStart(bytes, head, end);
	const [first, last] = [safePlace(bytes, head ?? from), safePlace(bytes, tail ?? from)];
	return head === null || tail === null || first < from || last < first ? null : [first, last];
}

/**
 * Where enough characters of a text stand behind `from`, which lasts for all that cleaning takes away; null when there
 * are not so many, or a control character in \uXXXX form is among them: terminal sequences can reach over a cut.
 */
function headEnd(bytes: Uint8Array, from: number, end: number): number | null {
	let count = 0;
	for (let at = from; at < end; at++) {
		if (bytes[at] !== sign.backslash) count += countOf(bytes[at] ?? 0);
		else if (isControl(bytes, ++at)) return null;
		else count += 1 + surplus(bytes[at] ?? 0);
		if (count >= leftOfEnds.head) return Math.min(at + 1 + lookedThrough, end);
	}
	return null;
}

/** The same from the end; the letters of an escape are met, and counted, before its backslash. */
function tailStart(bytes: Uint8Array, from: number, end: number): number | null {
	let count = 0;
	for (let at = end - 1; at >= from; at--) {
		if (bytes[at] !== sign.backslash) count += countOf(bytes[at] ?? 0);
		else if (isControl(bytes, at + 1)) return null;
		else count += surplus(bytes[at + 1] ?? 0);
		if (count >= leftOfEnds.tail) return at;
	}
	return null;
}

/** Does a byte stand for a character that cleaning leaves? Of UTF-8's bytes the first; 0xc2 begins control characters, too. */
function countOf(byte: number): number {
	return byte < 0x80 ? Number(byte >= 0x20 && byte < 0x7f) : Number(byte > 0xc2);
}

const letter = { b: 98, f: 102, r: 114, t: 116, u: 117, zero: 48, one: 49 } as const;

/** What to add when an escape's letter, and the digits of \uXXXX, are counted as characters: it may stand for one that goes. */
function surplus(byte: number): number {
	if (byte === letter.u) return -5;
	return byte === letter.b || byte === letter.f || byte === letter.r ? -1 : 0;
}

/** Behind a backslash: is it \u00XX with a control character? */
function isControl(bytes: Uint8Array, at: number): boolean {
	if (bytes[at] !== letter.u || bytes[at + 1] !== letter.zero || bytes[at + 2] !== letter.zero) return false;
	return bytes[at + 3] === letter.zero || bytes[at + 3] === letter.one;
}

const longestEscape = 6;
const lookedThrough = 200;

/** The last place before `place` where the text can be cut without cutting a character or an escape; -1 when there is none near. */
function safePlace(bytes: Uint8Array, place: number): number {
	for (let at = place; at > place - lookedThrough; at--) {
		if (((bytes[at] ?? 0) & 0xc0) === 0x80) continue;
		const slash = bytes.subarray(at - longestEscape, at).lastIndexOf(sign.backslash);
		if (slash < 0) return at;
		at += slash - longestEscape + 1;
	}
	return -1;
}
