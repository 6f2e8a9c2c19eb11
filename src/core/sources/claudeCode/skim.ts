import { asciiBytes, latinText, sign, standsAt, stringEnd } from "../lineBytes";
import { isHousekeeping } from "./housekeeping";

/** What can be told of a line from its first and last bytes alone: passed over, or only a link in the tree. */
export type Skimmed =
	| { readonly kind: "skip" }
	| { readonly kind: "carrier"; readonly uuid: string; readonly parentUuid: string | null };

const stateRecord = asciiBytes('{"type":"');
const parent = asciiBytes('{"parentUuid":');
const none = asciiBytes("null");
const sidechain = asciiBytes(',"isSidechain":true,');
const mainChain = asciiBytes(',"isSidechain":false,');
const progress = asciiBytes('"type":"progress","data":');

/** A record's type stands within the first bytes, if the client wrote the line. */
const headBytes = 1_000;
const longestName = 40;
const skipped: Skimmed = { kind: "skip" };

/** Null when the line must be parsed to know. */
export function skimLine(bytes: Uint8Array): Skimmed | null {
	if (standsAt(bytes, stateRecord, 0)) return isHousekeeping(nameAt(bytes, stateRecord.length)) ? skipped : null;
	if (!standsAt(bytes, parent, 0)) return null;
	const end = valueEnd(bytes, parent.length);
	if (standsAt(bytes, sidechain, end)) return skipped;
	if (!standsAt(bytes, mainChain, end) || !isProgress(bytes, end + mainChain.length)) return null;
	const uuid = trailingUuid(bytes);
	const parentUuid = bytes[parent.length] === sign.quote ? latinText(bytes, parent.length + 1, end - 1) : null;
	return uuid === null ? null : { kind: "carrier", uuid, parentUuid };
}

function nameAt(bytes: Uint8Array, from: number): string {
	const end = stringEnd(bytes, from - 1, from + longestName);
	return end < 0 ? "" : latinText(bytes, from, end);
}

/** Behind the value at `from`, which is an id or null; the result means nothing when it is neither. */
function valueEnd(bytes: Uint8Array, from: number): number {
	return standsAt(bytes, none, from) ? from + none.length : stringEnd(bytes, from, headBytes) + 1;
}

/** Only texts may stand in front of the type, so that what matches is the record's own and not one inside its data. */
function isProgress(bytes: Uint8Array, from: number): boolean {
	for (let at = from; at >= 0; at = pairEnd(bytes, at)) if (standsAt(bytes, progress, at)) return true;
	return false;
}

/** Behind `"key":"value",` at `from`; -1 when something else stands there. */
function pairEnd(bytes: Uint8Array, from: number): number {
	if (bytes[from] !== sign.quote) return -1;
	const colon = stringEnd(bytes, from, headBytes) + 1;
	if (colon === 0 || bytes[colon] !== sign.colon || bytes[colon + 1] !== sign.quote) return -1;
	const comma = stringEnd(bytes, colon + 1, headBytes) + 1;
	return comma === 0 || bytes[comma] !== sign.comma ? -1 : comma + 1;
}

const uuidKey = asciiBytes('"uuid"');
/** Texts that can stand behind the id: time, folder, version, branch and the like. */
const mostBehind = 12;

/**
 * The record's own id, when only texts stand behind it: then it ends in `"}`, which no part of the record can do
 * without another bracket behind it. Null when it is not found that way.
 */
export function trailingUuid(bytes: Uint8Array): string | null {
	if (bytes[bytes.length - 1] !== sign.closing) return null;
	let end = bytes.length - 1;
	for (let n = 0; n < mostBehind; n++) {
		const value = openingQuote(bytes, end - 1);
		if (value < 0 || bytes[value - 1] !== sign.colon) return null;
		const key = openingQuote(bytes, value - 2);
		if (key < 0 || bytes[key - 1] !== sign.comma) return null;
		if (value - 1 - key === uuidKey.length && standsAt(bytes, uuidKey, key))
			return latinText(bytes, value + 1, end - 1);
		end = key - 1;
	}
	return null;
}

/** Where the text begins whose closing quote stands at `closing`; -1 when there is none, or one with a backslash in it. */
function openingQuote(bytes: Uint8Array, closing: number): number {
	if (bytes[closing] !== sign.quote) return -1;
	for (let at = closing - 1; at >= 0 && bytes[at] !== sign.backslash; at--) if (bytes[at] === sign.quote) return at;
	return -1;
}
