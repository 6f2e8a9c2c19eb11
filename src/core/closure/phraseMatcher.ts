import { isOrderWord } from "./orders";
import type { PhraseIndex } from "./phraseIndex";
import type { PhraseNode } from "./phraseTree";
import { Cut, type Word } from "./readWords";

export interface Match<Meaning> {
	/** Index after the last word. */
	readonly end: number;
	readonly meaning: Meaning;
}

const longestTail = 7;

/** Finds the phrases in the words of one message. Remembers what classes match where, so that no class is tried twice. */
export class PhraseMatcher {
	readonly #ends: (Map<string, readonly number[]> | undefined)[] = [];

	constructor(
		readonly words: readonly Word[],
		readonly index: PhraseIndex,
	) {}

	/** All phrases of the tree that begin at a word. A phrase never goes over a comma or the end of a sentence. */
	match<Meaning>(root: PhraseNode<Meaning>, start: number): readonly Match<Meaning>[] {
		const text = this.words[start]?.text ?? "";
		if (!root.next.has(text) && this.index.classesAt(root, text).length === 0) return [];
		const matches: Match<Meaning>[] = [];
		this.#walk(root, start, start, matches);
		return matches;
	}

	#walk<Meaning>(node: PhraseNode<Meaning>, start: number, at: number, matches: Match<Meaning>[]): void {
		for (const meaning of node.meanings) matches.push({ end: at, meaning });
		const word = this.words[at];
		if (word === undefined || word.role === "opaque" || (at > start && word.cut !== Cut.none)) return;
		const next = node.next.get(word.text);
		if (next !== undefined) this.#walk(next, start, at + 1, matches);
		if (node.classes.size === 0) return;
		for (const [name, child] of this.index.classesAt(node, word.text))
			for (const end of this.#endsOf(name, at)) this.#walk(child, start, end, matches);
	}

	/** Where the phrases of a class that begin at a word end. */
	#endsOf(name: string, at: number): readonly number[] {
		let known = this.#ends[at];
		if (known === undefined) {
			known = new Map();
			this.#ends[at] = known;
		}
		const remembered = known.get(name);
		if (remembered !== undefined) return remembered;
		const ends = this.#findEnds(name, at);
		known.set(name, ends);
		return ends;
	}

	#findEnds(name: string, at: number): readonly number[] {
		if (name === "tail") return this.#tailEnd(at);
		if (name === "name") return this.words[at]?.role === "name" ? [at + 1] : [];
		const root = this.index.classes.get(name);
		if (root === undefined) return [];
		const ends: number[] = [];
		for (const { end } of this.match(root, at)) if (!ends.includes(end)) ends.push(end);
		return ends;
	}

	/** A few words up to the next cut that ask for nothing: "thanks for the information". */
	#tailEnd(at: number): readonly number[] {
		let end = at;
		while (end < this.words.length && (end === at || this.words[end]?.cut === Cut.none)) {
			const word = this.words[end];
			if (word === undefined || end - at === longestTail || word.role === "opaque" || isOrderWord(word.text)) return [];
			end++;
		}
		return end === at ? [] : [end];
	}
}
