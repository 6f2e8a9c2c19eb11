import type { Passage } from "./sessionView";

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
		length += next.plain.length + 1;
		if (next.source !== first.source || length > limit || !goesOn(first, next)) break;
		out.push(next);
	}
	return out;
}

function goesOn(first: Passage, { kind, mark, block, says }: Passage): boolean {
	if (kind === "heading" || mark !== null || says("offer") || says("askUser") || (says("promise") && says("undecided")))
		return false;
	return kind === "item"
		? first.kind === "item" || /[:：]$/.test(first.plain) || block > first.block
		: first.kind !== "item";
}
