/** What a phrase tells. The rules ask for these; the words behind them stand in one data file a language. */
export const signals = [
	/** Title of a list of what comes next or is left. */
	"nextHeading",
	/** Title of a list of decisions. */
	"decisionHeading",
	/** Title of a list of things to know: gotchas, notes, limits, root cause. */
	"lessonHeading",
	/** The agent offers to do something. */
	"offer",
	/** The agent wants the user to choose. */
	"choice",
	/** The agent needs something from the user before it can go on. */
	"askUser",
	/** Something that only the user can or should do. */
	"userTask",
	/** Put off. */
	"deferred",
	/** Cannot go on. */
	"blocked",
	/** Not there yet. */
	"remaining",
	/** The agent says what it is about to do. */
	"promise",
	/** Said to be done. */
	"done",
	/** Taken back or no longer wanted. */
	"dropped",
	/** Not needed, only possible. */
	"optional",
	/** A choice between ways, made. */
	"chosen",
	/** May be a choice: counts together with other signs. */
	"chosenSoftly",
	/** A change that was made, at the head of a summary's sentence. */
	"changed",
	/** What it was done for. */
	"reason",
	/** Why something went wrong. */
	"cause",
	/** How a thing always behaves. */
	"fact",
	/** Worth remembering. */
	"remember",
	/** It went wrong. */
	"failure",
	/** The user says that what was done has no effect. */
	"useless",
	/** The speaker takes back what it did. */
	"mistake",
	/** The user objects. */
	"objection",
	/** The user objects, said more gently. */
	"doubt",
	/** Looks like an objection and is none. */
	"noObjection",
	/** The user has had enough. */
	"frustration",
	/** The user had said so before. */
	"repeated",
	/** A rule for all that follows. */
	"standing",
	/** A request. */
	"request",
	/** What the user would like to see, or is missing. */
	"desired",
	/** Yes. */
	"affirm",
	/** Good-bye, thanks, nothing more. */
	"closing",
] as const;
export type Signal = (typeof signals)[number];

/** The words of one language, as sources of regular expressions; spaces stand for any white space. */
export interface Language {
	readonly code: string;
	/** Words are set apart by spaces, so that phrases match at the borders of words only. */
	readonly spaced: boolean;
	/** Words that carry no topic. */
	readonly stopWords: string;
	readonly phrases: Partial<Record<Signal, readonly string[]>>;
}
