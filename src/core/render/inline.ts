import { shorten } from "../model/shorten";
import { clean } from "../sources/text";

/** Not seen, but they change how a text reads or hide one in it: zero-width, bidirectional, fillers, tags, selectors. */
export const invisible = /(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Where a mark can be escaped by a backslash. */
const escapable = /[!-/:-@[-`{-~]/;

/**
 * Foreign text as one line to be read as it stands: without line ends, terminal sequences, control characters and what is
 * not seen. For plain text only: Markdown in it stays alive (`inline`).
 */
export function plainLine(text: string): string {
	return clean(text.replace(/[\u0085\v\f]/g, " "))
		.replace(invisible, "")
		.replace(/\s+/g, " ")
		.trim();
}

/**
 * Foreign text made fit for one line of our own Markdown, wherever in the line it stands: it can end no frame, open no
 * HTML or comment, become no heading, list item, task box, rule, table, fence, image, link, footnote or definition.
 * Code spans stay readable; a backtick that belongs to none becomes an apostrophe. The words are not changed. It still has to be quoted: `quoted`, `blockquote`.
 */
export function inline(text: string): string {
	const line = withoutComments(plainLine(text));
	const escaped = codeSpans(line)
		.map((part) => (part.code ? part.text : escapeMarkup(part.text)))
		.join("");
	return escapeLineStart(escaped);
}

/** Foreign words between quotation marks that they cannot close, at most `length` characters of them. */
export function quoted(text: string, length: number): string {
	return `“${inline(shorten(plainLine(text).replace(/[“”]/g, '"'), length))}”`;
}

/** Nothing in it can end a frame of tags that we put around it, nor one that an agent does. */
export function withoutTags(text: string): string {
	return text.replace(/<(?=[/!?|]|[a-z\d]+[-_])/gi, "‹");
}

/** Foreign text as a quotation of one or more lines. */
export function blockquote(text: string): string[] {
	return text
		.split(/\r\n|[\n\r\u0085\u2028\u2029]/)
		.map((line) => inline(line))
		.filter((line) => line !== "")
		.map((line) => `> ${line}`);
}

/** A command, path or name as a code span, whatever backticks it holds; at most `length` characters of it. */
export function codeSpan(text: string, length = 160): string {
	const line = withoutComments(shorten(plainLine(text).replaceAll("`", "'"), length));
	return `\`${line === "" ? " " : line}\``;
}

/** Neither our own frame nor anybody else's comment can be opened or closed, not even for a reader of the raw text. */
function withoutComments(line: string): string {
	return line.replaceAll("<!--", "<! --").replaceAll("-->", "-- >");
}

interface Part {
	readonly text: string;
	readonly code: boolean;
}

/** Cuts a line into code spans and the rest, as CommonMark does: a backtick that opens no span counts as text. */
function codeSpans(line: string): Part[] {
	const parts: Part[] = [];
	let from = 0;
	let at = 0;
	while (at < line.length) {
		if (line[at] === "\\") at += 2;
		else if (line[at] !== "`") at++;
		else {
			const end = endOfTicks(line, at);
			const close = closingTicks(line, end, end - at);
			if (close !== null) {
				parts.push({ text: line.slice(from, at), code: false }, { text: line.slice(at, close), code: true });
				from = close;
			}
			at = close ?? end;
		}
	}
	return [...parts, { text: line.slice(from), code: false }];
}

function endOfTicks(line: string, from: number): number {
	let at = from;
	while (line[at] === "`") at++;
	return at;
}

/** Where the run of exactly `length` backticks ends that closes a span; null when there is none. */
function closingTicks(line: string, from: number, length: number): number | null {
	for (let at = line.indexOf("`", from); at >= 0; at = line.indexOf("`", at)) {
		const end = endOfTicks(line, at);
		if (end - at === length) return end;
		at = end;
	}
	return null;
}

function escapeMarkup(text: string): string {
	return text
		.replace(/\\/g, (mark, at: number) => (escapable.test(text[at + 1] ?? "`") ? "\\\\" : mark))
		.replaceAll("`", "'")
		.replace(/&(?=(?:#\d+|#[xX][\dA-Fa-f]+|[A-Za-z][A-Za-z\d]*);)/g, "\\&")
		.replace(/<(?!\s|$)/g, "\\<")
		.replace(/\](?=[([:])/g, "\\]")
		.replace(/\[(?=\^|[0-9a-f]{4}-[\w.]+\])/g, "\\[")
		.replace(/~{2,}/g, (marks) => marks.replaceAll("~", "\\~"))
		.replace(/(?<=^|\s)@(?=\S)/g, "\\@");
}

/** What would make a line a heading, list item, quotation, rule, underline of a heading or border of a table. */
function escapeLineStart(line: string): string {
	if (/^[-=|:*_+][-=|:*_+\s]*$/.test(line)) return `\\${line}`;
	return line.replace(/^(?:(#{1,6}|[-+*])(?=\s|$)|>)/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}
