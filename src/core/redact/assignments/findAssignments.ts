import type { Span } from "../span";
import { isSecretValue } from "../value/isSecret";
import { findCookieValues } from "./cookies";
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
	for (let key = keys.next(); key.done !== true; ) {
		const found = key.value.kind === "cookie" ? findCookieValues(text, key.value.end) : findValues(text, key.value);
		spans.push(...found);
		key = keys.next(found.at(-1)?.end);
	}
	return spans;
}

function findValues(text: string, key: Key): Span[] {
	for (const place of valuePlaces(text, key.start, key.end)) {
		const secrets = readValues(text, place, key).filter((value) => isSecret(text, key, place, value));
		if (secrets.length > 0) return secrets.map((value) => ({ start: value.start, end: wholeEnd(text, value, key) }));
	}
	return [];
}

function isSecret(text: string, key: Key, place: ValuePlace, value: Candidate): boolean {
	if (key.kind === "cookie") return false;
	const runsOn = place.prose && !value.quoted && !value.scheme && isFollowedByWords(text, value.end);
	return isSecretValue(value.value, {
		kind: value.scheme && key.kind === "weak" ? "secret" : key.kind,
		firm: place.trust === "firm" && !runsOn && !value.wrapped && !isPlural(key.name),
		quoted: value.quoted,
		environment: key.environment,
	});
}

/** More words on the line: prose, or a type; not a comment, a continuation, or the next part of a command. */
function isFollowedByWords(text: string, end: number): boolean {
	return /^[,.;:]?[ \t]+(?![#&|\\-]|\/\/)[^\s)}\]]/.test(text.slice(end, end + 20));
}
