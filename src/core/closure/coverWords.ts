import type { Match, PhraseMatcher } from "./phraseMatcher";
import type { PhraseNode } from "./phraseTree";
import { Cut } from "./readWords";
import type { Role } from "./role";

export interface Span {
	readonly start: number;
	readonly end: number;
	readonly role: Role;
}

export interface Cover {
	/** The first covered word; the cover goes from here to the last word. */
	readonly start: number;
	readonly spans: readonly Span[];
}

/** Words of a farewell: more than this is a text that happens to end with one. */
const longestCover = 48;
/** Words of the longest phrase: where so many words in a row begin none that leads to the end, none will. */
const longestPhrase = 12;
const longestInLetters = 24;

/**
 * The longest stretch at the end of a message that is farewell and filling and nothing else, beginning where a clause
 * begins; null where the message does not end so. "Render the see you later" has no such stretch; "see you later" is one.
 */
export function coverEnd(root: PhraseNode<Role>, matcher: PhraseMatcher): Cover | null {
	const { words } = matcher;
	const steps: ({ readonly cost: number; readonly match: Match<Role> | null } | undefined)[] = [];
	steps[words.length] = { cost: 0, match: null };
	let longest: number | null = null;
	let reached = words.length;
	const patience = words.at(-1)?.text.length === 1 ? longestInLetters : longestPhrase;
	for (let start = words.length - 1; start >= Math.max(0, words.length - longestCover); start--) {
		for (const match of matcher.match(root, start)) {
			const rest = steps[match.end];
			if (rest === undefined || (match.meaning === "vocative" && !isVocative(start, match.end))) continue;
			const cost = rest.cost + costOf(match.meaning, match.end - start);
			const known = steps[start];
			if (known === undefined || cost < known.cost) steps[start] = { cost, match };
		}
		if (steps[start] !== undefined) reached = start;
		else if (reached - start > patience) break;
		if (steps[start] !== undefined && (start === 0 || words[start]?.cut !== Cut.none)) longest = start;
	}
	return longest === null ? null : { start: longest, spans: follow(longest) };

	function isVocative(at: number, end: number): boolean {
		return at > 0 && (end === words.length || words[end]?.cut !== Cut.none);
	}

	function follow(from: number): Span[] {
		const spans: Span[] = [];
		for (let at = from; at < words.length; ) {
			const match = steps[at]?.match;
			if (!match) break;
			spans.push({ start: at, end: match.end, role: match.meaning });
			at = match.end;
		}
		return spans;
	}
}

/** Few long phrases explain better than many short ones, and a farewell better than filling. */
function costOf(role: Role, length: number): number {
	return (role === "filler" || role === "vocative" ? 2 : 1.5) - length * 0.01;
}
