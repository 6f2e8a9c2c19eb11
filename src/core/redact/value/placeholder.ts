import { marker } from "../span";
import { wordPieces } from "./wordLike";

/** Whole values that stand for "none", for a type, or for something to fill in. */
const emptyWords = new Set(
	(
		"null nil none undefined true false yes no on off nan void any unknown never optional required enabled disabled " +
		"hidden string str text number int integer float double boolean bool bytes object array list dict map uuid date " +
		"varchar password passwd pwd passphrase pass secret token apikey key credential credentials auth bearer basic " +
		"oauth oauth2 digest include omit same-origin value default empty blank missing invalid incorrect wrong expired " +
		"test testing tests example sample demo dummy fake mock stub foo bar baz foobar qux todo tbd fixme n/a na " +
		"redacted masked removed admin administrator root guest user username postgres mysql mongo redis rabbitmq " +
		"changeme changeit hunter2 letmein qwerty secretkey keyboard inherit prompt interactive ask self auto manual local localhost"
	).split(" "),
);

/** Words that only stand in a value made up to show where the real one goes. */
const fillInWords = new Set(
	(
		"your yours example examples placeholder changeme changethis change replace replaceme insert enter fill dummy " +
		"fake sample redacted masked hidden todo fixme here goes notreal mock stub lorem ipsum foobar invalid " +
		"password passwd secret token apikey supersecret mysecret mypassword mytoken credential credentials"
	).split(" "),
);

/** Templates, references and regular expressions: the value comes from elsewhere, or is none. */
const references = [
	/^[<[({]{1,2}[\s\S]*[>\])}]{1,2};?$|^[([{<][^)\]}>]*$|^<[\w *.:-]+>/,
	/[$#]\{[^{}]*(?:\}|$)|\{\{.*\}\}|\{\{\s|<%|\$\([\w./]+|%\(\w+\)|\\\(\w+\)|^<\/?[a-z][\w-]*>|<\/?[a-z]{3,}[\w-]*>/i,
	/^\$(?:\{?[A-Za-z_][\w.:]*\}?|\d|@)$|^\$env:|^\$[A-Z_]{3,}\b/,
	/^%[A-Za-z_]\w*%$|^%[-\d.]*[sdvqxif@]$|^@\w+@?$|^:[a-z_]+$|^\?$|^!\w+$|^__\w+__$|^&\w+$|^\*\w+$/i,
	/^(?:op|vault|secret|secrets|file|ssm|arn|keyring|awssm|gcpsm|azurekv|env|data|urn|doppler|sops|config|ref):\S*[/:]/i,
	/^(?:ENC\[|\{cipher\}|vault:v\d|AQICA|\$ANSIBLE_VAULT)/,
	/^(?:process\.env|import\.meta|os\.environ|System\.getenv|ENV\[|env\.|env\(|secrets\.|vars\.|var\.|local\.|data\.|inputs\.|github\.|config\.|self\.|this\.|args\.|ctx\.|req\.)/,
	/\(\?[:=!<]|\{\d{1,4},\d{0,4}\}|\[[aA0]-[zZ9]|\[\^[^\]]+\]|\\[sSwWdD][+*{]/,
	/^(?:required|nullable|sometimes)\||\|(?:min|max|required|string|confirmed)\b/,
];

/** Masked or elided by somebody else, or filler. */
const masks = [/^(.)\1*$/s, /x{4,}$|x{6,}|[_-]x{3,}$|[*•●·#]{4,}/i, /^[x*•●·.…_\-0#?]+$/i, /…|\.\.\.|-{4,}/];

/**
 * Is the value plainly not a secret but a stand-in: a template, a reference, a type's name, filler, or already masked?
 * Knows nothing of the key it belongs to.
 */
export function isPlaceholder(value: string): boolean {
	if (value.includes(marker) || emptyWords.has(value.toLowerCase())) return true;
	const start = value.slice(0, 400);
	if (masks.some((mask) => mask.test(start)) || references.some((reference) => reference.test(start))) return true;
	return /EXAMPLE|example|CHANGE_?ME|change_?me/.test(start) || hasFillInWord(start);
}

/** A word such as "your" gives a value away, unless so much random text stands beside it that chance put it there. */
function hasFillInWord(value: string): boolean {
	const pieces = wordPieces(value);
	const words = pieces.filter((piece) => fillInWords.has(piece));
	if (words.length === 0) return false;
	const explained = words.join("").length + pieces.filter((piece) => piece.length > 4).join("").length;
	return value.length <= 12 || explained * 2 >= value.length || !/\d.*[A-Za-z].*\d/.test(value);
}
