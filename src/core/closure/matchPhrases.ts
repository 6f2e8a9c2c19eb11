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

/** All phrases of the tree that begin at a word. A phrase never goes over a comma or the end of a sentence. */
export function matchPhrases<Meaning>(
	root: PhraseNode<Meaning>,
	index: PhraseIndex,
	words: readonly Word[],
	start: number,
): Match<Meaning>[] {
	const matches: Match<Meaning>[] = [];
	walk(root, start);
	return matches;

	function walk(node: PhraseNode<Meaning>, at: number): void {
		for (const meaning of node.meanings) matches.push({ end: at, meaning });
		const word = words[at];
		if (word === undefined || (at > start && word.cut !== Cut.none)) return;
		const next = node.next.get(word.text);
		if (next !== undefined) walk(next, at + 1);
		for (const [name, child] of index.classesAt(node, word.text))
			for (const end of classEnds(name, index, words, at)) walk(child, end);
	}
}

function classEnds(name: string, index: PhraseIndex, words: readonly Word[], at: number): Iterable<number> {
	if (name === "tail") return tailEnd(words, at);
	if (name === "name") return words[at]?.role === "name" ? [at + 1] : [];
	const root = index.classes.get(name);
	return root === undefined ? [] : new Set(matchPhrases(root, index, words, at).map(({ end }) => end));
}

/** A few words up to the next cut that ask for nothing: "thanks for the information". */
function tailEnd(words: readonly Word[], at: number): number[] {
	let end = at;
	while (end < words.length && (end === at || words[end]?.cut === Cut.none)) {
		const word = words[end];
		if (word === undefined || end - at === longestTail || word.role === "opaque" || isOrderWord(word.text)) return [];
		end++;
	}
	return end === at ? [] : [end];
}
