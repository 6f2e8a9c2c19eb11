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

const [english, ...others] = languages.map((language) => ({
	language,
	words: new Set(wordsOf(language)),
	letters: language.letters === undefined ? null : new RegExp(`[${language.letters}]`, "g"),
}));

/**
 * The languages that a conversation is held in. English always, since agents and code speak it; another one where
 * a message has more of its small words, or of its letters, than of any other's. Words of languages that nobody
 * speaks are not looked for: "remove", "car" and "mist" mean something else elsewhere.
 */
export function languagesOf(messages: Iterable<string>): Language[] {
	const signs = new Map<Language, number>();
	for (const message of messages) {
		const best = languageOf(message.slice(0, sample).toLowerCase());
		if (best !== null) signs.set(best.language, (signs.get(best.language) ?? 0) + best.count);
	}
	const spoken = languages.filter((language) => (signs.get(language) ?? 0) >= enough);
	return english === undefined ? spoken : [english.language, ...spoken];
}

/** The language other than English that a text is most likely in; null for English and for what tells nothing. */
function languageOf(text: string): { language: Language; count: number } | null {
	const words = text.match(/\p{L}+/gu) ?? [];
	const count = (known: ReadonlySet<string>) => words.reduce((sum, word) => sum + (known.has(word) ? 1 : 0), 0);
	let best: { language: Language; count: number } | null = null;
	let most = Math.max(fewest - 1, english === undefined ? 0 : count(english.words));
	for (const { language, words: known, letters } of others) {
		const signs = count(known) + (letters === null ? 0 : (text.match(letters)?.length ?? 0));
		if (signs <= most) continue;
		best = { language, count: signs >= words.length * dense ? signs + 1 : signs };
		most = signs;
	}
	return best;
}
