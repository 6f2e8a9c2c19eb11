import { covered, topicWords } from "../words";

/** Share of a wording's words that must stand in what it words anew. */
const enough = 0.6;

/**
 * May a text be put in other words like this? Most of its words stand in what it comes from, and every name, path,
 * number and piece of code in it does, to the letter: a model may shorten and join, not tell what nobody said.
 */
export function isBacked(wording: string, origin: string): boolean {
	if (/[\r\n]/.test(wording)) return false;
	const names = wording.match(namelike) ?? [];
	return names.every((name) => origin.includes(name)) && covered(topicWords(wording), topicWords(origin)) >= enough;
}

/** Words with digits, underscores, dots, slashes or capitals inside: what a reader would look up. */
const namelike =
	/[\p{L}\p{N}_$@#]*(?:[\d_$@#]|[./\\:](?=[\p{L}\p{N}])|(?<=\p{Ll})\p{Lu})[\p{L}\p{N}_$@#./\\:-]*[\p{L}\p{N}_$]/gu;
