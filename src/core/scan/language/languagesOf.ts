import type { Language } from "./language";
import { languages, wordsOf } from "./languages";

/** Characters of a message that are looked at. */
const sample = 800;
/** Small words or letters of a language that make a message one in it. */
const fewest = 2;
/** Share of a message's words from which on it counts for one more: a short message has few. */
const dense = 0.3;
/** How many of them all messages must have together. */
const enough = 3;

const [english, ...others] = languages.map((language, index) => ({
	language,
	index,
	letters: language.letters === undefined ? null : new RegExp(`[${language.letters}]`, "g"),
}));

/** Each small word with the languages, by their index, that have it. */
const languagesOfWord = new Map<string, number[]>();
for (const [index, language] of languages.entries())
	for (const word of new Set(wordsOf(language)))
		languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), index]);

/**
 * The languages that a conversation is held in. English always, since agents and code speak it; another one where
 * a message has more of its small words, or of its letters, than of any other's. Words of languages that nobody
 * speaks are not looked for: "remove", "car" and "mist" mean something else elsewhere. `judged` is what is known of
 * messages' beginnings; what is found out is added.
 */
export function languagesOf(messages: Iterable<string>, judged = new Map<string, Judgement>()): Language[] {
	const signs = new Map<Language, number>();
	for (const message of messages) {
		const start = message.slice(0, sample);
		const known = judged.get(start);
		const best = known === undefined ? languageOf(start.toLowerCase()) : known;
		if (known === undefined) judged.set(start, best);
		if (best !== null) signs.set(best.language, (signs.get(best.language) ?? 0) + best.count);
	}
	const spoken = languages.filter((language) => (signs.get(language) ?? 0) >= enough);
	return english === undefined ? spoken : [english.language, ...spoken];
}

const none: readonly number[] = [];

/** The language other than English that a message is most likely in, and how much speaks for it. */
export type Judgement = { readonly language: Language; readonly count: number } | null;

/** The language other than English that a text is most likely in; null for English and for what tells nothing. */
function languageOf(text: string): Judgement {
	const words = text.match(/\p{L}+/gu) ?? [];
	const counts = languages.map(() => 0);
	for (const word of words)
		for (const index of languagesOfWord.get(word) ?? none) counts[index] = (counts[index] ?? 0) + 1;
	let best: Judgement = null;
	let most = Math.max(fewest - 1, english === undefined ? 0 : (counts[english.index] ?? 0));
	for (const { language, index, letters } of others) {
		const signs = (counts[index] ?? 0) + (letters === null ? 0 : (text.match(letters)?.length ?? 0));
		if (signs <= most) continue;
		best = { language, count: signs >= words.length * dense ? signs + 1 : signs };
		most = signs;
	}
	return best;
}
