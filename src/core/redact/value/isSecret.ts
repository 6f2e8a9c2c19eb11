import type { KeyKind } from "../assignments/keyName";
import { isCodeReference } from "./codeReference";
import { isMadeUp, isPassphrase, isTechnical } from "./madeUp";
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
	if (!context.firm && !mayBeTold(value)) return false;
	if (isPlaceholder(value) || hasPublicShape(value)) return false;
	if (context.kind === "password" && isMadeUp(value, context.firm ? 2 : leastDigits(value))) return true;
	if (context.kind === "secret" && context.firm && isChosenSecret(value)) return true;
	if (!context.quoted && isCodeReference(value, !context.environment)) return false;
	if (!context.firm && (isTechnical(value) || (context.kind === "weak" && isUuidOrHex(value)))) return false;
	if (!context.firm) return isUnmistakable(value);
	switch (context.kind) {
		case "password":
			return isPassword(value, context);
		case "secret":
			return isMachineSecret(value) || ((context.quoted || context.environment) && isPassphrase(value));
		case "weak":
			return context.environment
				? looksRandom(value, 12)
				: looksRandom(value, 12) && !isUuidOrHex(value) && !/\s/.test(value);
	}
}

/** What is needed of a value in running text, at little cost: digits, or a length that words do not have. */
function mayBeTold(value: string): boolean {
	return value.length >= 8 && (value.length >= 20 || /\d/.test(value) || isScrambled(value));
}

/** Letters only, capitals among small ones in no order that names have. */
function isScrambled(value: string): boolean {
	if (value.length < 10 || !/^[A-Za-z]+$/.test(value)) return false;
	const capitals = value.replace(/[^A-Z]/g, "").length;
	if (capitals < 3 || value.length - capitals < 3 || isWordLike(value)) return false;
	const pieces = wordPieces(value);
	return pieces.length * 3.2 > value.length && pieces.filter((piece) => piece.length < 3).length >= 2;
}

/** A password where a program's secret is expected: capitals, small letters, and a number with or without a symbol at the end. */
function isChosenSecret(value: string): boolean {
	return /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])[A-Za-z._-]{6,40}\d{2,8}[!@#$%^&*?]*$/.test(value) && !isTechnical(value);
}

/** In running text one digit says enough where a symbol or a capital stands among the letters, too. */
function leastDigits(value: string): number {
	return /[a-z\d][!@#$%^&*?~_+-][A-Za-z\d]|[!@#$%^&*?~]$/.test(value) ? 1 : 2;
}

/** Taken for a secret in running text: digits and letters mixed at random, not a short hash or a number. */
function isUnmistakable(value: string): boolean {
	if (/\s/.test(value) || value.length < 8) return false;
	const afterUser = /^[\w.@-]{1,40}:([^\s:/]{8,})$/.exec(value)?.[1];
	if (afterUser !== undefined) return isMadeUp(afterUser, 2) || isUnmistakable(afterUser);
	const name = /^([A-Za-z_][\w.-]*)[=:]+[^=:]/.exec(value)?.[1];
	if ((name !== undefined && isWordLike(name)) || (value.length < 20 && /[/:]/.test(value))) return false;
	if (hasSymbolsAmongLetters(value)) return true;
	if (isScrambled(value)) return true;
	if (!looksRandom(value, 8)) return false;
	if (!/\d/.test(value)) return value.length >= 20 && !/[/.:]/.test(value);
	return isUuidOrHex(value) ? value.length >= 32 : /[A-Za-z].*[A-Za-z]/.test(value);
}

/** As in passwords that a site's rules ask for; neither code nor words look so. */
function hasSymbolsAmongLetters(value: string): boolean {
	return (
		/^[^\s()[\]{}<>"'`|/\\,;]+$/.test(value) &&
		/[!@#$%^&*?~]./.test(value) &&
		/\d/.test(value) &&
		/[A-Za-z]{2}/.test(value)
	);
}

function isPassword(value: string, context: ValueContext): boolean {
	if (/\s/.test(value)) return isSpacedPassword(value);
	if (/^\d+$/.test(value)) return value.length >= 6;
	const mixed = /[^\p{L}._-]/u.test(value) || (!isWordLike(value) && value.length >= 8);
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
