/**
 * What a phrase does in a message. The ones ending in `Alone` are too common in the talk of work to count unless the whole
 * message is farewell and filling ("later", "exit", "that's all"); the others also count after other sentences. A vocative is a
 * name of someone spoken to, which stands after something and before a pause.
 */
export const roles = [
	"direct",
	"directAlone",
	"farewell",
	"farewellAlone",
	"thanks",
	"thanksAlone",
	"pause",
	"pauseAlone",
	"handoff",
	"filler",
	"vocative",
] as const;
export type Role = (typeof roles)[number];

/**
 * The phrases of one language, in the notation of `addPhrases`. Seeds, not the test: what decides is how they stand in the
 * message (`coverEnd`). `classes` are referred to as `<name>`; `hinted` counts only where the language is known from outside.
 */
export interface Catalogue extends Partial<Readonly<Record<Role, string>>> {
	readonly lang: string;
	readonly classes?: Readonly<Record<string, string>>;
	readonly hinted?: Partial<Readonly<Record<Role, string>>>;
}
