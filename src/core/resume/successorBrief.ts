import type { CorrectionFinding } from "../model/finding";
import type { Watch } from "../model/watch";
import type { CollabRow } from "./collabRow";
import type { ReadinessCard } from "./readinessCard";

/** An agent that has or had a part in the work (R-002-10). */
export interface AgentRow {
	/** `claude-code`, `codex`, … */
	readonly agent: string;
	/** Id of its conversation. */
	readonly id: string;
	/** Where it runs, as far as that is known. */
	readonly surface: string;
	/** What it works on, in the words of its conversation's title; null when it has none. */
	readonly task: string | null;
	readonly status: "idle" | "ready" | "learning" | "working" | "blocked" | "done" | "signed-off";
	/** Null when the size of its window is not known. */
	readonly contextPercent: number | null;
	/** The command that starts it; null when there is none. */
	readonly launcher: string | null;
	readonly model: string | null;
	readonly lastActivity: string | null;
	/** One of those whose work is handed over. */
	readonly isOutgoing: boolean;
}

/** A pull request that the session worked on (R-002-11). */
export interface PullRequestRow {
	/** `owner/name`. */
	readonly repository: string;
	readonly number: number;
	/** As the transcript shows it; unverified: it only names it. */
	readonly status: "open" | "reviewing" | "merged" | "unverified";
	readonly what: string;
}

export interface CorrectionRow {
	readonly text: string;
	readonly category: CorrectionFinding["category"] | null;
	readonly importance: number | null;
	readonly quote: string;
}

export interface DecisionRow {
	readonly decision: string;
	readonly why: string | null;
	readonly who: string | null;
}

/** All that a brief for the successor is made of (R-002-16). */
export interface SuccessorBrief {
	/** ISO 8601, UTC. */
	readonly createdAt: string;
	readonly card: ReadinessCard;
	/** What the user wants next, in his words; null when he said nothing. */
	readonly goal: string | null;
	/** Null: it could not be looked up. */
	readonly agents: readonly AgentRow[] | null;
	readonly decisions: readonly DecisionRow[];
	/** Null: nobody can say. */
	readonly corrections: readonly CorrectionRow[] | null;
	readonly pullRequests: readonly PullRequestRow[] | null;
	readonly collabs: readonly CollabRow[];
	/** Null: nobody can say, so that the brief is incomplete (R-002-19). */
	readonly watches: readonly Watch[] | null;
	/** Absolute paths of retro or weave documents of this window, to be read whole (R-002-33). */
	readonly relay: readonly string[];
}

/** Why a brief is not complete: a part that is missing, or that says nothing. */
export interface BriefGap {
	readonly heading: string;
	readonly reason: "missing" | "unknown";
}
