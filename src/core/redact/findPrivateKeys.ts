import { allMatches } from "./allMatches";
import type { Span } from "./span";

/** The words by which every armoured private key is announced and closed. */
const label = /(?:PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1|PGP MESSAGE SECRET) ?-{2,5}/g;
const longestBlock = 60_000;

/** What stands between the lines of a key: line breaks (escaped, too), quotes, line numbers, diff signs, frames. */
const gap = "(?:\\\\{1,15}(?!\\\\)[rn]?|\\s|[\"'`+,|│>]|\\d{1,6}(?:→|\\t|: ?| ?\\|)|-(?=[A-Za-z0-9+/]))";
const header = "(?:Proc-Type|DEK-Info|Version|Comment|Subject|x-command|Hash|Charset): [^\\n\\\\]{1,100}";

/** One line of key material with the gap before it: base64, a checksum, or a header of the armour. */
const keyLine = new RegExp(
	`${gap}{0,80}(?:${header}|[A-Za-z0-9+/]{16,}={0,2}|[A-Za-z0-9+/]{1,100}={1,2}|=[A-Za-z0-9+/]{4}(?![A-Za-z0-9])|` +
		"[A-Za-z0-9+/]{4,100}={0,2}(?=[ \\t]*(?:\\\\{1,15}[rn]|\\r?\\n|[\"'])|$))",
	"y",
);
const lineBreaks = /(\r?\n|\\{1,15}(?!\\)[rn])/;
/** A line of key material as it stands in listings. */
const bareKeyLine =
	/^(?:[\s"'`,|│>+-]|\d{1,6}(?:→|\t|: ?| ?\|)){0,20}(?:[A-Za-z0-9+/]{4,}={0,2}|=[A-Za-z0-9+/]{4})?[\s"'`,+]{0,10}$/;

/** The first line of what is left of a key, at the start of a string. */
const keyAfterQuote = /(?<=["'`])[A-Za-z0-9+/]{16,}={0,2}$/;

/** Bodies of armoured private keys (PEM, OpenSSH, PGP, PuTTY), also when the block is cut off before its begin or end line. */
export function findPrivateKeys(text: string): Span[] {
	return [...findArmoured(text), ...findPutty(text)];
}

function findArmoured(text: string): Span[] {
	const spans: Span[] = [];
	let bodyStart: number | null = null;
	let lastLabel = 0;
	for (const match of allMatches(text, label)) {
		const end = match.index + match[0].length;
		const before = text.slice(Math.max(0, match.index - 40), match.index);
		const endsHere = /-{2,5} ?END[A-Z0-9 ]*$/.exec(before);
		if (endsHere === null) {
			if (bodyStart !== null) spans.push(openBlock(text, bodyStart));
			bodyStart = end;
			continue;
		}
		const bodyEnd = match.index - endsHere[0].length;
		if (bodyStart !== null && bodyEnd - bodyStart <= longestBlock) spans.push({ start: bodyStart, end: bodyEnd });
		else spans.push(headless(text, Math.max(lastLabel, bodyEnd - longestBlock), bodyEnd));
		bodyStart = null;
		lastLabel = end;
	}
	if (bodyStart !== null) spans.push(openBlock(text, bodyStart));
	return spans.map((span) => trimBlock(text, span)).filter((span) => holdsKey(text, span));
}

/** From the begin line on, as long as the lines look like key material. */
function openBlock(text: string, start: number): Span {
	let end = start;
	while (end - start < longestBlock) {
		keyLine.lastIndex = end;
		const line = keyLine.exec(text)?.[0];
		if (line === undefined) break;
		end += line.length;
	}
	return { start, end };
}

/** The lines of key material before an end line that has no begin line. */
function headless(text: string, from: number, end: number): Span {
	const pieces = text.slice(from, end).split(lineBreaks);
	let start = end;
	for (let index = pieces.length - 1; index >= 0; index--) {
		const piece = pieces[index] ?? "";
		const isKey = lineBreaks.test(piece) || bareKeyLine.test(piece);
		start -= isKey ? piece.length : (keyAfterQuote.exec(piece)?.[0].length ?? 0);
		if (!isKey) break;
	}
	return { start, end };
}

/** Leaves line breaks, quotes and dashes at both ends readable. */
function trimBlock(text: string, span: Span): Span {
	const body = text.slice(span.start, span.end);
	const lead = /^(?:\\{1,15}(?!\\)[rn]?|[\s"'`+,-])*/.exec(body)?.[0].length ?? 0;
	const tail = /(?:\\{1,15}(?!\\)[rn]?|[\s"'`,-]){0,80}$/.exec(body.slice(lead).slice(-100))?.[0].length ?? 0;
	return { start: span.start + lead, end: Math.max(span.start + lead, span.end - tail) };
}

/** Key material, not "…", "<your key>" or an expression of code. */
function holdsKey(text: string, span: Span): boolean {
	const body = text.slice(span.start, Math.min(span.end, span.start + longestBlock));
	return /[A-Za-z0-9+/]{20}/.test(body) || /^[A-Za-z0-9+/=\\\s]{12,}$/.test(body);
}

const puttyLines = /Private-Lines: (\d{1,3})/g;
const puttyCheck = /Private-(?:MAC|Hash): ([0-9a-f]{40,})/g;
const puttyLine = /(?:\\{1,15}(?!\\)[rn]|\s|\d{1,6}(?:→|\t|: ?)|[+|│-]){1,20}[A-Za-z0-9+/]{1,64}={0,2}(?![\w:-])/y;

function findPutty(text: string): Span[] {
	const spans: Span[] = [];
	for (const match of allMatches(text, puttyLines)) {
		const start = match.index + match[0].length;
		let end = start;
		for (let line = 0; line < Number(match[1]); line++) {
			puttyLine.lastIndex = end;
			const found = puttyLine.exec(text)?.[0];
			if (found === undefined) break;
			end += found.length;
		}
		spans.push(trimBlock(text, { start, end }));
	}
	for (const match of allMatches(text, puttyCheck)) {
		spans.push({ start: match.index + match[0].length - (match[1]?.length ?? 0), end: match.index + match[0].length });
	}
	return spans;
}
