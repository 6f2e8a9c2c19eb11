const plainLatin = /^[\n -~]*$/;
const foldedMarks =
	/(?:\u0300|[\u0301-\u036f])|[\u0591-\u05c7]|[\u064b-\u065f]|\u0670|[\u0640\u200b-\u200f]|\ufe0e|\ufe0f/g;
const apostrophes = /['\u2018\u2019\u02bc\u00b4\uff07]/g;
const arabicVariants: Readonly<Record<string, string>> = { "\u0643": "\u06a9", "\u0649": "\u06cc", "\u064a": "\u06cc" };

/**
 * Lower case without accents and apostrophes, so that "À demain", "a demain" and "I'm", "im" are written alike.
 * Marks are taken off where a script only decorates with them (Latin, Greek, Cyrillic, Hebrew, Arabic); the vowel signs
 * of Indic scripts and Thai stay. Catalogue and message go through the same fold.
 */
export function foldText(text: string): string {
	if (plainLatin.test(text)) return text.toLowerCase().replaceAll("'", "");
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replace(apostrophes, "")
		.replace(foldedMarks, "")
		.replace(/[\u0643\u0649\u064a]/g, (letter) => arabicVariants[letter] ?? letter)
		.replaceAll("\u0131", "i")
		.replaceAll("\u00df", "ss")
		.replaceAll("\u0142", "l")
		.replaceAll("\u00f8", "o")
		.replaceAll("\u00e6", "ae")
		.replaceAll("\u0111", "d")
		.normalize("NFC");
}
