/** Of the words of both, how many both must have for two texts to say the same in other words. */
const alike = 0.8;
/** A short text is another one with every other word. */
const fewWords = 4;

/** Do two texts say the same? How they are marked up and ended says nothing; a word more or less says little, a number all. */
export function isSame(one: string, other: string): boolean {
	return saysSame(wordsOf(one), wordsOf(other));
}

/** The first of each text that says the same as others; what is far down a very long list is compared to the letter. */
export function firstOfEach<T>(entries: readonly T[], textOf: (entry: T) => string): T[] {
	const known = new Set<string>();
	const compared: string[][] = [];
	return entries.filter((entry) => {
		const words = wordsOf(textOf(entry));
		const key = words.join(" ");
		if (known.has(key) || compared.some((earlier) => saysSame(earlier, words))) return false;
		known.add(key);
		if (compared.length < mostCompared) compared.push(words);
		return true;
	});
}

const mostCompared = 200;

function saysSame(one: readonly string[], other: readonly string[]): boolean {
	if (one.join(" ") === other.join(" ")) return true;
	const [a, b] = [new Set(one), new Set(other)];
	if (Math.min(a.size, b.size) < fewWords) return false;
	const shared = [...a].filter((word) => b.has(word));
	const apart = [...a, ...b].filter((word) => !(a.has(word) && b.has(word)));
	return shared.length / (shared.length + apart.length) >= alike && !apart.some((word) => /\d/.test(word));
}

function wordsOf(text: string): string[] {
	return text
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");
}
