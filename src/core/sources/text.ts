// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const terminalSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a quick look whether there is anything to clean
const needsCleaning = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]/;

/** Text as it can be shown and written: no terminal sequences, no control characters, no lone surrogates, line ends as \n. */
export function clean(text: string): string {
	if (!needsCleaning.test(text)) return text;
	return text.replace(terminalSequences, "").replace(/\r\n?/g, "\n").replace(controls, "").toWellFormed();
}

/**
 * The mark that stands where the middle of a long text was left out. In ASCII: one other character, and the whole text
 * takes twice the memory.
 */
export const omission = "\n[...]\n";

/**
 * A text of at most about `head + tail` characters: its beginning and its end, where its news usually stands. Cut
 * between words: half a token has no shape left by which it could be masked.
 */
export function headAndTail(text: string, head: number, tail: number): string {
	if (text.length <= head + tail + omission.length) return text;
	const before = text.slice(0, wordStart(text, head));
	const after = text.slice(text.length - tail).replace(/^\S{1,400}/, "");
	// Joined, it is a text of its own; added up, it would hold on to the whole text that it was cut from.
	return [before, omission, after].join("").toWellFormed();
}

/** A run of characters without a space that is longer is cut. */
const longestWord = 400;

/** Where the word begins that `end` would cut. */
function wordStart(text: string, end: number): number {
	let start = end;
	while (start > 0 && end - start < longestWord && /\S/.test(text.charAt(start - 1))) start--;
	return start;
}

/**
 * The exit code that agents write into the text of a command's result, or null when none stands there.
 * Texts as in transcripts.md: Claude Code and Gemini `Exit Code: N`, Codex `Process exited with code N`,
 * Copilot `<exited with exit code N>`, Cline `Command exited with code N`.
 */
export function exitCodeInText(text: string): number | null {
	const head = text.slice(0, 400);
	const tail = text.slice(-400);
	const pattern = /\b(?:exit(?:ed)?[ _](?:with )?(?:exit )?code|exit code)[:=]? ?(-?\d{1,10})\b/i;
	const found = pattern.exec(head) ?? pattern.exec(tail);
	return found?.[1] === undefined ? null : Number(found[1]);
}
