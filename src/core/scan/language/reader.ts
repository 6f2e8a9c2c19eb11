import { type Language, type Signal, signals } from "./language";

/** A place in a sentence where a signal stands. */
export interface Found {
	readonly index: number;
	readonly text: string;
}

/** Looks for signals in the languages of one conversation. */
export interface SignalReader {
	/** Codes of the languages that it knows. */
	readonly languages: readonly string[];
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

/** Readers by the codes of their languages: what was compiled once is used again. */
const readers = new Map<string, SignalReader>();

/** The reader for some languages; always the same for the same ones. */
export function readerOf(languages: readonly Language[]): SignalReader {
	const codes = languages.map((language) => language.code).join(" ");
	const reader = readers.get(codes) ?? createReader(languages);
	readers.set(codes, reader);
	return reader;
}

function createReader(languages: readonly Language[]): SignalReader {
	const compiled = new Map<string, RegExp>();
	const matcher = (signal: Signal, flags: "" | "g") => {
		const key = flags === "" ? signal : `${signal} ${flags}`;
		const known = compiled.get(key);
		if (known !== undefined) return known;
		const made = compile(languages, signal, flags);
		compiled.set(key, made);
		return made;
	};
	const inLowered: FindIn = (signal, lower) => {
		const found = matcher(signal, "").exec(lower);
		return found === null ? null : { index: found.index, text: found[0] };
	};
	const find = (signal: Signal, plain: string) => inLowered(signal, lowered(plain));
	return {
		languages: languages.map(({ code }) => code),
		find,
		says: (signal, plain) => find(signal, plain) !== null,
		count: (signal, plain) => lowered(plain).match(matcher(signal, "g"))?.length ?? 0,
		strip: (signal, plain) => {
			let text = plain;
			for (let found = find(signal, text); found?.index === 0 && found.text !== ""; found = find(signal, text))
				text = text.slice(found.text.length).trimStart();
			return text;
		},
		hints: (plain) => new RememberedHints(plain, inLowered),
	};
}

const numberOf = new Map(signals.map((signal, number) => [signal, number]));
const bitsOfWord = 32;

type FindIn = (signal: Signal, lower: string) => Found | null;

/**
 * Every rule asks every sentence for its signals. What is remembered of the answers takes two bits each, since a long
 * session has tens of thousands of sentences; where a signal stands is asked for so rarely that it is looked for again.
 */
class RememberedHints implements Hints {
	private lower: string | null = null;
	private asked = 0;
	private askedMore = 0;
	private given = 0;
	private givenMore = 0;

	constructor(
		private readonly plain: string,
		private readonly findIn: FindIn,
	) {}

	get says() {
		return (signal: Signal) => this.gives(signal);
	}

	get find() {
		return (signal: Signal) => (this.gives(signal) ? this.look(signal) : null);
	}

	private gives(signal: Signal): boolean {
		const number = numberOf.get(signal) ?? 0;
		const bit = 1 << (number % bitsOfWord);
		const isMore = number >= bitsOfWord;
		if (((isMore ? this.askedMore : this.asked) & bit) === 0) {
			const found = this.look(signal) === null ? 0 : bit;
			if (isMore) {
				this.askedMore |= bit;
				this.givenMore |= found;
			} else {
				this.asked |= bit;
				this.given |= found;
			}
		}
		return ((isMore ? this.givenMore : this.given) & bit) !== 0;
	}

	private look(signal: Signal): Found | null {
		this.lower ??= lowered(this.plain);
		return this.findIn(signal, this.lower);
	}
}

/** Patterns are written in lower case, so that no slow case folding is needed. */
function lowered(plain: string): string {
	return withoutAccents((plain.length > window ? plain.slice(0, window) : plain).toLowerCase());
}

const accented = /[\u00e0-\u017f]/;
const base = new Map<string, string>();

/** Accents of Latin letters are often not typed ("se cayo", "nao"): neither texts nor patterns have them. Keeps the length. */
function withoutAccents(text: string): string {
	return accented.test(text) ? text.replace(/[\u00e0-\u017f]/g, baseOf) : text;
}

function baseOf(letter: string): string {
	const known = base.get(letter);
	if (known !== undefined) return known;
	const plain = letter.normalize("NFD").charAt(0);
	base.set(letter, plain);
	return plain;
}

function compile(languages: readonly Language[], signal: Signal, flags: string): RegExp {
	const sources = languages.flatMap((language) => sourceOf(language, signal)).map(withoutAccents);
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
