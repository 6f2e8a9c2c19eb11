import type { Basis, DecisionFinding } from "../../model/finding";
import { evidenceList, evidenceOf } from "../evidence";
import { find } from "../language/signals";
import type { Candidate } from "../pick";
import { shorten } from "../plainText";
import type { Passage } from "../sessionView";

/** Below this weight a sentence is no decision. */
export const threshold = 0.5;

/** What is known of a decision beside its sentence. */
export interface Deciding {
	readonly by: DecisionFinding["by"];
	readonly basis: Basis;
	/** The sentence with the problem that it answers. */
	readonly problem?: Passage | null;
	/** The user's words that agreed to it. */
	readonly agreed?: Passage | null;
}

/** A candidate decision from one sentence. */
export function decisionFrom(passage: Passage, weight: number, deciding: Deciding): Candidate<DecisionFinding>[] {
	const { by, basis, problem = null, agreed = null } = deciding;
	const evidence = evidenceList(
		[passage, problem, agreed].map((one) => (one === null ? null : evidenceOf(one.source, one.raw))),
	);
	if (evidence === null) return [];
	const value: DecisionFinding = {
		kind: "decision",
		text: shorten(passage.plain, 240),
		rationale: reasonOf(passage.plain) ?? (problem === null ? null : shorten(problem.plain, 200)),
		by,
		reversible: isReversible(passage.plain),
		basis,
		evidence,
	};
	return [{ value, weight, order: passage.order, topic: passage.topic }];
}

/** The part of a sentence that says why, from the word that opens it. */
function reasonOf(plain: string): string | null {
	const found = find("reason", plain);
	if (found === null || found.index < 8) return null;
	return plain.slice(found.index).replace(/[.!]+$/, "");
}

/** True only for what is plainly a draft or a local change; what leaves the machine or is unclear is not (R-000-35). */
export function isReversible(text: string): boolean {
	if (/\b(?:push|merge|deploy|publish|release|send|e-?mail|post|production|breaking|drop|delete|migrat)\w*/i.test(text))
		return false;
	return /\b(?:draft|prototype|try|branch|local|scratch|rename|move|refactor|config|flag|option|instead of|use|uses|test)\b/i.test(
		text,
	);
}
