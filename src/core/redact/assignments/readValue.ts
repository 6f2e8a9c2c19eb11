import type { Span } from "../span";
import type { Key } from "./keys";
import type { ValuePlace } from "./separators";

/** A piece of text that stands where a value stands. */
export interface Candidate extends Span {
	readonly value: string;
	readonly quoted: boolean;
	/** A scheme such as `Bearer` stood before it. */
	readonly scheme: boolean;
	/** It is an argument of a call: `SecretStr("value")`. */
	readonly wrapped: boolean;
}

const longestLiteral = 65536;

/** Prefixes of string literals (`b"`, `@"`, `$'`), YAML tags, and calls around a literal. */
const literalPrefix =
	/(?:!!?[\w:.]+\s+|(?:new\s+)?[A-Za-z_][\w.:<>]{0,40}!?\(\s*)?(?:[bBrRuUfFL@$]{1,2}|<<<\s?)?(?=\\{0,15}["'`])/y;
const openingQuote = /(\\{0,15})("""|'''|["'`])/y;
const scheme =
	/(?:Bearer|Basic|Token|token|bearer|basic|BEARER|BASIC|ApiKey|Apikey|apikey|ApiToken|SSWS|GenieKey|Splunk|Bot|Key|Negotiate|NTLM|Digest|OAuth|GoogleLogin|PRIVATE-TOKEN|Api-Token|Klaviyo-API-Key|JWT|Token token=\\{0,15}["']?|pass:|base64:|!!\w{1,10}|\{noop\})(?:\s+|(?<=[=:"'}]))/y;
/** Quotes and angle brackets belong to an unquoted value when what follows them is neither its end nor a tag. */
const unquotedUnit =
	/(?:[^\s"'`\\<>]|\\(?!\\{0,15}["'`nrt])|(?<![\s=:,([{])["'`](?![\s,;:)\]}>+&|]|$)|>(?![\s<"'`]|$)|<(?!\/?[A-Za-z][\w:-]{0,30}\/?>|!--))/
		.source;
/** What is read to judge a value by; a longer run is read to its end once it is taken for a secret. */
const judgedLength = 512;
const unquoted = new RegExp(`${unquotedUnit}{1,${judgedLength}}`, "y");
const wholeRun = new RegExp(`${unquotedUnit}+`, "y");
const elementText = /(?!&lt;)[^<>\s](?:[^<>\n&]|&(?!lt;)){0,4095}/y;

/**
 * The values that begin at the place: one, or those of a list; none when no value can begin there.
 * The value of an environment variable goes on to the next space, that of a query's parameter to the next `&`.
 */
export function readValues(text: string, place: ValuePlace, key: Key): Candidate[] {
	if (text[place.at] === "[") return readList(text, place.at + 1);
	const candidate = readValue(text, place, key);
	return candidate === null ? [] : [candidate];
}

function readValue(text: string, place: ValuePlace, key: Key): Candidate | null {
	if (place.element) return bare(text, place.at, elementText, key);
	const prefix = exec(literalPrefix, text, place.at);
	const quote = prefix === null ? null : exec(openingQuote, text, place.at + prefix.length);
	if (prefix === null || quote === null) return bare(text, place.at, unquoted, key);
	const backslashes = quote.lastIndexOf("\\") + 1;
	const start = place.at + prefix.length + quote.length;
	const end = closingQuote(text, start, quote.slice(backslashes), backslashes);
	return candidate(text, start, end, true, prefix.includes("("));
}

/** The end of a run that was only read as far as it is judged by. */
export function wholeEnd(text: string, value: Candidate, key: Key): number {
	if (value.quoted || value.end - value.start < judgedLength) return value.end;
	return value.start + trimUnquoted(exec(wholeRun, text, value.start) ?? "", key).length;
}

/** Strings of a list, `["a", "b"]` or over several lines; anything else in the list ends the reading. */
function readList(text: string, start: number): Candidate[] {
	const found: Candidate[] = [];
	for (let at = start; found.length < 50; ) {
		const gap = exec(/(?:[\s,]|\\{1,15}[nrt])*(?=\\{0,15}["'`])/y, text, at);
		const quote = gap === null ? null : exec(openingQuote, text, at + gap.length);
		if (gap === null || quote === null) return found;
		const backslashes = quote.lastIndexOf("\\") + 1;
		const begin = at + gap.length + quote.length;
		const end = closingQuote(text, begin, quote.slice(backslashes), backslashes);
		const item = candidate(text, begin, end, true, false);
		if (item !== null) found.push(item);
		at = end + quote.length;
	}
	return found;
}

function bare(text: string, at: number, pattern: RegExp, key: Key): Candidate | null {
	const skipped = exec(scheme, text, at)?.length ?? 0;
	const run = exec(pattern, text, at + skipped) ?? "";
	const value = pattern === unquoted ? trimUnquoted(run, key) : run.trimEnd();
	const start = at + skipped;
	return value === ""
		? null
		: { start, end: start + value.length, value, quoted: pattern === elementText, scheme: skipped > 0, wrapped: false };
}

function candidate(text: string, from: number, end: number, quoted: boolean, wrapped: boolean): Candidate | null {
	const skipped = exec(scheme, text.slice(0, end), from)?.length ?? 0;
	const start = from + skipped;
	const value = text.slice(start, end).trimEnd();
	return value === "" ? null : { start, end: start + value.length, value, quoted, scheme: skipped > 0, wrapped };
}

/**
 * Where the literal ends: at the same quote with no more backslashes than the opening one had, or, if it is not
 * closed, at the line's end.
 */
function closingQuote(text: string, start: number, quote: string, backslashes: number): number {
	const limit = Math.min(text.length, start + longestLiteral);
	for (let at = text.indexOf(quote, start); at >= 0 && at <= limit; at = text.indexOf(quote, at + 1)) {
		let before = 0;
		while (before <= backslashes + 1 && text[at - before - 1] === "\\") before++;
		if (before <= backslashes || (backslashes === 0 && before % 2 === 0)) return Math.max(start, at - before);
	}
	const line = text.slice(start, limit).search(/[\r\n]|\\{1,15}n/);
	return line < 0 ? limit : start + line;
}

/** Where the next pair of a connection string, a list or a query begins. */
const nextPair = /[;,](?=[A-Za-z_"'][\w .-]{0,40}["']?[=:])|&(?:amp;)?(?=[A-Za-z_][\w.[\]-]{0,40}=\S{2})|[;,]$/;
/** In the query of an address. */
const nextParameter = /[&#;,)\]}]/;
/** The same for the value of an environment variable, which does not stand in a query. */
const nextAssignment = /[;,](?=[A-Za-z_"'][\w.-]{0,40}["']?=\S{2})|[;,]$/;
const brackets = [
	["(", ")"],
	["[", "]"],
	["{", "}"],
] as const;

/** An unquoted run without what follows the value: separators of the next pair, closing brackets, punctuation. */
function trimUnquoted(run: string, key: Key): string {
	const pair = (key.query ? nextParameter : key.environment ? nextAssignment : nextPair).exec(run);
	let value = (pair === null ? run : run.slice(0, pair.index)).replace(/\\$|[*_`]{2}$|[.,;:|]+$/, "");
	for (const [open, close] of brackets) {
		while (value.endsWith(close) && count(value, open) < count(value, close)) value = value.slice(0, -1);
	}
	return value.replace(/[,;]+$/, "");
}

function count(text: string, character: string): number {
	return text.split(character).length - 1;
}

function exec(pattern: RegExp, text: string, at: number): string | null {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? null;
}
