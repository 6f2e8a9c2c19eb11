import type { Span } from "../span";
import { isSecretValue, type ValueContext } from "../value/isSecret";
import { secretWords } from "./wordsOfLanguages";

type Kind = ValueContext["kind"];

const kinds = kindsOfWords();
/** Longer words first: "clave de API" before "clave". */
const words = [...kinds.keys()].toSorted((a, b) => b.length - a.length);
const inflection = "[а-яё]{0,4}";

const plainWords = words.filter((word) => /^[ -~]+$/.test(word));
const otherWords = words.filter((word) => !plainWords.includes(word));
/** Not within a longer word or name; looked at first, since it leaves out most places at once. */
const plainSearch = new RegExp(`(?<![A-Za-z0-9_{$])(?:${plainWords.map(toPattern).join("|")})(?![A-Za-z0-9_-])`, "gi");
const otherSearch = new RegExp(
	`(?<![A-Za-z\\u00c0-\\u024f\\u0400-\\u04ff0-9_])(?:${otherWords.map(toPattern).join("|")})`,
	"gi",
);
/** Letters beside those of English; arrows and dashes are in English texts, too. */
const otherLetters = /[\u00df-\u024f\u0370-\u1fff\u3040-\ud7ff]/;
const copulas =
	"ist|lautet|war|est|était|es|era|é|è|e|is|jest|to|är|er|on|je|este|este:|είναι|это|был|есть|adalah|là|dır|是|为|為|は|が|는|은|가|이|はい|هو|هي";
/** From the word to the value: up to five words and a separator, a copula, or only a space. */
const bridge = new RegExp(
	`["'*_\`»」]{0,3}(?:[ \\t]?\\([^()\\n]{1,40}\\))?(?:(?:[ \\t]+[^\\s:=：＝]{1,20}){0,5}?[ \\t\\u00a0]?[:：=＝→]|(?:[ \\t]+[^\\s:=：＝]{1,20}){0,4}?(?:[ \\t]+(?:${copulas})|[是为為はがは는은])(?=[\\s:"'\`「『“!-~])|(?:[ \\t]+[^\\s!-~]{1,20}|[ \\t]+(?:der|die|das|für|de|da|do|del|la|le|el|du|des|от|для|к|к базе)){0,4})[ \\t\\u00a0:]{0,4}(?:«[ \\u00a0])?["'\`*_「『“«„]{0,3}`,
	"iuy",
);
/** Passwords are typed: printable ASCII. */
const value = /[!-~]{6,400}/y;

/** Values that words of other languages than English announce: `пароль: …`, `das Kennwort ist …`, `密码为…`. */
export function findForeign(text: string): Span[] {
	return [...findWords(text, plainSearch), ...(otherLetters.test(text) ? findWords(text, otherSearch) : [])];
}

function findWords(text: string, search: RegExp): Span[] {
	const spans: Span[] = [];
	search.lastIndex = 0;
	for (let word = search.exec(text); word !== null; word = search.exec(text)) {
		const kind = kindOf(word[0]);
		const span = kind === undefined ? null : readAfter(text, word.index + word[0].length, kind);
		if (span !== null) spans.push(span);
	}
	return spans;
}

function readAfter(text: string, wordEnd: number, kind: Kind): Span | null {
	bridge.lastIndex = wordEnd;
	const gap = bridge.exec(text)?.[0] ?? "";
	value.lastIndex = wordEnd + gap.length;
	const run = (value.exec(text)?.[0] ?? "").replace(/["'`*)\]},;.?]*$/, "");
	const start = wordEnd + gap.length;
	return gap !== "" && isSecretValue(run, { kind, firm: false, quoted: true, environment: false })
		? { start, end: start + run.length }
		: null;
}

function kindsOfWords(): ReadonlyMap<string, Kind> {
	const known = new Map<string, Kind>();
	for (const { password, token, key } of secretWords) {
		for (const word of key?.split(",") ?? []) known.set(word, "weak");
		for (const word of token.split(",")) known.set(word, "secret");
		for (const word of password.split(",")) known.set(word, "password");
	}
	return known;
}

function toPattern(word: string): string {
	return word.replaceAll("~", inflection).replaceAll(" ", "[ \\t\\u00a0]");
}

/** A word as it stands in the text, found again among the known ones, of which it may be an inflected form. */
function kindOf(found: string): Kind | undefined {
	const plain = found.toLowerCase().replace(/\s/g, " ");
	return kinds.get(plain) ?? inflected.find(([pattern]) => pattern.test(plain))?.[1];
}

const inflected = [...kinds]
	.filter(([word]) => word.includes("~"))
	.map(([word, kind]) => [new RegExp(`^${toPattern(word)}$`, "u"), kind] as const);
