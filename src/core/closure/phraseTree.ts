import { readWords } from "./readWords";

/** A node of a tree of phrases: the word that may come next, the classes that may, and what ends here. */
export interface PhraseNode<Meaning> {
	readonly next: ReadonlyMap<string, PhraseNode<Meaning>>;
	readonly classes: ReadonlyMap<string, PhraseNode<Meaning>>;
	readonly meanings: readonly Meaning[];
}

interface GrowingNode<Meaning> extends PhraseNode<Meaning> {
	next: Map<string, GrowingNode<Meaning>>;
	classes: Map<string, GrowingNode<Meaning>>;
	meanings: Meaning[];
}

/** Named classes of phrases (`<when>`), and one unnamed class for each choice in a phrase. */
export type PhraseClasses = Map<string, GrowingNode<true>>;

/** Shared by all nodes that have none: most of tens of thousands of nodes have one child. */
const noChildren = new Map<string, never>();
const noMeanings: never[] = [];

export function emptyNode<Meaning>(): GrowingNode<Meaning> {
	return { next: noChildren, classes: noChildren, meanings: noMeanings };
}

/** Where the phrases of a catalogue text go. */
export interface PhraseTarget<Meaning> {
	readonly root: GrowingNode<Meaning>;
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
			const children = nodes.map((node) => childOf(node, "classes", key));
			nodes = text === "[" ? [...nodes, ...children] : children;
			at = end;
		} else if (text.startsWith("<")) {
			const key = target.keyOf(text.slice(1, -1));
			nodes = nodes.map((node) => childOf(node, "classes", key));
		} else for (const word of wordsOf(text)) nodes = nodes.map((node) => childOf(node, "next", word));
	}
	for (const node of nodes) {
		if (node === target.root || node.meanings.includes(meaning)) continue;
		if (node.meanings === noMeanings) node.meanings = [];
		node.meanings.push(meaning);
	}
}

/** The words of a catalogue text, written as messages are read. */
function wordsOf(text: string): string[] {
	if (/^[a-z0-9 ]*$/.test(text)) return text.split(" ").filter((word) => word !== "");
	return readWords(text.toLowerCase()).map((word) => word.text);
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

function childOf<Meaning>(node: GrowingNode<Meaning>, kind: "next" | "classes", key: string): GrowingNode<Meaning> {
	if (node[kind] === noChildren) node[kind] = new Map();
	const known = node[kind].get(key);
	if (known !== undefined) return known;
	const child = emptyNode<Meaning>();
	node[kind].set(key, child);
	return child;
}
