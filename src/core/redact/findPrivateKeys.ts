import type { Span } from "./span";

/** The words by which every armoured private key is announced and closed. */
const label = /(?:PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1|PGP MESSAGE SECRET)-{2,5}/g;
const longestBlock = 60_000;

/**
 * One line of key material with the line break before it: base64, armour headers (`Proc-Type: …`), in JSON, in string
 * literals, behind line numbers and diff signs, as far as the key goes on.
 */
const keyLine =
	/(?:\\{0,15}r?\\{1,15}n|\s|["'`+,|│>\\]|\d{1,6}(?:→|\t|: ?| ?\|)|[+-](?=[A-Za-z0-9+/])){0,80}(?:(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset): [^\n\\]{1,100}|[A-Za-z0-9+/]{16,}={0,2}|[A-Za-z0-9+/]{1,}={1,2}|=[A-Za-z0-9+/]{4}(?![A-Za-z0-9])|[A-Za-z0-9+/]{4,}={0,2}(?=\s*(?:\\{0,15}r?\\{1,15}n|\r?\n|["'])|$))/y;
const beforeEnd =
	/(?:(?:^|\\{0,15}r?\\{1,15}n|\s|["'`+,|│>\\]|\d{1,6}(?:→|\t|: ?| ?\|)|[+-])[A-Za-z0-9+/=]{4,}={0,2})+(?:\\{0,15}r?\\{1,15}n|\s|["'`+,|│>\\]|\d{1,6}(?:→|\t|: ?| ?\|)|[+-]){0,40}-{2,5}END[A-Z0-9 ]*$/;

/** Bodies of armoured private keys (PEM, OpenSSH, PGP, PuTTY), also when the block is cut off before its begin or end line. */
export function findPrivateKeys(text: string): Span[] {
	return [...findArmoured(text), ...findPutty(text)];
}

function findArmoured(text: string): Span[] {
	const spans: Span[] = [];
	let bodyStart: number | null = null;
	for (const match of text.matchAll(label)) {
		const end = match.index + match[0].length;
		const before = text.slice(Math.max(0, match.index - 40), match.index);
		const endsHere = /-{2,5}END[A-Z0-9 ]*$/.exec(before);
		if (endsHere === null) {
			if (bodyStart !== null) spans.push(openBlock(text, bodyStart));
			bodyStart = end;
			continue;
		}
		const bodyEnd = match.index - endsHere[0].length;
		if (bodyStart !== null && bodyEnd - bodyStart <= longestBlock) spans.push({ start: bodyStart, end: bodyEnd });
		else spans.push(...headless(text, match.index));
		bodyStart = null;
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
function headless(text: string, labelStart: number): Span[] {
	const from = Math.max(0, labelStart - 12_000);
	const before = text.slice(from, labelStart);
	const match = beforeEnd.exec(before);
	return match === null ? [] : [{ start: from + match.index, end: from + before.lastIndexOf("END") }];
}

/** Leaves line breaks, quotes and dashes at both ends readable. */
function trimBlock(text: string, span: Span): Span {
	const body = text.slice(span.start, span.end);
	const lead = /^(?:\\{1,15}[rn]|[\s"'`+,\\-])*/.exec(body)?.[0].length ?? 0;
	const tail = /(?:\\{1,15}[rn]|[\s"'`,\\-]){0,80}$/.exec(body.slice(lead))?.[0].length ?? 0;
	return { start: span.start + lead, end: Math.max(span.start + lead, span.end - tail) };
}

/** Key material, not "…", "<your key>" or an expression of code. */
function holdsKey(text: string, span: Span): boolean {
	const body = text.slice(span.start, Math.min(span.end, span.start + longestBlock));
	return /[A-Za-z0-9+/]{20}/.test(body) || /^[A-Za-z0-9+/=\\\s]{12,}$/.test(body);
}

const puttyLines = /Private-Lines: (\d{1,3})/g;
const puttyLine = /(?:\\{0,15}r?\\{1,15}n|\s|\d{1,6}(?:→|\t|: ?)|[+|│-]){1,20}[A-Za-z0-9+/]{1,64}={0,2}(?![\w:-])/y;

function findPutty(text: string): Span[] {
	const spans: Span[] = [];
	for (const match of text.matchAll(puttyLines)) {
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
	for (const match of text.matchAll(/Private-(?:MAC|Hash): ([0-9a-f]{40,})/g)) {
		spans.push({ start: match.index + match[0].length - (match[1]?.length ?? 0), end: match.index + match[0].length });
	}
	return spans;
}
