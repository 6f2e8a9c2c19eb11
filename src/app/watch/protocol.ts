import type { ClosureSignal } from "../../core/closure/closureState";
import type { LiveState } from "../../core/live/liveState";
import type { Problem } from "../../core/model/problem";
import type { AgentName } from "../../core/model/transcript";
import type { FoundConversation } from "../conversations/foundConversation";
import type { TargetFolder } from "../handoff/createHandoff";
import type { EditorWindow } from "../ports";
import type { ConversationChanges } from "../review/editsFile";
import type { FolderReview } from "../review/reviewHandoff";
import type { AwaitedSuccessor, SeenSuccessor } from "../successor/lookForSuccessor";
import type { RunEvent } from "../terminals/runEvent";
import type { NewMessage } from "./followedConversation";

export type UserSignal = Extract<ClosureSignal, { readonly kind: "user" }>;

/** What the watching thread is started with. */
export interface WatcherStart {
	readonly readyFile: string;
	readonly window: EditorWindow;
}

/** What a window wants watched. Sent at the start and whenever it changes. */
export interface WatchSettings {
	readonly folders: readonly TargetFolder[];
	/** Sources of regular expressions. */
	readonly extraPatterns: readonly string[];
	/** Keep a handoff ready for the window's end (off: nothing is to happen by itself). */
	readonly keepReady: boolean;
}
export type WatchCommand =
	| { readonly kind: "settings"; readonly settings: WatchSettings }
	/** Something was handed off: what is news has changed. */
	| { readonly kind: "handedOff" }
	/** Something began or ended in the window: a command, a task, a debug session. */
	| { readonly kind: "run"; readonly event: RunEvent }
	/** Whether anybody looks at the findings: only then they are told. */
	| { readonly kind: "show"; readonly findings: boolean }
	/** The user edited findings. */
	| { readonly kind: "edit"; readonly edits: readonly ConversationChanges[] }
	/** A successor was started: what is seen of it is told until it is no longer awaited. */
	| { readonly kind: "await"; readonly id: number; readonly successor: AwaitedSuccessor }
	| { readonly kind: "awaitNoMore"; readonly id: number }
	| { readonly kind: "stop" };

/** A conversation as the window knows it. */
export interface WatchedConversation {
	readonly agent: AgentName;
	readonly id: string;
	readonly found: FoundConversation;
	/** What names it: its file, or `database#session`. */
	readonly path: string;
	readonly folder: string;
	readonly title: string | null;
	readonly state: LiveState;
	/** Something happened in it that no handoff covers. */
	readonly hasNews: boolean;
}
export type WatchEvent =
	/** The conversations followed, most recent first. */
	| { readonly kind: "conversations"; readonly conversations: readonly WatchedConversation[] }
	/** The user typed something in one of them. */
	| {
			readonly kind: "message";
			readonly conversation: WatchedConversation;
			readonly message: NewMessage;
			/** What its words say about leaving. */
			readonly said: UserSignal;
			/** The user switched handing off by itself on or off in the chat (R-000-12). */
			readonly toggle: "on" | "off" | null;
	  }
	/** The handoff kept ready is up to date; `items` is how many unfinished items it holds, null when there is no news. */
	| { readonly kind: "ready"; readonly items: number | null }
	/** What "Codi: Handoff" would say now; of a conversation without news too, when there is no other. */
	| { readonly kind: "findings"; readonly folders: readonly FolderReview[] }
	/** An awaited successor was seen, or went on. */
	| { readonly kind: "successor"; readonly id: number; readonly seen: SeenSuccessor }
	/** An edit could not be remembered. */
	| { readonly kind: "notEdited"; readonly problem: Problem }
	| { readonly kind: "log"; readonly message: string };
