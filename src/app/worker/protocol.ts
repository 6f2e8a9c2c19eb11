import type { Problem } from "../../core/model/problem";
import type { AgentName } from "../../core/model/transcript";
import type { ConversationFacts } from "../conversations/describeConversation";
import type { FoundConversation } from "../conversations/foundConversation";
import type { CreateResult, HandoffOrder } from "../handoff/createHandoff";
import type { EditorWindow } from "../ports";

/** A conversation to hand off, by where it stands; the worker reads it itself. */
export interface ConversationChoice {
	readonly found: FoundConversation;
}

/** What the user chooses from. */
export interface ConversationSummary extends ConversationChoice {
	readonly agent: AgentName;
	/** Null when no folder is open. */
	readonly folder: string | null;
	readonly id: string;
	readonly title: string | null;
	readonly turns: number;
	/** ISO 8601. */
	readonly lastActivity: string;
	readonly hasNews: boolean;
	/** When it was handed off last, ISO 8601; null when never. */
	readonly coveredAt: string | null;
}

export interface CollectJob {
	readonly kind: "collect";
	/** Null: no folder is open, so all recent conversations of the user count. */
	readonly folders: readonly string[] | null;
}
export interface CreateJob {
	readonly kind: "create";
	readonly order: Omit<HandoffOrder, "conversations" | "extraPatterns">;
	readonly conversations: readonly ConversationChoice[];
	/** Sources of regular expressions. */
	readonly extraPatterns: readonly string[];
}
export interface ListJob {
	readonly kind: "list";
	/** Null: no folder is open, so the conversations of every folder count. */
	readonly folders: readonly string[] | null;
}
/** What the worker is asked to do: reading and scanning never hold the editor's own thread (invariant 5). */
export type WorkerJob = CollectJob | CreateJob | ListJob;

/** What the working thread is started with. */
export interface WorkerStart {
	readonly job: WorkerJob;
	readonly window: EditorWindow;
}

export interface Collected {
	readonly conversations: readonly ConversationSummary[];
	readonly unreadable: readonly Problem[];
	readonly places: readonly string[];
}
export interface Created {
	readonly result: CreateResult;
	/** Conversations that could not be read again, patterns that are none. */
	readonly problems: readonly Problem[];
}
export interface Listed {
	/** Most recent first. */
	readonly conversations: readonly (ConversationChoice & { readonly facts: ConversationFacts })[];
	/** What is there and could not be read at all. */
	readonly unreadable: readonly Problem[];
	readonly places: readonly string[];
}
export interface JobResults {
	readonly collect: Collected;
	readonly create: Created;
	readonly list: Listed;
}
export type WorkerAnswer<K extends keyof JobResults> =
	| { readonly ok: true; readonly value: JobResults[K] }
	| { readonly ok: false; readonly message: string };
