import type { PhraseClasses, PhraseNode } from "./phraseTree";
import type { Word } from "./readWords";

/** Words back from the end in which a phrase with an open tail must have begun. */
const longestWithTail = 16;

/** Words of phrases with an open tail that are in every other message and so tell nothing. */
const telling = 3;
const common = new Set(
	`the and for you your that this was are have has had been will can not but with all any our out what how when who more from very
	them they there here just really then than some such would could should must may might did does done let get got give make made
	say want need like know take see help work time good great nice best much most que por los las una con para des les pas pour und
	die der das ich wir für mit auf den von não uma com che per del con ett och att som til het een van ben ama bir için как что это для`.split(
		/\s+/,
	),
);

/**
 * The words that phrases end with, and the words of the phrases that end with anything. Most messages have neither at their end,
 * and are done with one look: they close nothing.
 */
export class PhraseEndings {
	readonly #last = new Set<string>();
	readonly #withTail = new Set<string>();
	readonly #classes: PhraseClasses;
	readonly #lastOf = new Map<string, Set<string>>();

	constructor(root: PhraseNode<unknown>, classes: PhraseClasses) {
		this.#classes = classes;
		this.#collect(root, this.#last);
		for (const [word, child] of root.next) this.#collectTails(child, [word]);
		for (const [name, child] of root.classes) this.#collectTails(child, this.#wordsOf(name));
	}

	/** Whether a phrase may end where the words end; false is certain. */
	mayEnd(words: readonly Word[]): boolean {
		const last = words.at(-1);
		if (last === undefined || last.role === "opaque") return false;
		if (last.role === "name" || this.#last.has(last.text)) return true;
		return words.slice(-longestWithTail).some(({ text }) => this.#withTail.has(text));
	}

	#collect(node: PhraseNode<unknown>, last: Set<string>): void {
		for (const [word, child] of node.next) {
			if (child.meanings.length > 0) last.add(word);
			this.#collect(child, last);
		}
		for (const [name, child] of node.classes) {
			if (child.meanings.length > 0) for (const word of this.#endingsOf(name)) last.add(word);
			this.#collect(child, last);
		}
	}

	#endingsOf(name: string): ReadonlySet<string> {
		const known = this.#lastOf.get(name);
		if (known !== undefined) return known;
		const endings = new Set<string>();
		this.#lastOf.set(name, endings);
		const root = this.#classes.get(name);
		if (root !== undefined) this.#collect(root, endings);
		return endings;
	}

	/** One telling word of each phrase with a tail is enough to know it by; where it has none, all its words. */
	#collectTails(node: PhraseNode<unknown>, path: readonly string[]): void {
		if (node.classes.has("tail")) {
			const told = path.filter((word) => word.length >= telling && !common.has(word));
			for (const word of told.length > 0 ? told : path) this.#withTail.add(word);
		}
		for (const [word, child] of node.next) this.#collectTails(child, [...path, word]);
		for (const [name, child] of node.classes) this.#collectTails(child, [...path, ...this.#wordsOf(name)]);
	}

	#wordsOf(name: string): string[] {
		const words = new Set<string>();
		const visit = (node: PhraseNode<unknown>) => {
			for (const [word, child] of node.next) {
				words.add(word);
				visit(child);
			}
			for (const child of node.classes.values()) visit(child);
		};
		const root = this.#classes.get(name);
		if (root !== undefined) visit(root);
		return [...words];
	}
}
