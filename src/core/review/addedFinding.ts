import type { Finding, FindingKind } from "../model/finding";

/** What a user may add. A correction is not among them: it tells what was said to an agent; a rule is a constraint. */
export const addableKinds = [
	"unfinished",
	"decision",
	"constraint",
	"question",
	"lesson",
	"attempt",
	"issue",
	"intent",
] as const satisfies readonly FindingKind[];
export type AddableKind = (typeof addableKinds)[number];

export function isAddable(kind: FindingKind): kind is AddableKind {
	return addableKinds.some((addable) => addable === kind);
}

/**
 * An item of the user's own as a finding. Its words are all that is known: the rest is unknown, and what decides how
 * careful the next reader is rounds up (R-000-35, 38).
 */
export function addedFinding(kind: AddableKind, text: string, conversation: string): Finding {
	const known = {
		text,
		basis: "dialogue",
		evidence: [{ conversation, turn: 0, offset: 0, speaker: "user", quote: text, byHand: "added" }],
	} as const;
	switch (kind) {
		case "unfinished":
			return {
				kind,
				source: "request",
				...known,
				why: null,
				what: null,
				how: null,
				whatsLeft: null,
				blockers: null,
				files: [],
				priority: "medium",
				stakes: "T2",
				unverified: false,
			};
		case "decision":
			return { kind, ...known, rationale: null, by: "user", reversible: false };
		case "question":
			return { kind, ...known, askedBy: "user", options: [], urgency: "M" };
		case "lesson":
			return { kind, ...known, appliesTo: null };
		case "attempt":
			return { kind, ...known, reason: null };
		case "issue":
			return { kind, ...known, risk: "M" };
		case "constraint":
		case "intent":
			return { kind, ...known };
	}
}
