import { foldText } from "./foldText";

/** What stands between a word and the one before it. */
export const Cut = { none: 0, clause: 1, sentence: 2 } as const;
export type Cut = (typeof Cut)[keyof typeof Cut];

export interface Word {
	/** Folded; one letter where a script is written without spaces. */
	readonly text: string;
	readonly cut: Cut;
	readonly role: "plain" | "name" | "opaque";
	/** The sentence that this word belongs to ends with a question mark. */
	readonly asked: boolean;
}

const unspaced =
	"\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\u30fc";
const piece = new RegExp(
	`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+|\\p{Extended_Pictographic}|[^\\p{L}\\p{N}\\p{M}]`,
	"gu",
);
/** French and Italian words that lose their end before a vowel; Catalan and Occitan write the same. */
const elision = /(?<![\p{L}\p{N}])(l|d|j|m|t|s|c|n|qu|dell|nell|sull|all|un)['\u2019](?=\p{L})/giu;
/** "And", written onto the next word in Arabic and Hebrew. */
const conjunction = /^([\u0648\u05d5])(?=\p{L}{4})/u;
/** "No, I am good": the comma after such a word parts nothing. */
const answers = new Set(["no", "nope", "nah", "yes", "well", "oh", "ah", "ok", "okay"]);
/** The common case, read without looking at every character: an English word and what closes it. */
const plainWord = /^([A-Za-z][a-z]*|[A-Z]+)([.,!?;:]*)$/;
const firstSmall = "a".charCodeAt(0);
const unspacedLetter = new RegExp(`[${unspaced}]`, "u");
const letter = /[\p{L}\p{N}\p{M}]/u;
const capital = /^\p{Lu}/u;
const picture = /\p{Extended_Pictographic}/u;
const sentenceEnd = /[.!?\n\u2026\u3002\uff01\uff1f\uff0e\u0964\u06d4\u061f\u203d\u1362]/;
const questionMark = /[?\uff1f\u061f\u037e]/;
const clauseEnd = /[,;:()\u2014\u2013\uff0c\u3001\uff1b\uff1a\u060c\u061b\u00b7\u1363]/;

/** Opaque stands for a stretch that is no speech of the user (code, a quote, a path); name for a name left out. */
export const opaqueMark = "\ue000";
export const nameMark = "\ue001";

const codeLike =
	/[_\\@={}[\]$|~*%&<>`\ue000]|[\w)]\/\w|^\/\w|\w\(|::|^--?\w|^#\w|\p{Ll}\p{Lu}|:\/\/|\w\.(?:[cm]?[jt]sx?|py|md|json|html?|s?css|go|rs|java|cpp|h|sh|ya?ml|toml|txt|csv|sql|rb|php|vue|swift|kt|xml|lock|env|log|png|jpe?g|svg|pdf|docx?|xlsx?|com|org|io|net|dev|ai)(?!\p{L})/u;

/** Splits speech (`takeSpeech`) into words. Linear in the length of the text. */
export function readWords(speech: string): Word[] {
	const words: { text: string; cut: Cut; role: Word["role"]; asked: boolean }[] = [];
	let cut: Cut = Cut.sentence;
	let sentenceStart = 0;
	const raise = (to: Cut) => {
		if (to > cut) cut = to;
	};
	const add = (text: string, role: Word["role"]) => {
		words.push({ text, cut, role, asked: false });
		cut = Cut.none;
	};
	const endSentence = (asked: boolean) => {
		if (asked) for (const word of words.slice(sentenceStart)) word.asked = true;
		if (words.length > sentenceStart) sentenceStart = words.length;
		raise(Cut.sentence);
	};
	const endChunk = (mark: string) => {
		if (questionMark.test(mark)) endSentence(true);
		else if (sentenceEnd.test(mark)) endSentence(false);
		else if (clauseEnd.test(mark) && !answers.has(words.at(-1)?.text ?? "")) raise(Cut.clause);
	};
	for (const [space = "", chunk = ""] of speech.matchAll(/\s*(\S+)|\s+$/g)) {
		if (space.includes("\n")) endSentence(false);
		const plain = plainWord.exec(chunk);
		if (plain !== null) {
			const word = plain[1] ?? "";
			add(word.toLowerCase(), word.charCodeAt(0) < firstSmall ? "name" : "plain");
			for (const mark of plain[2] ?? "") endChunk(mark);
		} else readChunk(chunk);
	}
	return words;

	function readChunk(chunk: string): void {
		if (chunk === nameMark) add("", "name");
		else if (/^[-*\u2022]+$/.test(chunk)) raise(Cut.clause);
		else if (codeLike.test(chunk) && !unspacedLetter.test(chunk)) {
			add("", "opaque");
			endChunk(chunk.at(-1) ?? "");
		} else {
			let role: Word["role"] = capital.test(chunk) ? "name" : "plain";
			for (const [part] of foldText(partWords(chunk)).matchAll(piece)) {
				if (isPlainLetter(part) || letter.test(part)) add(part, role);
				else if (picture.test(part)) add(part, "plain");
				else if (part === opaqueMark) add("", "opaque");
				else endChunk(part);
				role = "plain";
			}
		}
	}
}

/** Kana, Han and Hangul, told from signs by their place alone: they are most of the text where they occur. */
function isPlainLetter(part: string): boolean {
	const code = part.charCodeAt(0);
	return (code >= 0x3041 && code <= 0x3096) || (code >= 0x4e00 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3);
}

function partWords(chunk: string): string {
	return /['\u2019\u0648\u05d5]/.test(chunk) ? chunk.replace(elision, "$1 ").replace(conjunction, "$1 ") : chunk;
}
