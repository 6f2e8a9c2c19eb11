import { shorten } from "../model/shorten";

/** Characters that are not seen but change how a text reads: zero-width, bidirectional controls, tags, BOM. */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/**
 * Foreign text made fit for one line of our own Markdown: it can end no frame, open no HTML or comment, become no
 * heading, image or link. Code spans stay readable. The words are not changed.
 */
export function inline(text: string): string {
	const line = text
		.replace(invisible, "")
		.replace(/\s+/g, " ")
		.trim()
		.replaceAll("<!--", "<! --")
		.replaceAll("-->", "-- >");
	return codeSpans(line)
		.map((part) => (part.code ? part.text : escapeMarkup(part.text)))
		.join("");
}

interface Part {
	readonly text: string;
	readonly code: boolean;
}

/** Cuts a line into code spans and the rest. A backtick that opens no span counts as text. */
function codeSpans(line: string): Part[] {
	const parts: Part[] = [];
	const span = /(`+)(?!`)[^`]*(?:(?!\1(?!`))`+[^`]+)*\1(?!`)/g;
	let from = 0;
	for (let found = span.exec(line); found !== null; found = span.exec(line)) {
		parts.push({ text: line.slice(from, found.index), code: false }, { text: found[0], code: true });
		from = found.index + found[0].length;
	}
	parts.push({ text: line.slice(from).replaceAll("`", "\\`"), code: false });
	return parts;
}

function escapeMarkup(text: string): string {
	return text
		.replace(/<(?=[A-Za-z/!?])/g, "\\<")
		.replace(/\](?=[([:])/g, "\\]")
		.replace(/^(#{1,6}|[-+*]|\d+[.)]|>|=+|~{3,})(?=\s|$)/, (mark) => `\\${mark}`);
}

/** Foreign text as a quotation of one or more lines. */
export function blockquote(text: string): string[] {
	return text
		.split("\n")
		.map((line) => inline(line))
		.filter((line) => line !== "")
		.map((line) => `> ${line}`);
}

/** A command, path or name as a code span, whatever backticks it holds. */
export function codeSpan(text: string): string {
	const line = inline(shorten(text.replaceAll("`", "'"), 160))
		.replaceAll("\\<", "<")
		.replaceAll("\\]", "]");
	return `\`${line}\``;
}
