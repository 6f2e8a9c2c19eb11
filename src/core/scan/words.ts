import { stopWords } from "./language/languages";

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const runs = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+|[^\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/g;

/** Rules ask for the same texts' words, and a scan for those of the scan before: they are remembered for so many characters. */
const mostRemembered = 2_000_000;
const remembered = new Map<string, ReadonlySet<string>>();
let characters = 0;

/** The words that carry a text's topic: lower case, without endings, `camelCase` and paths taken apart. */
export function topicWords(text: string): ReadonlySet<string> {
	const known = remembered.get(text);
	if (known !== undefined) return known;
	characters += text.length;
	if (characters > mostRemembered) {
		remembered.clear();
		characters = text.length;
	}
	const found = findTopicWords(text);
	remembered.set(text, found);
	return found;
}

function findTopicWords(text: string): ReadonlySet<string> {
	const out = new Set<string>();
	const lower = text.replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2").toLowerCase();
	const mixed = unspaced.test(lower);
	for (const word of lower.split(/[^\p{L}\p{N}]+/u)) {
		if (word === "") continue;
		if (mixed && unspaced.test(word)) for (const run of word.match(runs) ?? []) addRun(out, run);
		else if (word.length > 1 && !stopWords.has(word)) out.add(stem(word));
	}
	return out;
}

/** Is a word of a script without spaces: a pair of its characters? */
export function isUnspaced(word: string): boolean {
	return unspaced.test(word);
}

/** How much of `part` stands in `whole`, 0 to 1. */
export function covered(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
	if (part.size === 0) return 0;
	let shared = 0;
	for (const word of part) if (whole.has(word)) shared++;
	return shared / part.size;
}

/** How alike two texts are by their words, 0 to 1: shared words by all words. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	let shared = 0;
	for (const word of a) if (b.has(word)) shared++;
	const all = a.size + b.size - shared;
	return all === 0 ? 0 : shared / all;
}

/** Scripts without spaces are compared by pairs of characters. */
function addRun(out: Set<string>, run: string): void {
	if (!unspaced.test(run)) out.add(stem(run));
	else if (run.length === 1) out.add(run);
	else for (let at = 0; at + 1 < run.length; at++) out.add(run.slice(at, at + 2));
}

function stem(word: string): string {
	if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
	return word.replace(/(?:ations?|ing|ed|ies|es|s|ly)$/, "").replace(/e$/, "");
}
