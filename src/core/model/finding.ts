import type { WindowRun } from "./run";

/** How a claim is known: by a tool that ran, by reading only, or from the talk alone (R-003-11). */
export type Basis = "run" | "doc" | "dialogue";
export type Priority = "high" | "medium" | "low";
/** T0 safe, T1 private, T2 shared, T3 architecture, T4 live; unsure rounds up (R-000-38). */
export type StakesTier = "T0" | "T1" | "T2" | "T3" | "T4";

/** What the window ran, as a place where words stand. */
export interface RunPlace {
	readonly kind: WindowRun["kind"];
	/** Name of the terminal, the task or the debug session. */
	readonly name: string;
	/** When it ended, else when it began; ISO 8601, UTC. */
	readonly at: string;
}

/** Where a finding's words really stand. */
export interface Evidence {
	/** Set where they stand in the command line or the output of a run of the window; `conversation` is its id then, `turn` 0. */
	readonly run?: RunPlace;
	/** Id of the conversation. */
	readonly conversation: string;
	/** Index of the turn. */
	readonly turn: number;
	/** Byte offset of the record, as in the transcript's steps. */
	readonly offset: number;
	/** Who or what said it. Tool results never speak for the user (R-003-3). */
	readonly speaker: "user" | "assistant" | "tool";
	/** A substring of what stands there, to the letter (after masking of secrets). */
	readonly quote: string;
	/**
	 * Set where no record holds the words, because the user wrote them in the review: an item of their own (`turn` 0), or
	 * other words for what was found there.
	 */
	readonly byHand?: "added" | "reworded";
	/**
	 * Set where the words stand in an earlier handoff's section: the time in the heading of the one that said it first.
	 * `conversation`, `turn` and `offset` are those it cites; without a citation its uuid, 0 and 0 (R-003-7).
	 */
	readonly inherited?: string;
}

interface FindingBase {
	/** What was found, short, in plain words taken from the evidence. */
	readonly text: string;
	readonly basis: Basis;
	/** Never empty: a finding without evidence does not exist. */
	readonly evidence: readonly [Evidence, ...Evidence[]];
}

/** Why an unfinished item is thought to be unfinished. */
export type UnfinishedSource =
	| "plan"
	| "deferred"
	| "nextStep"
	| "blocked"
	| "check"
	| "interrupted"
	| "unanswered"
	| "unchecked"
	| "stub"
	| "userTask"
	| "request";

export interface UnfinishedFinding extends FindingBase {
	readonly kind: "unfinished";
	readonly source: UnfinishedSource;
	readonly why: string | null;
	readonly what: string | null;
	readonly how: string | null;
	/** Where to pick up. */
	readonly whatsLeft: string | null;
	/** Empty: known to have none. Null: unknown (R-000-40). */
	readonly blockers: readonly string[] | null;
	/** Absolute paths. */
	readonly files: readonly string[];
	readonly priority: Priority;
	readonly stakes: StakesTier;
	/** A tool call was cut off, so that the state is not known (R-003-2). */
	readonly unverified: boolean;
}
export interface DecisionFinding extends FindingBase {
	readonly kind: "decision";
	readonly rationale: string | null;
	readonly by: "user" | "agent";
	readonly reversible: boolean;
}
export interface LessonFinding extends FindingBase {
	readonly kind: "lesson";
	readonly appliesTo: string | null;
}
export interface CorrectionFinding extends FindingBase {
	readonly kind: "correction";
	readonly wrong: string | null;
	readonly right: string | null;
	readonly category:
		| "routing-violation"
		| "fabrication"
		| "scope-drift"
		| "tool-misuse"
		| "assumption"
		| "communication"
		| "deferral"
		| "overcomplicate";
	/** 7 calm, 8 frustrated, 9 repeated, 10 both (R-002-7). */
	readonly importance: 7 | 8 | 9 | 10;
}
/** Something that was tried and failed. */
export interface AttemptFinding extends FindingBase {
	readonly kind: "attempt";
	readonly reason: string | null;
}
/** A standing instruction of the user, kept verbatim. */
export interface ConstraintFinding extends FindingBase {
	readonly kind: "constraint";
}
/** A question that nobody answered, or a decision that was discussed and not taken. */
export interface QuestionFinding extends FindingBase {
	readonly kind: "question";
	readonly askedBy: "user" | "agent";
	readonly options: readonly string[];
	readonly urgency: "H" | "M" | "L";
}
export interface IssueFinding extends FindingBase {
	readonly kind: "issue";
	readonly risk: "H" | "M" | "L";
}
/** What the user wanted, in the user's words (R-002-3). */
export interface IntentFinding extends FindingBase {
	readonly kind: "intent";
}

export type Finding =
	| UnfinishedFinding
	| DecisionFinding
	| LessonFinding
	| CorrectionFinding
	| AttemptFinding
	| ConstraintFinding
	| QuestionFinding
	| IssueFinding
	| IntentFinding;
export type FindingKind = Finding["kind"];

/** The last run of one check (a test, build, lint or type-check command) and what it said (R-002-13). */
export interface CheckState {
	readonly command: string;
	readonly check: "test" | "build" | "lint" | "types";
	readonly verdict: "passed" | "failed" | "unknown";
	readonly exitCode: number | null;
	/** Names of what failed, as the output spells them. */
	readonly failing: readonly string[];
	readonly at: string | null;
	readonly evidence: Evidence;
	/** True when files were edited after this run, so that its verdict may no longer hold. */
	readonly editedSince: boolean;
}

/** What one conversation left behind. */
export interface Scan {
	readonly findings: readonly Finding[];
	readonly checks: readonly CheckState[];
	/** Absolute paths of the files that the session changed, in order of first change. */
	readonly filesEdited: readonly string[];
	/** Counts for the beacon and the summary. */
	readonly commits: number;
	/** One sentence on a repeated friction with real evidence, or null (R-000-78). */
	readonly teaser: string | null;
}
