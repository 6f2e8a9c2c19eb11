import type { FindingKind } from "../model/finding";

/** Every kind of finding once, in the order in which the review shows them. */
export const findingKinds = [
	"intent",
	"unfinished",
	"question",
	"constraint",
	"correction",
	"decision",
	"attempt",
	"lesson",
	"issue",
] as const satisfies readonly FindingKind[];
