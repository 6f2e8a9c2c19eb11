import type { PhraseClasses, PhraseNode } from "./phraseTree";
import type { Word } from "./readWords";

/** From this length on a missing or a doubled letter is forgiven; swapped neighbours already in shorter words. */
const shortestFuzzy = 5;
const shortestSwap = 3;
const longestFuzzy = 16;
/** Words at the end of a message that are corrected. */
const longestEnd = 14;
/** Corrections kept, so that the words of every day are looked up once. */
const mostRemembered = 5000;

/** Words of work that are one letter away from words of the catalogue. */
const properWords = new Set(
	`latter form from later layer alter tank hank hanks bean been form sleet ones state stat save safe pas past pauses past
	session sessions end ends exits quits saves closes handoffs states contexts notes chats days good goods god night nights
	need needs help helps breaks lunches meetings breakpoint compressed compresses statement contest content context counter
	thing things think thinks than thins hacks tests byte bytes eyes buy bay boy by done dont don gone ones tank tanks nigh
	trough though thought through were where there three tree her here hear heard sever server serve saved later closer
	closed close clone cloned morn more moment momento note noted notice mode model models bug bugs but bus`.split(/\s+/),
);

/** Elongations, doubled, missing and swapped letters, brought back to the words of the catalogue ("byeee", "thnaks"). */
export class Spelling {
	readonly #words = new Set<string>();
	readonly #corrected = new Map<string, string | null>();
	/** Each longer word with one letter left out. */
	readonly #shortened = new Map<string, string>();

	constructor(roots: readonly PhraseNode<unknown>[], classes: PhraseClasses) {
		for (const root of [...roots, ...classes.values()]) this.#collect(root);
		for (const word of this.#words)
			if (word.length >= shortestFuzzy && word.length <= longestFuzzy)
				for (const shorter of without(word)) if (!this.#shortened.has(shorter)) this.#shortened.set(shorter, word);
	}

	correct(words: readonly Word[]): Word[] {
		return words.map((word, at) => {
			if (at < words.length - longestEnd || word.text === "" || this.#words.has(word.text)) return word;
			const corrected = this.#remember(word.text);
			return corrected === null ? word : { ...word, text: corrected };
		});
	}

	#remember(word: string): string | null {
		const known = this.#corrected.get(word);
		if (known !== undefined) return known;
		const corrected = this.#shorten(word) ?? this.#repair(word);
		if (this.#corrected.size >= mostRemembered) this.#corrected.clear();
		this.#corrected.set(word, corrected);
		return corrected;
	}

	#collect(node: PhraseNode<unknown>): void {
		for (const [word, child] of node.next) {
			this.#words.add(word);
			this.#collect(child);
		}
		for (const child of node.classes.values()) this.#collect(child);
	}

	/** "byeeee", "thankss", "sooo": runs of one letter cut to two, then to one. */
	#shorten(word: string): string | null {
		if (!/(\p{L})\1/u.test(word) || properWords.has(word)) return null;
		const double = word.replace(/(\p{L})\1{2,}/gu, "$1$1");
		if (this.#words.has(double)) return double;
		const single = word.replace(/(\p{L})\1{2,}/gu, "$1");
		if (this.#words.has(single)) return single;
		const plain = word.replace(/(\p{L})\1+/gu, "$1");
		return (plain.length > 2 || plain !== word.slice(0, 2)) && this.#words.has(plain) && plain.length > 2
			? plain
			: null;
	}

	#repair(word: string): string | null {
		if (word.length < shortestSwap || word.length > longestFuzzy || properWords.has(word)) return null;
		for (let at = 1; at + 1 < word.length; at++) {
			const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
			if (this.#words.has(swapped)) return swapped;
		}
		if (word.length < shortestFuzzy - 1) return null;
		const missing = this.#shortened.get(word);
		if (missing !== undefined && missing[0] === word[0]) return missing;
		if (word.length <= shortestFuzzy) return null;
		for (const shorter of without(word))
			if (shorter[0] === word[0] && shorter.length >= shortestFuzzy && this.#words.has(shorter)) return shorter;
		return null;
	}
}

function without(word: string): string[] {
	return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
