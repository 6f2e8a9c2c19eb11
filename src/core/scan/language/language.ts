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
	/** What a title of something to do does without, at its beginning: "you will need to". */
	"titleOpening",
	/** The same at its end: "for later". */
	"titleEnding",
	/** Put off. */
	"deferred",
	/** A time to come, or what the user is going to do: "tomorrow", "next week", "I'll ask". */
	"someday",
	/** Cannot go on. */
	"blocked",
	/** What stands in the way comes next: "blocked by". */
	"blockedBy",
	/** Not there yet. */
	"remaining",
	/** The agent says what it is about to do. */
	"promise",
	/** Said to be done. */
	"done",
	/** A check is said to go well: "all tests pass". */
	"passing",
	/** Taken back or no longer wanted. */
	"dropped",
	/** Not needed, only possible. */
	"optional",
	/** A choice between ways, made. */
	"chosen",
	/** May be a choice: counts together with other signs. */
	"chosenSoftly",
	/** Words that choices are often, but not only, told with: they count together with their place in the session. */
	"mayChoose",
	/** The same of changes that are made or announced. */
	"mayChange",
	/** The same of causes, and of how things behave. */
	"mayCause",
	/** The same of what went wrong. */
	"mayFail",
	/** A change that was made, at the head of a summary's sentence. */
	"changed",
	/** An earlier choice is taken back. */
	"reversal",
	/** One thing set against another: "instead of", "rather than". */
	"contrast",
	/** What was expected, and what is. */
	"however",
	/** The agent says what it would do. */
	"recommend",
	/** What may be, not what is. */
	"hypothetical",
	/** Perhaps, later on. */
	"hedge",
	/** All that was named before: "go on with the rest". */
	"rest",
	/** Ways laid side by side, and what is expected of a fix. */
	"undecided",
	/** What it was done for. */
	"reason",
	/** Why something went wrong. */
	"cause",
	/** "Found it": the cause comes next. */
	"found",
	/** "That's why": the cause was said just before. */
	"pointsBack",
	/** How a thing always behaves. */
	"fact",
	/** A known problem. */
	"issue",
	/** Bad when it happens: data, security, money, live systems. */
	"severe",
	/** Hardly matters. */
	"minor",
	/** Worth remembering. */
	"remember",
	/** It went wrong. */
	"failure",
	/** Something was tried, and perhaps given up. */
	"tried",
	/** The user says that what was done has no effect. */
	"useless",
	/** The speaker takes back what it did. */
	"mistake",
	/** The agent admits that the user is right, or that it misunderstood. */
	"concedes",
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
	/** The user proposes a way: "what about ...?" */
	"proposal",
	/** Yes, and then more. */
	"yes",
	/** The user has done it, or says that it works. */
	"didIt",
	/** A request. */
	"request",
	/** What the user would like to see, or is missing. */
	"desired",
	/** Yes. */
	"affirm",
	/** Good-bye, thanks, nothing more. */
	"closing",
	/** All is done, whatever comes next: "ready for the next task", "I can explain how it works". */
	"idle",
] as const;
export type Signal = (typeof signals)[number];

/** The words behind the signals of one language, or of a part of them. */
export type Phrases = Partial<Record<Signal, readonly string[]>>;

/** The words of one language, as sources of regular expressions; spaces stand for any white space. */
export interface Language {
	readonly code: string;
	/** Letters that only this language has among those known here, as a class of a regular expression. */
	readonly letters?: string;
	/** Words are set apart by spaces, so that phrases match at the borders of words only. */
	readonly spaced: boolean;
	/** Words that carry no topic. */
	readonly stopWords: string;
	readonly phrases: Phrases;
}
