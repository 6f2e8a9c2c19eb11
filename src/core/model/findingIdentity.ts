import type { Evidence, FindingKind } from "./finding";

/**
 * What a finding is known by from scan to scan: its kind and where its words stand. Its text is not part of it, for later
 * scans may word it otherwise; the quote is, for a record that was written anew is another one.
 */
export function findingIdentity(kind: FindingKind, { conversation, offset, quote }: Evidence): string {
	return [kind, conversation, offset, quote].join("\n");
}
