import { allMatches, allSpans } from "./allMatches";
import type { Span } from "./span";
import { isWordLike } from "./value/wordLike";

/**
 * Colour codes, as the byte ESC, as JSON, C and `cat -v` spell it, or with ESC lost on the way; characters without
 * width; and quotes as HTML writes them. Other terminal sequences (titles, links) stay: what they hold is text, and text can be a secret.
 */
const colourCodes =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
	/[\u001b\u009b]\[?[0-9;:?]*[A-Za-z]|(?:\\{1,15}(?:u001b|x1b|033|e)|\^\[)\[[0-9;:?]*[A-Za-z]|\[\d{1,3}(?:;\d{1,3}){0,4}m|&(?:quot|apos|#34|#39|#x27);|[\u200b-\u200d\u2060\ufeff\u00ad]/gi;

/**
 * What listings put before each line, after the line break: numbers, frames, quotation marks, times, a file's name and
 * line, the plus of a diff. The minus is no such sign: flags and lists begin with it.
 */
const linePrefixes =
	/(^|\n|\\n)((?:[ \t]{0,12}(?:\d{1,6}(?:→|\t|\\{1,15}t|: | ?[│|] ?)|[│⎿>][ \t]{0,2})|\+(?![+\d(])|\d{4}-\d\d-\d\d[T ][\d:.,]{8,15}Z? |[\w./-]{0,80}(?:\.[a-z]{1,4}|\/[\w.-]{1,60}):\d{1,3}:))/g;

/** A line break, of a shell's continued line, too, after a run of token characters; with the indentation that follows. */
const lineJoints =
	/(?:\\?\r?\n|[│┃]\r?\n|(?:\\{1,15}r)?\\{1,15}n)(?<=[\w+/.~=%-]{12}(?:\\?\r?\n| {0,20}[│┃]\r?\n|(?:\\{1,15}r)?\\{1,15}n))[ \t]{0,40}/g;

/** Token characters at the start of the next line: a whole line of them, or a part that ends where a value can end. */
const wholeLine = /([\w+/.~%-]{4,}={0,2})(?=\\{0,15}["'`]|[,;)}\]]*[ \t]*[│┃]?(?:\\?\r?\n|\\{1,15}[rn]|$))/y;
const lineStart = /([\w+/.~%-]{8,}={0,2})(?=[\s"'`,;:)}\]&@<\\]|$)/y;

/** Ranges that only colour the text. */
export function findColourCodes(text: string): Span[] {
	return allSpans(text, colourCodes);
}

/** Ranges at the start of lines that belong to a listing, not to what is listed. */
export function findLinePrefixes(text: string): Span[] {
	return allMatches(text, linePrefixes).map((match) => {
		const start = match.index + (match[1]?.length ?? 0);
		return { start, end: start + (match[2]?.length ?? 0) };
	});
}

/** Line breaks that look as if they cut one long value in two. A line of plain words after it is not a continuation. */
export function findLineJoints(text: string): Span[] {
	return allSpans(text, lineJoints)
		.map((joint) => withSpacesBefore(text, joint))
		.filter((joint) => {
			const whole = execAt(wholeLine, text, joint.end);
			if (whole !== undefined) return whole.length >= 20 || !isWordLike(whole);
			const part = execAt(lineStart, text, joint.end);
			return part !== undefined && /\d/.test(part) && !isWordLike(part);
		});
}

/** Between a value and the frame at the line's end stand spaces. */
function withSpacesBefore(text: string, joint: Span): Span {
	let start = joint.start;
	while (text[start - 1] === " ") start--;
	return { start, end: joint.end };
}

function execAt(pattern: RegExp, text: string, at: number): string | undefined {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[1];
}
