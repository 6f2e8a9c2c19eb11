import type { Span } from "../span";
import { isPlaceholder } from "../value/placeholder";
import { isUuidOrHex, looksRandom } from "../value/shape";

const opening = /(?:\\{0,15}["'`])?\]?[ \t]*(?:[:=,]|[ \t])[ \t]*[[{(]?\s{0,9}(?:\\{0,15}["'`])?/y;
const pair = /[;\s]*([\w.!#$%&*+^|~-]{1,80})=([^;\s"'`\\,]*)/y;
/** The same in a dictionary: `{"sid": "…"}`. */
const entry = /[,\s]*\\{0,15}["']([\w.$-]{1,80})\\{0,15}["']\s?:\s?\\{0,15}["']([^"'\\\s]{0,4000})\\{0,15}["']/y;
/** Attributes of `Set-Cookie`; they hold no secret. */
const attributes = /^(?:path|domain|expires|max-age|samesite|priority|version|comment)$/i;
const telling =
	/sess|sid$|auth|token|csrf|xsrf|jwt|secret|remember|login|user|credential|key$|cf_clearance|^_|^\.|^__/i;

/** Values of the cookies in a `Cookie` or `Set-Cookie` header, those that could log somebody in. */
export function findCookieValues(text: string, keyEnd: number): Span[] {
	opening.lastIndex = keyEnd;
	const begin = opening.exec(text);
	if (begin === null) return [];
	const from = keyEnd + begin[0].length;
	const pairs = readPairs(text, from);
	return pairs.length > 0 ? pairs : readEntries(text, from - (/["']$/.test(begin[0]) ? 1 : 0));
}

function readPairs(text: string, from: number): Span[] {
	const spans: Span[] = [];
	pair.lastIndex = from;
	for (let match = pair.exec(text); match !== null && spans.length < 100; match = pair.exec(text)) {
		const [whole, name = "", value = ""] = match;
		const end = match.index + whole.length;
		if (!attributes.test(name) && isCookieSecret(name, value)) spans.push({ start: end - value.length, end });
		if (text[end] !== ";") break;
	}
	return spans;
}

function readEntries(text: string, from: number): Span[] {
	const spans: Span[] = [];
	entry.lastIndex = from;
	for (let match = entry.exec(text); match !== null && spans.length < 100; match = entry.exec(text)) {
		const [whole, name = "", value = ""] = match;
		const start = match.index + whole.lastIndexOf(value);
		if (isCookieSecret(name, value)) spans.push({ start, end: start + value.length });
	}
	return spans;
}

function isCookieSecret(name: string, value: string): boolean {
	if (value.length < 6 || isPlaceholder(value)) return false;
	return telling.test(name) ? looksRandom(value, 6) || isUuidOrHex(value) : looksRandom(value, 16);
}
