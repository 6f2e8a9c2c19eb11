import type { EndedReason, ModelIdentity } from "./beacon";
import type { CheckState, Finding } from "./finding";
import type { AgentName } from "./transcript";

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

/** What git says of the folder at the time of the handoff (R-000-4). */
export interface GitState {
	readonly branch: string;
	readonly head: string;
	readonly subject: string;
	/** Paths relative to the repository's root, at most 50. */
	readonly uncommitted: readonly string[];
	readonly uncommittedCount: number;
	/** Commits not on the upstream branch; null when there is no upstream. */
	readonly unpushed: number | null;
}

/** The part of a handoff that belongs to one workspace folder: one section of its narrative file. */
export interface FolderHandoff {
	/** Absolute path; null when no folder is open. */
	readonly folder: string | null;
	readonly conversations: readonly CoveredConversation[];
	readonly findings: readonly Finding[];
	readonly checks: readonly CheckState[];
	readonly filesEdited: readonly string[];
	readonly git: GitState | null;
	/** Time of the earlier section of the same conversations that this one replaces (ISO 8601). */
	readonly supersedes: string | null;
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

/** A conversation that was found, before it is read. */
export interface ConversationRef {
	readonly agent: AgentName;
	readonly id: string;
	readonly path: string;
	readonly cwd: string | null;
	readonly title: string | null;
	/** ISO 8601, UTC. */
	readonly lastActivity: string;
	readonly size: number;
}
