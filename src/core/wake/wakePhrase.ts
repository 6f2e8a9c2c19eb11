/** R-000-75, and what its source says in the same breath. */
const phrases: ReadonlySet<string> = new Set([
	"waky waky",
	"reincarnate",
	"reincarnate the swarm",
	"wake up the swarm",
	"restore context",
	"codi wake",
	"codi reincarnate",
]);

/**
 * Is a message nothing but a phrase that asks for what was known before? Case, punctuation and blanks do not count; a
 * phrase within a sentence is part of the work.
 */
export function isWakePhrase(text: string): boolean {
	if (text.length > 100) return false;
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return phrases.has(words.join(" "));
}
