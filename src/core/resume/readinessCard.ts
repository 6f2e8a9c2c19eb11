import type { Commit } from "../model/handoff";
import type { Problem } from "../model/problem";
import type { Watch } from "../model/watch";
import type { CheckedCitation, CitationCounts } from "./citation";
import type { HandoffSection } from "./handoffSection";
import type { JoinedContent } from "./joinRecords";
import type { SessionState } from "./sessionState";

/** Has somebody changed a section since it was written? unknown: nothing is kept of it, so nobody can say. */
export type Integrity = "asWritten" | "changed" | "unknown";

/** One of the handoffs that a card tells of. */
export interface CardHandoff {
	readonly section: HandoffSection;
	readonly integrity: Integrity;
	/** The section as it was written, for a comparison with `sectionText(section)`; null when that is not known. */
	readonly written: string | null;
}

/** What happened in the repository since the newest handoff; null where git cannot say. */
export interface SinceThen {
	readonly branchThen: string | null;
	readonly branchNow: string | null;
	readonly commitsCount: number | null;
	/** Newest first, at most ten. */
	readonly commits: readonly Commit[];
	/** Changed by those commits or not committed now, at most fifty, relative to the folder. */
	readonly files: readonly string[];
	readonly filesCount: number | null;
	readonly uncommittedCount: number | null;
	/** Headings of handoffs written since the last consumed one that a joined one replaces. */
	readonly otherHandoffs: readonly string[];
}

/** Something that the next session has to know before it believes the handoff; sentences are made at the edge. */
export type ResumeAlert =
	/** The handoff was written on another branch: it may be out of date (R-004-40). */
	| { readonly code: "branchChanged"; readonly before: string; readonly now: string }
	/** A `STATE.md` tells of a session that nobody closed; (R-004-40). */
	| {
			readonly code: "unfinishedSession";
			readonly startedAt: string | null;
			readonly waves: number;
			readonly file: string;
	  }
	| { readonly code: "staleSession"; readonly file: string; readonly before: string; readonly now: string }
	/** Commits of the handoff's time are not in the history of the present branch. */
	| { readonly code: "commitsMissing"; readonly count: number }
	| { readonly code: "sectionChanged"; readonly heading: string }
	/** The section's end is missing. */
	| { readonly code: "sectionTorn"; readonly heading: string }
	| { readonly code: "fabricated" | "suspect"; readonly count: number }
	| { readonly code: "operation"; readonly operation: string }
	/** More unconsumed handoffs than a card joins. */
	| { readonly code: "leftOut"; readonly count: number }
	/** Only the end of a huge file was read. */
	| { readonly code: "fileCut"; readonly unreadBytes: number }
	/** The file holds text that is not of this program: it was left alone and is not part of the card. */
	| { readonly code: "foreignText" }
	/** Names that were too many to be looked up. */
	| { readonly code: "citationsLeft"; readonly count: number }
	| { readonly code: "noGit" }
	| { readonly code: "shallow" }
	| { readonly code: "problem"; readonly problem: Problem };

/** What the handoffs of a folder tell the next session (R-003-89), as data, without a look at today's tree. */
export interface HandoffCard {
	readonly folder: string;
	/** The narrative file. */
	readonly file: string;
	/** Those that are joined, newest first; never empty. */
	readonly handoffs: readonly [CardHandoff, ...CardHandoff[]];
	/** A session started from them before. */
	readonly isConsumed: boolean;
	/** Milliseconds since the newest of them; null when it does not say when it was written. */
	readonly ageMs: number | null;
	/** What they tell, joined; `items[0]` is priority 1. */
	readonly content: JoinedContent;
	/** What died or dies with the session (R-002-30), as far as the handoffs tell. */
	readonly watches: readonly Watch[];
	/** Null when no other tool keeps one here. What it says not to retry and asks is part of the content. */
	readonly state: SessionState | null;
	readonly alerts: readonly ResumeAlert[];
}

/** A card at once: what it names is not looked up, and what happened since is not known. */
export interface FirstCard extends HandoffCard {
	readonly kind: "first";
	/** False: nobody is looking it up (any more). */
	readonly isBeingChecked: boolean;
}

/** What the next session needs to begin, all of it. */
export interface ReadinessCard extends HandoffCard {
	readonly kind: "ready";
	readonly since: SinceThen;
	readonly citations: readonly CheckedCitation[];
	readonly counts: CitationCounts;
}

/** There is no handoff of ours: nothing is made up in its place. */
export interface FreshStart {
	readonly kind: "fresh";
	readonly folder: string;
	readonly file: string;
	/** It speaks for itself, handoff or not. */
	readonly state: SessionState | null;
	readonly alerts: readonly ResumeAlert[];
}

export type Readiness = ReadinessCard | FreshStart;

/** What can be told at once. */
export type FirstReadiness = FirstCard | FreshStart;
