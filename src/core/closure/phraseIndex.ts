import type { PhraseClasses, PhraseNode } from "./phraseTree";

/** Classes without entries: any short tail, any name. */
export const openClasses: ReadonlySet<string> = new Set(["tail", "name"]);

export type ClassEdge<Meaning> = readonly [name: string, child: PhraseNode<Meaning>];

/** The classes that may come next, by the word they would begin with; `open` where no class begins with the word. */
interface Edges<Meaning> {
	readonly byWord: Map<string, ClassEdge<Meaning>[]>;
	readonly open: readonly ClassEdge<Meaning>[];
}

/**
 * Says which classes of a node can begin with a word, so that matching does not try hundreds of them at every word.
 * Built when a node is first asked for.
 */
export class PhraseIndex {
	readonly #starts = new Map<string, ReadonlySet<string> | null>();
	readonly #edges = new WeakMap<object, Edges<unknown>>();

	constructor(readonly classes: PhraseClasses) {}

	classesAt<Meaning>(node: PhraseNode<Meaning>, word: string): readonly ClassEdge<Meaning>[] {
		const edges = (this.#edges.get(node) ?? this.#build(node)) as Edges<Meaning>;
		return edges.byWord.get(word) ?? edges.open;
	}

	#build<Meaning>(node: PhraseNode<Meaning>): Edges<Meaning> {
		const open = [...node.classes].filter(([name]) => this.#startsOf(name) === null);
		const byWord = new Map<string, ClassEdge<Meaning>[]>();
		for (const [name, child] of node.classes)
			for (const word of this.#startsOf(name) ?? []) {
				const known = byWord.get(word);
				if (known === undefined) byWord.set(word, [...open, [name, child]]);
				else known.push([name, child]);
			}
		const edges = { byWord, open };
		this.#edges.set(node, edges);
		return edges;
	}

	/** The words that a class can begin with; null: any. */
	#startsOf(name: string): ReadonlySet<string> | null {
		if (openClasses.has(name)) return null;
		const known = this.#starts.get(name);
		if (known !== undefined) return known;
		this.#starts.set(name, new Set());
		const root = this.classes.get(name);
		const words = new Set(root?.next.keys() ?? []);
		let isOpen = false;
		for (const inner of root?.classes.keys() ?? []) {
			const starts = this.#startsOf(inner);
			if (starts === null) isOpen = true;
			for (const word of starts ?? []) words.add(word);
		}
		const starts = isOpen ? null : words;
		this.#starts.set(name, starts);
		return starts;
	}
}
