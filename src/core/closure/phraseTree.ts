import { readWords } from "./readWords";

/** A node of the tree of phrases: the next word, the classes that may come next, and what ends here. */
export interface PhraseNode<Meaning> {
	readonly next: Map<string, PhraseNode<Meaning>>;
	readonly classes: Map<string, PhraseNode<Meaning>>;
	readonly meanings: Meaning[];
}

export function emptyNode<Meaning>(): PhraseNode<Meaning> {
	return { next: new Map(), classes: new Map(), meanings: [] };
}

/**
 * Adds the phrases of a catalogue text to a tree. Phrases are separated by `|` or line ends; `(a/b c)` is a choice, `[a/b]`
 * may be left out, `<when>` stands for a class of phrases, looked up by `className`.
 */
export function addPhrases<Meaning>(
	root: PhraseNode<Meaning>,
	catalogue: string,
	meaning: Meaning,
	className: (name: string) => string,
): void {
	for (const phrase of catalogue.split(/[|\n]/))
		for (const variant of expand(phrase.trim())) addVariant(root, variant, meaning, className);
}

/** All ways to say a phrase: its choices and its optional parts, multiplied out. */
function expand(phrase: string): string[] {
	const choice = /[([]([^()[\]]*)[)\]]/.exec(phrase);
	if (choice === null) return phrase === "" ? [] : [phrase];
	const options = (choice[1] ?? "").split("/");
	if (choice[0].startsWith("[")) options.push("");
	const before = phrase.slice(0, choice.index);
	const after = phrase.slice(choice.index + choice[0].length);
	return options.flatMap((option) => expand(`${before}${option}${after}`));
}

function addVariant<Meaning>(
	root: PhraseNode<Meaning>,
	variant: string,
	meaning: Meaning,
	className: (name: string) => string,
): void {
	let node = root;
	for (const part of variant.split(/(<\w+>)/)) {
		if (part.startsWith("<")) node = childOf(node.classes, className(part.slice(1, -1)));
		else for (const word of readWords(part)) node = childOf(node.next, word.text);
	}
	if (node !== root && !node.meanings.includes(meaning)) node.meanings.push(meaning);
}

function childOf<Meaning>(children: Map<string, PhraseNode<Meaning>>, key: string): PhraseNode<Meaning> {
	const known = children.get(key);
	if (known !== undefined) return known;
	const child = emptyNode<Meaning>();
	children.set(key, child);
	return child;
}
