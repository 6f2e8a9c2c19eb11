/** The parts of a wish to hand over, said in any words: "[save] [the progress], I [continue] [in a new chat] [tomorrow]". */
export const concepts = [
	/** to write down, to update, to make */
	"save",
	/** to save: the verbs of `save` that mean nothing else */
	"keep",
	/** what is known: notes, memory, progress, "what we have" */
	"state",
	/** where things stand: the nouns of `state` that mean nothing else */
	"core",
	/** this conversation */
	"talk",
	/** to end, to close */
	"close",
	/** the handover itself */
	"handover",
	/** another, new conversation */
	"fresh",
	/** that the user goes there: "I am opening a new chat" */
	"moving",
	/** to go on, to pick up again */
	"resume",
	/** another time */
	"future",
	/** who comes after: the next agent, the morning crew */
	"successor",
	/** something to start the next conversation with */
	"opener",
	/** words that belong to no part and change nothing */
	"glue",
] as const;
export type Concept = (typeof concepts)[number];

/** Without one of these there is no wish. */
export const anchors: readonly Concept[] = ["fresh", "successor", "future", "handover", "talk", "core"];

/** A part of a wish in one language: "résume" records in French, "resume" goes on in English. */
export interface WishWord {
	readonly concept: Concept;
	/** Place of the language in `wishCatalogues`. */
	readonly language: number;
}

export type WishCatalogue = Partial<Readonly<Record<Concept, string>>>;
