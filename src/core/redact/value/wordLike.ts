/** Pairs of letters that hardly occur in words of any language written in Latin letters. */
const rarePairs =
	/q[^u]|j[bcdfghkmnpqrstvwxz]|v[bcdfghkmnpqtwxz]|z[bcdfgjkmnpqrstvx]|x[bdgjkmnrsvwz]|[cfghkmpqsvwxz]j|[bcdfgjkmpqvwxz]x|vv|jj/;
const consonantRun = /[bcdfghjklmnpqrstvwxz]{5}/;
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüœ]/;

/**
 * Does the text read as words: a name in code, a phrase, a file name, a model's name ("gpt-4o-mini"), rather than as
 * random characters? Digits may follow or part the words, as long as they are few.
 */
export function isWordLike(text: string): boolean {
	const pieces = wordPieces(text);
	const letters = pieces.reduce((sum, piece) => sum + piece.length, 0);
	if (letters === 0) return false;
	const digitGroups = text.match(/\d+/g) ?? [];
	const digits = digitGroups.reduce((sum, group) => sum + group.length, 0);
	if (digitGroups.length > 2 || digits > Math.max(4, letters / 3)) return false;
	const long = pieces.filter((piece) => piece.length >= 3);
	if (pieces.length > 1 && letters / pieces.length < shortestAverage(text)) return false;
	if (digits > 0 && pieces.length > 1 && long.length * 2 < pieces.length) return false;
	if (pieces.length >= 6 && isScattered(text, pieces)) return false;
	return long.length === 0 ? text.length < 8 : long.every(isWord);
}

/** The runs of letters of a text, parted at anything else and at camel-case humps, in lower case. */
export function wordPieces(text: string): string[] {
	const pieces = text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+/gu) ?? [];
	return pieces.map((piece) => piece.toLowerCase());
}

/** Small words between dashes are common in names, single letters between humps are not. */
function shortestAverage(text: string): number {
	return /^[a-z]+(?:[-_. /][a-z]+)+$/.test(text) ? 2 : 3;
}

/** One run of letters and digits with many humps that are no words: chance, not a name. */
function isScattered(text: string, pieces: readonly string[]): boolean {
	const odd = pieces.filter((piece) => piece.length < 3 && !smallWords.has(piece)).length;
	return odd * 4 > pieces.length && /^[A-Za-z0-9]+$/.test(text);
}

const smallWords = new Set(
	"a i an as at be by do go he if in is it me my no of on or so to up us we id ui io db js ts os ip tz ok ms px tx rx vs kb mb x y z n".split(
		" ",
	),
);

function isWord(piece: string): boolean {
	// Letters of other scripts are words to us; a run of capitals such as HTTPS needs no vowel.
	if (/[^a-z]/.test(piece)) return true;
	if (piece.length <= 5 && !vowel.test(piece)) return knownAbbreviations.has(piece);
	const plain = piece.replace(/sql|mqtt?|html?|https?|json|jwt|js|ts|vs|django|nginx|oauth/g, "al");
	return vowel.test(plain) && !consonantRun.test(plain) && !rarePairs.test(plain) && plain.length <= 28;
}

const knownAbbreviations = new Set(
	(
		"http https html xml css sql ssh ssl tls tcp udp dns ftp smtp jwt hmac rsa pgp gpg gcp aws ghp npm pnpm git svg " +
		"png jpg pdf csv tsv url uri urn cdn cli sdk lts php btn txt msg num str ptr ctx cfg tmp src dst lib pkg min std " +
		"dev prd stg tst env cmd prj grp mgr srv svc kms rds ssm vpc tls mqtt regexp ngx crud grpc rpc jvm gpu cpu ram ssd hdd lhs rhs vscode"
	).split(" "),
);
