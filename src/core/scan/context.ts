import type { Passage } from "./passage";

/**
 * A passage with those right after it in the same message that go on with the matter, until `limit` characters are
 * reached: a cause is mostly told in two or three sentences. Headings, questions, offers and what the agent looks at next end it.
 */
export function withWhatFollows(said: readonly Passage[], at: number, limit: number, atMost: number): Passage[] {
	const first = said[at];
	if (first === undefined) return [];
	const out = [first];
	let length = first.plain.length;
	for (const next of said.slice(at + 1, at + 1 + atMost)) {
		const last = out.at(-1) ?? first;
		length += next.plain.length + 1;
		if (next.source !== first.source || length > limit || !goesOn(first, next) || !isNextTo(last, next)) break;
		out.push(next);
	}
	return out;
}

/** Nothing but white space and list marks stands between them: no code, table or rule. */
function isNextTo(last: Passage, { raw }: Passage): boolean {
	const { text } = last.source;
	const from = text.indexOf(last.raw) + last.raw.length;
	const to = text.indexOf(raw, from);
	return (
		to >= from &&
		to - from < 200 &&
		/^[\s*_•‣+\-\d.)[\]]*$/.test(text.slice(from, to)) &&
		!/^\s*-{3,}\s*$/m.test(text.slice(from, to))
	);
}

function goesOn(first: Passage, passage: Passage): boolean {
	const { kind, mark, block, says } = passage;
	if (kind === "heading" || mark !== null || says("offer") || says("askUser") || opensWithPromise(passage))
		return false;
	return kind === "item"
		? first.kind === "item" || /[:：]$/.test(first.plain) || block > first.block
		: first.kind !== "item";
}

/** "I'll now change the file": what the agent does next is no part of what it says. */
function opensWithPromise({ find, says }: Passage): boolean {
	return (find("promise")?.index ?? 99) < 8 || (says("promise") && says("undecided"));
}
