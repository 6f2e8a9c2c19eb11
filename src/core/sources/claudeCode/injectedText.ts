/** Blocks that the client or the editor puts in front of, or behind, what the user typed. */
const injectedBlock =
	"(?:ide_opened_file|ide_selection|ide_diagnostics|new-diagnostics|system-reminder|user-prompt-submit-hook|session-start-hook)";
const opening = new RegExp(`^\\s*<(${injectedBlock})(?:\\s[^>]*)?>`);
const closing = new RegExp(`</(${injectedBlock})>\\s*$`);

/** Texts that begin like this were made by the client as a whole (transcripts.md 2.4). */
const wholeText = new RegExp(
	`^\\s*(?:<(?:${injectedBlock}|command-(?:name|message|args)|local-command-(?:stdout|stderr|caveat)|bash-(?:input|stdout|stderr)|task-notification|teammate-message|cross-session-message|tick)[\\s>]|\\[Request interrupted by user|Caveat: The messages below)`,
);

/** What the user typed in one text block; empty when the client made the whole of it. */
export function cutInjectedText(text: string): string {
	const words = cutBehind(cutInFront(text));
	return wholeText.test(words) ? "" : words.trim();
}

function cutInFront(text: string): string {
	let from = 0;
	for (;;) {
		const tag = opening.exec(text.slice(from, from + 1_000))?.[1];
		const end = tag === undefined ? -1 : text.indexOf(`</${tag}>`, from);
		if (tag === undefined || end < 0) return text.slice(from);
		from = end + tag.length + 3;
	}
}

function cutBehind(text: string): string {
	let words = text.trimEnd();
	for (;;) {
		const tag = closing.exec(words.slice(-100))?.[1];
		const start = tag === undefined ? -1 : words.lastIndexOf(`<${tag}`);
		if (start < 0) return words;
		words = words.slice(0, start).trimEnd();
	}
}

/** The inside of the first `<tag>…</tag>`, or null. */
export function insideTag(text: string, tag: string): string | null {
	const open = text.indexOf(`<${tag}>`);
	if (open < 0) return null;
	const from = open + tag.length + 2;
	const close = text.indexOf(`</${tag}>`, from);
	return close < 0 ? null : text.slice(from, close);
}
