import type { DecisionFinding } from "../../model/finding";
import { evidenceList, evidenceOf } from "../evidence";
import type { Passage } from "../passage";
import type { Candidate } from "../pick";
import { shorten } from "../plainText";
import { titleOf } from "../unfinished/title";
import { topicWords } from "../words";

/** Below this weight a sentence is no decision. */
export const threshold = 0.5;
/** From here on it may be one, where a session has few that are clear. */
export const likely = 0.4;
/** Words that carry a topic and that a choice must keep without its reason. */
const fewest = 3;

/** What is known of a decision beside its sentence. */
export interface Deciding {
	readonly by: DecisionFinding["by"];
	/** The sentence with the problem that it answers. */
	readonly problem?: Passage | null;
	/** The sentences after it with what it was done for. */
	readonly reason?: readonly Passage[];
	/** The user's words that agreed to it. */
	readonly agreed?: Passage | null;
}

/** A decision with the agent's sentence that tells of it: how that is known is asked of those that are kept. */
export interface Decided {
	readonly finding: DecisionFinding;
	readonly passage: Passage | null;
}

/** A candidate decision from one sentence. */
export function decisionFrom(passage: Passage, weight: number, deciding: Deciding): Candidate<Decided>[] {
	const { by, problem = null, reason: after = [], agreed = null } = deciding;
	const evidence = evidenceList(
		[passage, problem, ...after, agreed].map((one) => (one === null ? null : evidenceOf(one.source, one.raw))),
	);
	if (evidence === null) return [];
	const { choice, reason } = apart(passage);
	const parts = /[:：]$/.test(choice) ? after.filter(({ kind }) => kind === "item") : [];
	const told = after.filter((one) => !parts.includes(one));
	const title = by === "agent" ? titleOf({ plain: choice, reader: passage.reader }) : choice;
	const text = parts.length === 0 ? title : `${title}: ${parts.map(({ plain }) => plain).join("; ")}`;
	const value: DecisionFinding = {
		kind: "decision",
		text: shorten(text, 240),
		rationale: rationaleOf([reason, problem?.plain, ...told.map((one) => one.plain)]),
		by,
		reversible: isReversible(passage.plain),
		basis: "dialogue",
		evidence,
	};
	return [
		{
			value: { finding: value, passage: by === "agent" ? passage : null },
			weight,
			order: passage.order,
			topic: passage.topic,
		},
	];
}

/** Why it was done, from its own words, the problem before it and the sentence after it; null when none tells. */
function rationaleOf(parts: readonly (string | null | undefined)[]): string | null {
	const told = parts.filter((part) => part != null);
	return told.length === 0 ? null : shorten(told.join(" "), 300);
}

/**
 * A choice and what was said for it in the same sentence; a sentence that is mostly its reason is not taken apart. Of
 * "decided to keep X because Y" the reason begins at "because": "to keep" leaves no choice before it.
 */
function apart({ plain, reader }: Passage): { choice: string; reason: string | null } {
	for (let from = 0; ; ) {
		const found = reader.find("reason", plain.slice(from));
		if (found === null) return { choice: plain, reason: null };
		const start = from + found.index;
		const choice = plain.slice(0, start).replace(/[\s,;:–—(-]+$/, "");
		if (topicWords(choice).size >= fewest)
			return { choice, reason: shorten(plain.slice(start).replace(/[.!)]+$/, ""), 200) };
		from = start + Math.max(1, found.text.length);
	}
}

/** True only for what is plainly a draft or a local change; what leaves the machine or is unclear is not (R-000-35). */
export function isReversible(text: string): boolean {
	if (/\b(?:push|merge|deploy|publish|release|send|e-?mail|post|production|breaking|drop|delete|migrat)\w*/i.test(text))
		return false;
	return /\b(?:draft|prototype|try|branch|local|scratch|rename|move|refactor|config|flag|option|instead of|use|uses|test)\b/i.test(
		text,
	);
}
