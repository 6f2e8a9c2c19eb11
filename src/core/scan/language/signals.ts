import { chinese } from "./chinese";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { italian } from "./italian";
import { japanese } from "./japanese";
import { korean } from "./korean";
import type { Language, Signal } from "./language";
import { signals } from "./language";
import { portuguese } from "./portuguese";
import { russian } from "./russian";
import { spanish } from "./spanish";
import { turkish } from "./turkish";

const languages: readonly Language[] = [
	english,
	portuguese,
	french,
	german,
	spanish,
	italian,
	russian,
	turkish,
	chinese,
	japanese,
	korean,
];

/** Letters and digits of spaced scripts: Latin, Greek, Cyrillic and their neighbours. */
const wordCharacter = "[a-z0-9_\\u00b5\\u00c0-\\u1fff]";

const matchers = new Map<Signal, RegExp>(signals.map((signal) => [signal, compile(signal, "")]));
const counters = new Map<Signal, RegExp>();

/** Characters of a sentence that are looked at: what a sentence tells stands early in it. */
const window = 400;

/** Does a sentence (plain words) give this signal, in any language? */
export function says(signal: Signal, plain: string): boolean {
	return find(signal, plain) !== null;
}

/** The first place where a sentence gives a signal. */
export function find(signal: Signal, plain: string): { readonly index: number; readonly text: string } | null {
	const found = matchers.get(signal)?.exec(lowered(plain));
	return found == null ? null : { index: found.index, text: found[0] };
}

/** How many times a sentence gives a signal. */
export function count(signal: Signal, plain: string): number {
	let counter = counters.get(signal);
	if (counter === undefined) {
		counter = compile(signal, "g");
		counters.set(signal, counter);
	}
	return lowered(plain).match(counter)?.length ?? 0;
}

/** Words of all languages that carry no topic. */
export const stopWords: ReadonlySet<string> = new Set(languages.flatMap((language) => language.stopWords.split(" ")));

/** Patterns are written in lower case, so that no slow case folding is needed. */
function lowered(plain: string): string {
	return (plain.length > window ? plain.slice(0, window) : plain).toLowerCase();
}

function compile(signal: Signal, flags: string): RegExp {
	const sources = languages.flatMap((language) => sourceOf(language, signal));
	return new RegExp(sources.length === 0 ? "(?!)" : sources.join("|"), flags);
}

function sourceOf(language: Language, signal: Signal): string[] {
	const phrases = language.phrases[signal] ?? [];
	if (phrases.length === 0) return [];
	const any = phrases.map((phrase) => phrase.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+")).join("|");
	return [language.spaced ? `(?<!${wordCharacter}|[./])(?:${any})(?!${wordCharacter})` : `(?:${any})`];
}
