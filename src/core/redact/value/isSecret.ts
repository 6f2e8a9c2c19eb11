import type { KeyKind } from "../assignments/keyName";
import { isCodeReference } from "./codeReference";
import { isPlaceholder } from "./placeholder";
import { hasPublicShape, isUuidOrHex, looksRandom } from "./shape";
import { isWordLike, wordPieces } from "./wordLike";

/** What is known of the place of a value, beside the value. */
export interface ValueContext {
	readonly kind: Exclude<KeyKind, "cookie">;
	/** The syntax leaves no doubt that it is a value (`KEY=…`), as opposed to a word that follows a word. */
	readonly firm: boolean;
	readonly quoted: boolean;
	/** The key is written as an environment variable's name. */
	readonly environment: boolean;
}

/** How much of a long value is looked at. */
const judged = 400;

/**
 * Is the value of a telling key a secret? The only place where values are judged: no stand-ins, no references to
 * other places, no shapes of other things; then random enough for what the key promises.
 */
export function isSecretValue(text: string, context: ValueContext): boolean {
	const value = text.slice(0, judged);
	if (isPlaceholder(value) || hasPublicShape(value)) return false;
	if (!context.quoted && isCodeReference(value, !context.environment)) return false;
	if (!context.firm) return isUnmistakable(value);
	switch (context.kind) {
		case "password":
			return isPassword(value, context);
		case "secret":
			return isMachineSecret(value);
		case "weak":
			return context.environment
				? looksRandom(value, 12)
				: looksRandom(value, 12) && !isUuidOrHex(value) && !/\s/.test(value);
	}
}

/** Taken for a secret in running text: digits and letters mixed at random, not a short hash or a number. */
function isUnmistakable(value: string): boolean {
	if (/\s/.test(value) || value.length < 8) return false;
	const afterUser = /^[\w.@-]{1,40}:([^\s:/]{8,})$/.exec(value)?.[1];
	if (afterUser !== undefined) return isUnmistakable(afterUser);
	if (/^[A-Za-z_][\w.-]*[=:]+[^=:]/.test(value) || (value.length < 20 && /[/:]/.test(value))) return false;
	if (hasSymbolsAmongLetters(value)) return true;
	if (!looksRandom(value, 8)) return false;
	if (!/\d/.test(value)) return value.length >= 20 && !/[/.:]/.test(value);
	return isUuidOrHex(value) ? value.length >= 32 : /[A-Za-z].*[A-Za-z]/.test(value);
}

/** As in passwords that a site's rules ask for; neither code nor words look so. */
function hasSymbolsAmongLetters(value: string): boolean {
	return (
		/^[^\s()[\]{}<>"'`|/\\,;=]+$/.test(value) &&
		/[!@#$%^&*?~]./.test(value) &&
		/\d/.test(value) &&
		/[A-Za-z]{2}/.test(value)
	);
}

function isPassword(value: string, context: ValueContext): boolean {
	if (/\s/.test(value)) return isSpacedPassword(value);
	if (/^\d+$/.test(value)) return value.length >= 6;
	const mixed = /[^A-Za-z._-]/.test(value) || (!isWordLike(value) && value.length >= 8);
	if (mixed) return value.length >= (context.quoted || context.environment ? 5 : 6) && /[^\W_]/.test(value);
	// Letters only: a label ("Passwort") has a capital, a name in code is not quoted.
	const surelyValue = context.quoted || context.environment;
	return surelyValue && value.length >= 8 && /^[a-z]/.test(value) && !/[a-z][A-Z]/.test(value);
}

/** Phrases with digits or symbols, random words and app passwords in groups; not the sentences that user interfaces show. */
function isSpacedPassword(value: string): boolean {
	if (/^(?:[a-z0-9]{4} ){3,5}[a-z0-9]{4}$/i.test(value)) return true;
	if (/[\r\n]|\\n/.test(value)) return isMachineSecret(value);
	const words = value.split(" ");
	if (words.length >= 12 && words.every((word) => /^[a-z]{3,8}$/.test(word))) return true;
	return words.length <= 6 && /\d/.test(value) && /[^\w\s.,:;'"()/-]/.test(value) && wordPieces(value).length < 12;
}

function isMachineSecret(value: string): boolean {
	const compact = value.replace(/\\{0,15}\s{0,9}(?:\r?\n|\\{1,15}[rn])+[ \t]*/g, "");
	if (compact !== value && !/^[\w+/=.~%-]+$/.test(compact)) return false;
	if (compact.length < 8 || /\s/.test(compact) || /^\d{1,19}$/.test(compact)) return false;
	if (/^\d+(?:[.,]\d+)*$/.test(compact)) return false;
	return new Set(compact).size >= 5 && !isWordLike(compact);
}
