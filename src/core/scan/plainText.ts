const links = /!?\[([^\][\n]*)\]\([^)\n]{0,1000}\)/g;
const emphasis = /\*\*|__|~~|`+|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu;
const leadIn =
	/^\s*(?:>\s*)*(?:#{1,6}\s+|(?:[-*+•‣]|\d{1,3}[.)])\s+)?(?:\[[ xX~-]\]\s+)?(?:(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+\s*)*/u;

/** A piece of markdown as plain words on one line: no markers, links by their text, straight quotes. */
export function plainText(markdown: string): string {
	return markdown
		.replace(leadIn, "")
		.replace(links, "$1")
		.replace(emphasis, "")
		.replace(/[\u2018\u2019]/g, "'")
		.replace(/[\u201c\u201d]/g, '"')
		.replace(/\s+/g, " ")
		.trim();
}

/** A sentence in plain words without code and quotations in it: what the speaker says. */
export function ownWords(raw: string): string {
	return plainText(raw.replace(/`[^`\n]*`|"[^"\n]*"|“[^”\n]*”/g, " "));
}

/** The text cut at a word's end to at most `limit` characters, with an ellipsis where something was cut away. */
export function shorten(text: string, limit: number): string {
	if (text.length <= limit) return text;
	const cut = text.slice(0, limit - 1);
	const space = cut.lastIndexOf(" ");
	return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`.toWellFormed();
}

/** Does a sentence ask something? A question mark inside code or a pattern does not count. */
export function isQuestion(plain: string): boolean {
	return /[?？](?=["')\]!]*(?:\s|$))/.test(plain);
}
