import type { Language, Signal } from "./language";

/** A place in a sentence where a signal stands. */
export interface Found {
	readonly index: number;
	readonly text: string;
}

/** Looks for signals in the languages of one conversation. */
export interface SignalReader {
	/** Does a text (plain words) give this signal? */
	says(signal: Signal, plain: string): boolean;
	/** The first place where a text gives a signal. */
	find(signal: Signal, plain: string): Found | null;
	/** How many times a text gives a signal. */
	count(signal: Signal, plain: string): number;
	/** The text without what gives the signal at its very beginning, as often as it stands there. */
	strip(signal: Signal, plain: string): string;
	/** The signals of one sentence, each looked for once. */
	hints(plain: string): Hints;
}

/** The signals of one sentence. */
export interface Hints {
	readonly says: (signal: Signal) => boolean;
	readonly find: (signal: Signal) => Found | null;
}

/** Letters and digits of spaced scripts: Latin, Greek, Cyrillic and their neighbours. */
const wordCharacter = "[a-z0-9_\\u00b5\\u00c0-\\u1fff]";
/** Characters of a sentence that are looked at: what a sentence tells stands early in it. */
const window = 400;
/** The beginning of a sentence, after "hm", "ah", "oh". */
const start = "^(?:(?:h+m+|u+h+m*|u+m+|a+h+|o+h+|e+h+m*|lol)[\\s,.!…-]+)*";

/** What was compiled, by the codes of the languages and the signal. */
const matchers = new Map<string, Map<string, RegExp>>();

/** A reader for some languages. What was compiled for the same languages before is used again. */
export function readerOf(languages: readonly Language[]): SignalReader {
	const codes = languages.map((language) => language.code).join(" ");
	const compiled = matchers.get(codes) ?? new Map<string, RegExp>();
	matchers.set(codes, compiled);
	const matcher = (signal: Signal, flags: "" | "g") => {
		const key = flags === "" ? signal : `${signal} ${flags}`;
		const known = compiled.get(key);
		if (known !== undefined) return known;
		const made = compile(languages, signal, flags);
		compiled.set(key, made);
		return made;
	};
	const inLowered = (signal: Signal, lower: string): Found | null => {
		const found = matcher(signal, "").exec(lower);
		return found === null ? null : { index: found.index, text: found[0] };
	};
	const find = (signal: Signal, plain: string) => inLowered(signal, lowered(plain));
	return {
		find,
		says: (signal, plain) => find(signal, plain) !== null,
		count: (signal, plain) => lowered(plain).match(matcher(signal, "g"))?.length ?? 0,
		strip: (signal, plain) => {
			let text = plain;
			for (let found = find(signal, text); found?.index === 0 && found.text !== ""; found = find(signal, text))
				text = text.slice(found.text.length).trimStart();
			return text;
		},
		hints: (plain) => {
			let lower: string | null = null;
			let known: Map<Signal, Found | null> | null = null;
			const once = (signal: Signal) => {
				known ??= new Map();
				let found = known.get(signal);
				if (found === undefined) {
					lower ??= lowered(plain);
					found = inLowered(signal, lower);
					known.set(signal, found);
				}
				return found;
			};
			return { find: once, says: (signal) => once(signal) !== null };
		},
	};
}

/** Patterns are written in lower case, so that no slow case folding is needed. */
function lowered(plain: string): string {
	return (plain.length > window ? plain.slice(0, window) : plain).toLowerCase();
}

function compile(languages: readonly Language[], signal: Signal, flags: string): RegExp {
	const sources = languages.flatMap((language) => sourceOf(language, signal));
	return new RegExp(sources.length === 0 ? "(?!)" : sources.join("|"), flags);
}

function sourceOf(language: Language, signal: Signal): string[] {
	const phrases = language.phrases[signal] ?? [];
	if (phrases.length === 0) return [];
	const any = phrases
		.map((phrase) =>
			phrase
				.replaceAll(" ?", "\\s*")
				.replaceAll(" ", "\\s+")
				.replaceAll(/(?<!\[)\^/g, start),
		)
		.join("|");
	return [language.spaced ? `(?<!${wordCharacter}|[./])(?:${any})(?!${wordCharacter})` : `(?:${any})`];
}
