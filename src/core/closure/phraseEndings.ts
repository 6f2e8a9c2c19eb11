import type { PhraseClasses, PhraseNode } from "./phraseTree";
import type { Word } from "./readWords";

/** Longest open tail, with the word that opens it. */
const longestTail = 8;

/**
 * The words that phrases end with. Most messages end with another word, and are done with one look: they close nothing.
 */
export class PhraseEndings {
	readonly #last = new Set<string>();
	readonly #beforeTail = new Set<string>();
	readonly #classes: PhraseClasses;
	readonly #ofClass = new Map<string, Set<string>>();

	constructor(root: PhraseNode<unknown>, classes: PhraseClasses) {
		this.#classes = classes;
		this.#collect(root, this.#last);
	}

	/** Whether a phrase may end where the words end; false is certain. */
	mayEnd(words: readonly Word[]): boolean {
		const last = words.at(-1);
		if (last === undefined || last.role === "opaque") return false;
		if (last.role === "name" || this.#last.has(last.text)) return true;
		return words.slice(-longestTail).some(({ text }) => this.#beforeTail.has(text));
	}

	#collect(node: PhraseNode<unknown>, last: Set<string>): void {
		for (const [word, child] of node.next) {
			if (child.meanings.length > 0) last.add(word);
			if (child.classes.has("tail")) this.#beforeTail.add(word);
			this.#collect(child, last);
		}
		for (const [name, child] of node.classes) {
			if (child.meanings.length > 0) for (const word of this.#endingsOf(name)) last.add(word);
			if (child.classes.has("tail")) for (const word of this.#endingsOf(name)) this.#beforeTail.add(word);
			this.#collect(child, last);
		}
	}

	#endingsOf(name: string): ReadonlySet<string> {
		const known = this.#ofClass.get(name);
		if (known !== undefined) return known;
		const endings = new Set<string>();
		this.#ofClass.set(name, endings);
		const root = this.#classes.get(name);
		if (root !== undefined) this.#collect(root, endings);
		return endings;
	}
}
