import { readWords } from "./readWords";

/** A node of a tree of phrases: the word that may come next, the classes that may, and what ends here. */
export interface PhraseNode<Meaning> {
	readonly next: Map<string, PhraseNode<Meaning>>;
	readonly classes: Map<string, PhraseNode<Meaning>>;
	readonly meanings: Meaning[];
}

/** Named classes of phrases (`<when>`), and one unnamed class for each choice in a phrase. */
export type PhraseClasses = Map<string, PhraseNode<true>>;

export function emptyNode<Meaning>(): PhraseNode<Meaning> {
	return { next: new Map(), classes: new Map(), meanings: [] };
}

/** Where the phrases of a catalogue text go. */
export interface PhraseTarget<Meaning> {
	readonly root: PhraseNode<Meaning>;
	readonly classes: PhraseClasses;
	/** The key in `classes` of a class named in the text: languages have classes of the same name. */
	readonly keyOf: (name: string) => string;
}

const part = /\(|\)|\[|\]|<\w+>|[^()[\]<>]+/g;

/**
 * Adds the phrases of a catalogue text to a tree. Phrases are separated by `|`, line ends are spaces; `(a/b c)` is a choice, `[a/b]`
 * may be left out, both may be nested; `<when>` is a phrase of a class. A choice becomes a class of its own, so that phrases
 * need not be multiplied out.
 */
export function addPhrases<Meaning>(target: PhraseTarget<Meaning>, catalogue: string, meaning: Meaning): void {
	for (const phrase of catalogue.split("|")) addPhrase(target, phrase.trim(), meaning);
}

function addPhrase<Meaning>(target: PhraseTarget<Meaning>, phrase: string, meaning: Meaning): void {
	const parts = phrase.match(part) ?? [];
	let nodes = [target.root];
	for (let at = 0; at < parts.length; at++) {
		const text = parts[at] ?? "";
		if (text === "(" || text === "[") {
			const end = closingBracket(parts, at);
			const key = addChoice(target, parts.slice(at + 1, end).join(""));
			const children = nodes.map((node) => childOf(node.classes, key));
			nodes = text === "[" ? [...nodes, ...children] : children;
			at = end;
		} else if (text.startsWith("<")) {
			const key = target.keyOf(text.slice(1, -1));
			nodes = nodes.map((node) => childOf(node.classes, key));
		} else for (const word of readWords(text.toLowerCase())) nodes = nodes.map((node) => childOf(node.next, word.text));
	}
	for (const node of nodes) if (node !== target.root && !node.meanings.includes(meaning)) node.meanings.push(meaning);
}

function addChoice<Meaning>(target: PhraseTarget<Meaning>, text: string): string {
	const key = target.keyOf(`(${text})`);
	if (target.classes.has(key)) return key;
	const root = emptyNode<true>();
	target.classes.set(key, root);
	for (const option of splitOptions(text)) addPhrase({ ...target, root }, option.trim(), true);
	return key;
}

function closingBracket(parts: readonly string[], open: number): number {
	let depth = 0;
	for (let at = open; at < parts.length; at++) {
		if (parts[at] === "(" || parts[at] === "[") depth++;
		if ((parts[at] === ")" || parts[at] === "]") && --depth === 0) return at;
	}
	return parts.length;
}

function splitOptions(text: string): string[] {
	const options = [""];
	let depth = 0;
	for (const char of text) {
		if (char === "(" || char === "[") depth++;
		if (char === ")" || char === "]") depth--;
		if (char === "/" && depth === 0) options.push("");
		else options.push(`${options.pop() ?? ""}${char}`);
	}
	return options;
}

function childOf<Meaning>(children: Map<string, PhraseNode<Meaning>>, key: string): PhraseNode<Meaning> {
	const known = children.get(key);
	if (known !== undefined) return known;
	const child = emptyNode<Meaning>();
	children.set(key, child);
	return child;
}
