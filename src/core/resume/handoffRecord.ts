import type { Priority } from "../model/finding";
import type { HandoffSection } from "./handoffSection";

/** Something a handoff says, as it stands there. */
export interface Said {
	readonly text: string;
	/** How the handoff knows: `turn 3`, `run, turn 2`; null when it does not say. */
	readonly source: string | null;
	/** Ticked off or struck through by hand. */
	readonly done: boolean;
	/** When the handoff was written that says it, ISO 8601; null when that is not known. */
	readonly from: string | null;
}

/** Something left to do. */
export interface OpenItem {
	readonly title: string;
	/** What to do concretely; null when the handoff does not say. */
	readonly step: string | null;
	readonly why: string | null;
	readonly what: string | null;
	readonly whatsLeft: string | null;
	readonly blockers: readonly string[];
	readonly files: readonly string[];
	/** Null when the handoff does not say. */
	readonly priority: Priority | null;
	/** The state was not known when it was written (R-003-2). */
	readonly unverified: boolean;
	readonly source: string | null;
	readonly done: boolean;
	readonly from: string | null;
}

/** A conversation that a handoff covers, as its section names it. */
export interface NamedConversation {
	readonly agent: string;
	readonly id: string;
}

/** What one or several handoffs tell. */
export interface HandoffContent {
	/** The user's words. */
	readonly goals: readonly string[];
	readonly constraints: readonly Said[];
	readonly corrections: readonly Said[];
	/** In the order in which they are to be done. */
	readonly items: readonly OpenItem[];
	/** Open questions and decisions not taken. */
	readonly questions: readonly Said[];
	readonly issues: readonly Said[];
	readonly decisions: readonly Said[];
	/** What was tried and failed: not to be tried again unchanged. */
	readonly attempts: readonly Said[];
	readonly lessons: readonly Said[];
	/** What ran when it was written, and dies with its window. */
	readonly running: readonly Said[];
	readonly state: readonly string[];
	readonly files: readonly string[];
}

/** What one section tells. */
export interface HandoffRecord extends HandoffContent {
	readonly section: HandoffSection;
	readonly branch: string | null;
	/** The commit on which HEAD stood. */
	readonly head: string | null;
	readonly conversations: readonly NamedConversation[];
	/** Times of the earlier sections of which this one took over what was still to do. */
	readonly carriedOver: readonly string[];
	/** Time of the earlier section that this one replaces. */
	readonly replaces: string | null;
}
