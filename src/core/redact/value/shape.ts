import { isWordLike } from "./wordLike";

/** Shapes that are long or mixed, and still no secret: what a secret's key may hold by mistake of reading. */
const publicShapes = [
	/^v?\d+(?:\.\d+){1,4}(?:[-+][\w.]+)?$/,
	/^[!<>=~^]{0,2}v?\d+\.\d+[\d.*]*(?:,|\s?\|\||$)/,
	/^\d{4}-\d{2}-\d{2}(?:[T ][\d:.,+Z-]*)?$/,
	/^(?:sha(?:1|224|256|384|512)|md5|SHA256)[-:=]/,
	/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/,
	/^(?:[a-z0-9-]+\.)+[a-z]{2,10}(?::\d{1,5})?(?:\/\S*)?$/,
	/^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:\/\S*)?$/,
	/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
	/^[a-z][a-z0-9+.-]{1,20}:\/\//i,
	/^(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-\S+|sk-ssh-\S+) /,
	/^pk_(?:live|test)_\w+$/,
	/^(?:text|image|application|audio|video|font|multipart)\/[\w.+-]+/,
	/^-----BEGIN |^LS0tLS1CRUdJTi(?:BDRVJU|BQVUJM)/,
	/^(?:utf-?8|ascii|latin1|base64|hex|aes-\d+-\w+|hs\d{3}|rs\d{3}|es\d{3}|eddsa|sha\d+|md5|bcrypt|argon2\w*)$/i,
];

const uuid = /^\{?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\}?$/i;
const hexDigest = /^(?:0x)?[0-9a-f]+$/i;

/** Is it of a shape that other things have: version, date, digest with its name, address, host, MIME type? */
export function hasPublicShape(value: string): boolean {
	return publicShapes.some((shape) => shape.test(value)) || isPath(value);
}

/** An identifier or digest, as version control, package managers and databases write them. */
export function isUuidOrHex(value: string): boolean {
	return uuid.test(value) || hexDigest.test(value);
}

/** A path of files or of a URL: anchored, or made of words only. Base64 has slashes too, but no words between them. */
export function isPath(value: string): boolean {
	if (/^(?:\\x[0-9a-f]{2}){4}/i.test(value)) return false;
	if (/^(?:\.{1,2}|~|[A-Za-z]:)?[\\/]/.test(value)) {
		const parts = value.split(/[\\/]/).filter((part) => part !== "");
		const random = parts.filter((part) => !isPathPart(part)).length;
		return random === 0 || (random === 1 && parts.length >= 3);
	}
	return value.includes("/") && value.split("/").every((part) => part === "" || isPathPart(part));
}

function isPathPart(part: string): boolean {
	return /^[~.@]|^\{?[\w-]{0,3}\}?$/.test(part) || isWordLike(part) || /^[a-z][\w-]*\.[a-z]{1,5}\d?$/i.test(part);
}

/** Random characters: long enough, varied, digits among letters or capitals among small ones, and no words. */
export function looksRandom(value: string, shortest: number): boolean {
	if (value.length < shortest || isWordLike(value)) return false;
	const start = value.slice(0, 200);
	if (new Set(start).size < 5) return false;
	if (/\d/.test(start) && /[A-Za-z]/.test(start)) return true;
	return start.length >= 12 && /[a-z]/.test(start) && /[A-Z]/.test(start);
}
