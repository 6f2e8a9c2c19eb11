import type { Evidence, Finding, FindingKind } from "../model/finding";

/** A short name made of a text; always the same for the same text. */
export type Digest = (text: string) => string;

/**
 * What a finding is known by from scan to scan: its kind and where its words stand. Its text is not part of it, for later
 * scans may word it otherwise; the quote is, for a record that was written anew is another one.
 */
export function keyOf(kind: FindingKind, { conversation, offset, quote }: Evidence, digest: Digest): string {
	return digest([kind, conversation, offset, quote].join("\n"));
}

/** All keys that a finding answers to, its own first: what is said again later is joined to it, before or behind. */
export function keysOf({ kind, evidence }: Finding, digest: Digest): readonly [string, ...string[]] {
	const [first, ...others] = evidence;
	return [keyOf(kind, first, digest), ...others.map((one) => keyOf(kind, one, digest))];
}
