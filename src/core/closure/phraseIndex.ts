import type { PhraseClasses, PhraseNode } from "./phraseTree";

/** Classes without entries: any short tail, any name. */
export const openClasses: ReadonlySet<string> = new Set(["tail", "name"]);

type ClassEdge<Meaning> = readonly [name: string, child: PhraseNode<Meaning>];

/**
 * Says which classes of a node can begin with a word, so that matching does not try hundreds of them at every word.
 * Built when a node is first asked for.
 */
export class PhraseIndex {
	readonly #starts = new Map<string, ReadonlySet<string> | null>();
	readonly #edges = new WeakMap<object, Map<string | null, ClassEdge<unknown>[]>>();

	constructor(readonly classes: PhraseClasses) {}

	classesAt<Meaning>(node: PhraseNode<Meaning>, word: string): readonly ClassEdge<Meaning>[] {
		if (node.classes.size === 0) return [];
		const edges = (this.#edges.get(node) ?? this.#build(node)) as Map<string | null, ClassEdge<Meaning>[]>;
		return edges.get(word) ?? edges.get(null) ?? [];
	}

	#build<Meaning>(node: PhraseNode<Meaning>): Map<string | null, ClassEdge<Meaning>[]> {
		const edges = new Map<string | null, ClassEdge<Meaning>[]>([[null, []]]);
		const open = [...node.classes].filter(([name]) => this.#startsOf(name) === null);
		edges.set(null, open);
		for (const [name, child] of node.classes)
			for (const word of this.#startsOf(name) ?? []) {
				const known = edges.get(word);
				if (known === undefined) edges.set(word, [...open, [name, child]]);
				else known.push([name, child]);
			}
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
