import { allMatches } from "../allMatches";
import type { Span } from "../span";
import { isSecretValue } from "../value/isSecret";
import { isWordLike } from "../value/wordLike";
import { findCookieValues } from "./cookies";
import { findTable } from "./findTable";
import { findPrinted, findSuccessor, findTold } from "./findTold";
import { isPlural } from "./keyName";
import { findKeys, type Key } from "./keys";
import { type Candidate, readValues, wholeEnd } from "./readValue";
import { type ValuePlace, valuePlaces } from "./separators";

/**
 * Values of telling keys (`DB_PASSWORD`, `apiKey`, `X-Auth-Token`), in whatever syntax: only the value, without its
 * quotes and without a scheme such as `Bearer`.
 */
export function findAssignments(text: string): Span[] {
	const spans: Span[] = [];
	const keys = findKeys(text);
	// A table is read once, not again from each name that stands in its rows.
	let tableEnd = 0;
	for (let key = keys.next(); key.done !== true; ) {
		let found = findValues(text, key.value);
		if (found.length === 0 && key.value.kind !== "cookie" && key.value.start >= tableEnd) {
			const table = findTable(text, key.value.start, key.value.end, key.value.kind);
			if (table !== null && isChosenName(text, key.value)) found = table.spans;
			tableEnd = table?.end ?? tableEnd;
		}
		if (found.length === 0) found = findFarther(text, key.value);
		spans.push(...found);
		key = keys.next(found.at(-1)?.end);
	}
	return spans;
}

/** Values that do not stand right after their name. */
function findFarther(text: string, key: Key): Span[] {
	if (key.kind === "cookie") return [];
	const found = [...findTold(text, key), ...findNearby(text, key.end), ...findPrinted(text, key)];
	return found.length > 0 && isChosenName(text, key) ? found : [];
}

function findValues(text: string, key: Key): Span[] {
	const cookies = key.kind === "cookie" ? findCookieValues(text, key.end) : [];
	if (cookies.length > 0) return cookies;
	for (const place of valuePlaces(text, key.start, key.end)) {
		const secrets = readValues(text, place, key).filter((value) => isSecret(text, key, place, value));
		if (secrets.length === 0 || (place.trust === "loose" && !isChosenName(text, key))) continue;
		const spans = secrets.map((value) => ({ start: value.start, end: wholeEnd(text, value, key) }));
		return [...spans, ...findSuccessor(text, spans.at(-1)?.end ?? 0)];
	}
	return [];
}

/** Somebody chose the name; in base64, letters such as "JWT" occur by chance. */
function isChosenName(text: string, key: Key): boolean {
	if (key.name.length < 6 && /[+/]/.test(text[key.start - 1] ?? "")) return false;
	return key.name.length <= 12 || isWordLike(key.name);
}

/** Further on in the line: an argument of a call or a command, or a value of a row. */
const argument = /[\s(,]\\{0,15}["'`]?([A-Za-z0-9+/]{20,200}={0,2})(?=["'`\s),;\\]|$)/g;
const nearby = 90;
const shortestNearby = 21;

/**
 * A string of random characters that stands by itself, without a name of its own, in the line of a telling name:
 * `sign(payload, "…")`, `secret set KEY production …`. Digits, small letters and capitals must all be in it, which
 * leaves out digests.
 */
function findNearby(text: string, keyEnd: number): Span[] {
	const line = /^[^\n]*/.exec(text.slice(keyEnd, keyEnd + nearby + 200))?.[0] ?? "";
	if (line.length < shortestNearby) return [];
	for (const match of allMatches(line, argument)) {
		const value = match[1] ?? "";
		const start = keyEnd + match.index + match[0].length - value.length;
		if (start > keyEnd + nearby) break;
		const mixed = /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
		if (mixed && isSecretValue(value, { kind: "secret", firm: false, quoted: true, environment: false })) {
			return [{ start, end: start + value.length }];
		}
	}
	return [];
}

function isSecret(text: string, key: Key, place: ValuePlace, value: Candidate): boolean {
	const kind = key.kind === "cookie" ? "weak" : key.kind;
	const runsOn = place.prose && !value.quoted && !value.scheme && isFollowedByWords(text, value.end);
	return isSecretValue(value.value, {
		kind: value.scheme && kind === "weak" ? "secret" : kind,
		firm: place.trust === "firm" && !runsOn && !value.wrapped && !isPlural(key.name),
		quoted: value.quoted,
		environment: key.environment || /^x-/i.test(key.name),
	});
}

/** More words on the line: prose, or a type; not a comment, a continuation, or the next part of a command. */
function isFollowedByWords(text: string, end: number): boolean {
	return /^[,.;:]?[ \t]+(?![#&|\\-]|\/\/)[^\s)}\]]/.test(text.slice(end, end + 20));
}
