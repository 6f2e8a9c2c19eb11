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
const apostrophe = /['\u2018\u2019\u02bc\u00b4\uff07]/g;
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
	for (const chunk of speech.split(/([\s\u00a0]+)/)) {
		if (chunk === "") continue;
		if (chunk.trim() === "") {
			if (chunk.includes("\n")) endSentence(false);
			continue;
		}
		if (chunk === nameMark) {
			add("", "name");
			continue;
		}
		if (codeLike.test(chunk) && !unspacedLetter.test(chunk)) {
			add("", "opaque");
			const last = chunk.at(-1) ?? "";
			if (questionMark.test(last)) endSentence(true);
			else if (sentenceEnd.test(last)) endSentence(false);
			else if (clauseEnd.test(last)) raise(Cut.clause);
			continue;
		}
		if (/^[-*\u2022]+$/.test(chunk)) {
			raise(Cut.clause);
			continue;
		}
		for (const [part] of chunk.replace(apostrophe, "").matchAll(piece)) {
			if (letter.test(part)) {
				const text = foldText(part);
				if (text !== "") add(text, capital.test(part) ? "name" : "plain");
			} else if (picture.test(part)) add(foldText(part), "plain");
			else if (part === opaqueMark) add("", "opaque");
			else if (questionMark.test(part)) endSentence(true);
			else if (sentenceEnd.test(part)) endSentence(false);
			else if (clauseEnd.test(part)) raise(Cut.clause);
		}
	}
	return words;
}
