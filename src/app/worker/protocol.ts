import type { Problem } from "../../core/model/problem";
import type { AgentName, Transcript } from "../../core/model/transcript";
import type { FirstReadiness, Readiness, ReadinessCard } from "../../core/resume/readinessCard";
import type { TranscriptPage } from "../../core/review/transcriptPage";
import type { RefineRequest } from "../../core/scan/refine/refineRequest";
import type { Wake } from "../../core/wake/wake";
import type { ConversationFacts } from "../conversations/describeConversation";
import type { FoundConversation } from "../conversations/foundConversation";
import type { CreateResult, HandoffOrder } from "../handoff/createHandoff";
import type { EditorWindow } from "../ports";
import type { TransferList } from "../resume/transferList";
import type { BriefOrder, BriefWrite } from "../resume/writeBrief";
import type { ConversationChanges } from "../review/editsFile";
import type { TranscriptRequest } from "../review/openTranscript";
import type { FolderReview } from "../review/reviewHandoff";
import type { SearchableHandoff } from "../search/searchableHandoffs";
import type { WakeOrder } from "../wake/wake";

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
	/** What the user changed in the review right before; remembered first. */
	readonly edits: readonly ConversationChanges[];
}
/** What a handoff would say, for looking at it before it is written. */
export interface ReviewJob extends Omit<CreateJob, "kind" | "edits"> {
	readonly kind: "review";
}
export interface TranscriptJob {
	readonly kind: "transcript";
	readonly request: TranscriptRequest;
}
export interface WakeJob {
	readonly kind: "wake";
	readonly order: WakeOrder;
}
export interface SearchJob {
	readonly kind: "search";
}
export interface BriefJob {
	readonly kind: "brief";
	readonly order: Omit<BriefOrder, "extraPatterns" | "pullRequests">;
	/** Sources of regular expressions. */
	readonly extraPatterns: readonly string[];
	/** May GitHub be asked, through the user's own `gh`? */
	readonly asksGitHub: boolean;
}
export interface TransferJob {
	readonly kind: "transfer";
	readonly card: ReadinessCard;
	/** Sources of regular expressions. */
	readonly extraPatterns: readonly string[];
}
export interface ListJob {
	readonly kind: "list";
	/** Null: no folder is open, so the conversations of every folder count. */
	readonly folders: readonly string[] | null;
}
export interface RefineJob {
	readonly kind: "refine";
	readonly conversations: readonly ConversationChoice[];
	/** Sources of regular expressions. */
	readonly extraPatterns: readonly string[];
	/** Characters that may be asked about all conversations together. */
	readonly mostCharacters: number;
}
/** What the worker is asked to do: reading and scanning never hold the editor's own thread (invariant 5). */
export type WorkerJob =
	| CollectJob
	| CreateJob
	| ListJob
	| ReviewJob
	| TranscriptJob
	| WakeJob
	| SearchJob
	| BriefJob
	| TransferJob
	| RefineJob;

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
export interface Reviewed {
	readonly folders: readonly FolderReview[];
	readonly problems: readonly Problem[];
}
/** What a model is to be asked, a question for each conversation that has something to refine. */
export type RefineQuestions = readonly (RefineRequest & Pick<Transcript, "agent" | "id">)[];
export interface JobResults {
	readonly collect: Collected;
	readonly create: Created;
	readonly list: Listed;
	readonly review: Reviewed;
	readonly transcript: TranscriptPage | Problem;
	readonly wake: Wake;
	readonly search: readonly SearchableHandoff[];
	readonly brief: BriefWrite;
	readonly transfer: TransferList;
	readonly refine: RefineQuestions;
}
/** The last that a working thread says. */
export type ThreadAnswer<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly message: string };
export type WorkerAnswer<K extends keyof JobResults> = ThreadAnswer<JobResults[K]>;

/** What the next session in each folder starts from: a thread of its own, which is small, so that it starts soon. */
export interface ReadinessJob {
	readonly folders: readonly string[];
	/** False in Restricted Mode. */
	readonly trusted: boolean;
}
export interface ReadinessStart {
	readonly job: ReadinessJob;
	readonly window: EditorWindow;
}
/** In the order of the folders: what can be told at once, and then the whole. */
export type ReadinessMessage = { readonly first: readonly FirstReadiness[] } | ThreadAnswer<readonly Readiness[]>;
