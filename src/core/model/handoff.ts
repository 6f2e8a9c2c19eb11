import type { EndedReason, ModelIdentity } from "./beacon";
import type { CheckState, Evidence, Finding, FindingKind } from "./finding";
import type { RefineCounts } from "./refinement";
import type { WindowRun } from "./run";
import type { AgentName } from "./transcript";
import type { Watch } from "./watch";

/** A conversation that a handoff covers, and how far it had come. */
export interface CoveredConversation {
	readonly agent: AgentName;
	readonly id: string;
	readonly title: string | null;
	/** The file it was read from. */
	readonly path: string;
	readonly model: string | null;
	readonly startedAt: string | null;
	readonly endedAt: string | null;
	/** Index of the last turn seen. */
	readonly lastTurn: number;
	/** Messages of user and assistant, tool results excluded (R-000-2). */
	readonly messages: number;
	readonly skippedRecords: number;
}

export interface Commit {
	/** Its first 12 digits. */
	readonly sha: string;
	readonly subject: string;
}

/** What was committed since the session began (R-004-1). */
export interface SessionCommits {
	/** Where HEAD stood when it began; `origin/main` where that is not known, null where there was no commit yet. */
	readonly from: string | null;
	/** Newest first, at most 100. */
	readonly commits: readonly Commit[];
	/** Paths relative to the repository's root, at most 50. */
	readonly files: readonly string[];
	readonly filesCount: number;
}

export type GitOperation = "merge" | "rebase" | "cherry-pick" | "revert" | "bisect" | "am";

/** What git says of the folder at the time of the handoff (R-000-4). */
export interface GitState {
	/** `(detached)` when HEAD stands on no branch. */
	readonly branch: string;
	readonly upstream: string | null;
	/** Null: there is no commit yet. */
	readonly head: string | null;
	readonly subject: string;
	/** The last ten commits, newest first. */
	readonly recent: readonly Commit[];
	/** Null: not known. */
	readonly session: SessionCommits | null;
	/** Paths relative to the repository's root, at most 50. */
	readonly uncommitted: readonly string[];
	readonly uncommittedCount: number;
	/** Those of them that are in conflict. */
	readonly conflicts: readonly string[];
	/** Commits not on the upstream branch, without one on no remote branch; null when there is no remote. */
	readonly unpushed: number | null;
	/** What the stashes say of themselves, newest first. */
	readonly stashes: readonly string[];
	/** What the repository is in the middle of. */
	readonly operation: GitOperation | null;
}

/** A run of the window that the next reader should know of, with the words that show it. */
export type RunFact = Omit<WindowRun, "id" | "output"> & { readonly evidence: Evidence };

/** What terminals, tasks and debug sessions tell beside the agents' own transcripts. */
export interface TerminalFacts {
	/** What runs on, or died with its window: servers, watchers, debug sessions (R-002-30). */
	readonly running: readonly RunFact[];
	/** Commands that failed and later went through. */
	readonly fixed: readonly { readonly failed: RunFact; readonly passed: RunFact }[];
	/** Commands whose last run failed; checks stand in `checks`. */
	readonly failed: readonly RunFact[];
	/** What was run after the agents had stopped. */
	readonly afterAgent: readonly RunFact[];
	/** What is not known. */
	readonly gaps: {
		/** Commands of which no end was seen. */
		readonly noEnd: number;
		/** Commands that ended without an exit code. */
		readonly noExitCode: number;
		/** Commands that failed and whose output was not captured. */
		readonly noOutput: number;
		/** See `RunRecord`. */
		readonly unseen: readonly string[];
		readonly unreadable: number;
	};
}

/** A model that was asked about a conversation, and what of its proposals held. */
export interface RefinedBy extends RefineCounts {
	readonly name: string;
}

/** The part of a handoff that belongs to one workspace folder: one section of its narrative file. */
export interface FolderHandoff {
	/** Absolute path; null when no folder is open. */
	readonly folder: string | null;
	readonly conversations: readonly CoveredConversation[];
	readonly findings: readonly Finding[];
	/** Kinds whose findings the user put in order: what matters most stands first. */
	readonly orderedByHand?: readonly FindingKind[];
	readonly checks: readonly CheckState[];
	readonly filesEdited: readonly string[];
	readonly terminals: TerminalFacts;
	/** What the agents left running beside the window's own runs (R-002-30). */
	readonly watches: readonly Watch[];
	readonly git: GitState | null;
	/** The models that had a say in the findings; empty without one. */
	readonly refinedBy: readonly RefinedBy[];
	/** Time of the earlier section of the same conversations that this one replaces (ISO 8601). */
	readonly supersedes: string | null;
	/** Times of the earlier sections whose unfinished items were looked at: what is still open of them stands in `findings`. */
	readonly readBefore: readonly string[];
}

/** Everything one closing hands off: the rich model behind the packet (decision 5 of the design). */
export interface Handoff {
	/** uuid v4; the packet's and the beacon's session_id. */
	readonly id: string;
	/** ISO 8601, UTC. */
	readonly createdAt: string;
	readonly reason: EndedReason;
	readonly folders: readonly FolderHandoff[];
	readonly model: ModelIdentity;
	readonly durationMinutes: number;
	readonly messages: number;
	readonly commits: number;
	/** See `Scan.teaser`. */
	readonly teaser: string | null;
}
