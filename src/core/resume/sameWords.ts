/** Of the words of both, how many both must have for two texts to say the same in other words. */
const alike = 0.8;
/** A short text is another one with every other word. */
const fewWords = 4;

/** The words of a text: as they stand, and each once. */
interface Words {
	readonly key: string;
	readonly each: ReadonlySet<string>;
}

/** Do two texts say the same? How they are marked up and ended says nothing; a word more or less says little, a number all. */
export function isSame(one: string, other: string): boolean {
	return saysSame(wordsOf(one), wordsOf(other));
}

/** The first of each text that says the same as others; what is far down a very long list is compared to the letter. */
export function firstOfEach<T>(entries: readonly T[], textOf: (entry: T) => string): T[] {
	const known = new Set<string>();
	const compared: Words[] = [];
	return entries.filter((entry) => {
		const words = wordsOf(textOf(entry));
		if (known.has(words.key) || compared.some((earlier) => saysSame(earlier, words))) return false;
		known.add(words.key);
		if (compared.length < mostCompared) compared.push(words);
		return true;
	});
}

const mostCompared = 200;

function saysSame(one: Words, other: Words): boolean {
	if (one.key === other.key) return true;
	const [few, many] = one.each.size < other.each.size ? [one.each, other.each] : [other.each, one.each];
	// Were all of the shorter one's words in the longer one, it could still not be enough: most pairs are told apart by this.
	if (few.size < fewWords || few.size / many.size < alike) return false;
	const apart = [...few].filter((word) => !many.has(word));
	const shared = few.size - apart.length;
	if (shared / (few.size + many.size - shared) < alike) return false;
	return ![...apart, ...[...many].filter((word) => !few.has(word))].some((word) => /\d/.test(word));
}

function wordsOf(text: string): Words {
	const words = text
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");
	return { key: words.join(" "), each: new Set(words) };
}
