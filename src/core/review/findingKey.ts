import type { Evidence, Finding, FindingKind } from "../model/finding";
import { findingIdentity } from "../model/findingIdentity";

/** A short name made of a text; always the same for the same text. */
export type Digest = (text: string) => string;

/** The short name of what a finding is known by. */
export function keyOf(kind: FindingKind, evidence: Evidence, digest: Digest): string {
	return digest(findingIdentity(kind, evidence));
}

/** All keys that a finding answers to, its own first: what is said again later is joined to it, before or behind. */
export function keysOf({ kind, evidence }: Finding, digest: Digest): readonly [string, ...string[]] {
	const [first, ...others] = evidence;
	return [keyOf(kind, first, digest), ...others.map((one) => keyOf(kind, one, digest))];
}
