import { matchSpans } from "./redactSpans";
import type { Span } from "./span";
import { isWordLike } from "./value/wordLike";

/**
 * Colour codes, as the byte ESC, as JSON, C and `cat -v` spell it, or with ESC lost on the way; characters without
 * width; and quotes as HTML writes them. Other terminal sequences (titles, links) stay: what they hold is text, and text can be a secret.
 */
const colourCodes =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
	/[\u001b\u009b]\[?[0-9;:?]*[A-Za-z]|(?:\\{1,15}(?:u001b|x1b|033|e)|\^\[)\[[0-9;:?]*[A-Za-z]|\[\d{1,3}(?:;\d{1,3}){0,4}m|&(?:quot|apos|#34|#39|#x27);|[\u200b-\u200d\u2060\ufeff\u00ad]/gi;

/** A line break after a long run of token characters: backslash of a shell, line number, diff sign and frame included. */
const lineJoints =
	/(?:\\?\r?\n|(?:\\{1,15}r)?\\{1,15}n)(?<=[\w+/.~=%-]{20}(?:\\?\r?\n|(?:\\{1,15}r)?\\{1,15}n))(?:[ \t│|>]|\d{1,6}(?:→|\t|: ?|[│|])|[+-](?=[A-Za-z0-9+/])){0,40}/g;

/** The next line, when it holds nothing but token characters (to its end, or to a closing quote). */
const tokenLine = /([\w+/.~%-]{4,}={0,2})(?=\\{0,15}["'`]|[,;)}\]]*[ \t]*(?:\\?\r?\n|\\{1,15}[rn]|$))/y;

/** Ranges that only colour the text. */
export function findColourCodes(text: string): Span[] {
	return matchSpans(text, colourCodes);
}

/** Line breaks that look as if they cut one long value in two. A line of plain words after it is not a continuation. */
export function findLineJoints(text: string): Span[] {
	return matchSpans(text, lineJoints).filter((joint) => {
		tokenLine.lastIndex = joint.end;
		const next = tokenLine.exec(text)?.[1];
		return next !== undefined && (next.length >= 20 || !isWordLike(next));
	});
}
