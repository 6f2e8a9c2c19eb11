/** What stands beside the word "password" in texts about passwords: algorithms, encodings, sizes, versions. */
const technical =
	/^(?:p?sha|md|utf|base|aes|rsa|ed|ecdsa|x|oauth|http|ipv?|argon|pbkdf|bcrypt|scrypt|blake|crc|hs|rs|es|ps|ntlm|tls|ssl|v|ver|version|rfc|iso|iec|cve|fido|u|latin|cp|win|python|py|node|php|java|es|ecma|mp|h|u?int|float|str|char|byte|bit|level|line|step|part|page|case|test|task|issue|item|option|user|admin|root|guest|host|db|pg|mysql|postgres|redis|s|ec|web)s?[-_.]?\d+(?:[^A-Za-z0-9]|$|[a-z]{1,4}\d?$)/i;
const measure =
	/^\d+[-_.]?(?:bit|byte|char|digit|letter|day|hour|min|sec|ms|s|h|m|d|kb|mb|gb|k|x|px|em|rem|th|st|nd|rd)s?(?:[^A-Za-z0-9]|$)/i;
/** `20-alpine`, `3.12-slim`. */
const variant = /^v?\d+(?:\.\d+)*-[a-z]+\d*$/;
const file = /\.(?:[a-z]{1,4}|[a-z]{2,3}\d|example|sample|lock|json|yaml|toml)$/i;
const issue = /^[A-Z]{2,10}-\d+$|^#\d+$/;
const ours = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** The name of an algorithm, encoding, size or version rather than a value. */
export function isTechnical(value: string): boolean {
	return /^[\w.-]+$/.test(value) && (technical.test(value) || measure.test(value) || variant.test(value));
}

/**
 * Does it look as people make up passwords: words with a number or a symbol between or after them ("Maple.Harbor-42")?
 * Only for what stands where a password is announced. `leastDigits` is how many digits it must have.
 */
export function isMadeUp(value: string, leastDigits: number): boolean {
	if (value.length < 8 || value.length > 64 || !/^[!-~]+$/.test(value) || /["'`<>()[\]{}|\\,;]/.test(value))
		return false;
	if (/^[^A-Za-z0-9]|[/:=]/.test(value)) return false;
	const digits = value.replace(/\D/g, "").length;
	const letters = value.replace(/[^A-Za-z]/g, "").length;
	if (digits < leastDigits || letters < 4) return false;
	return !isTechnical(value) && ![file, issue, ours].some((shape) => shape.test(value));
}

/** Words of names and of values that only say what they stand for. */
const explaining = new Set(
	(
		"your yours example examples placeholder change changeme replace insert enter here with random string long secret " +
		"password token value real fake test testing dummy sample super very strong please generate generated keep this that " +
		"must from into prod production staging local default service client server config database credentials account " +
		"access refresh login user users admin public private shared signing session cookie auth name file path type only " +
		"should never always used using some another other"
	).split(" "),
);

/** Four or more plain words in a row, none of which says that it is only an example: "copper-lantern-orbit-thistle". */
export function isPassphrase(value: string): boolean {
	const words = value.split(/[-_. ]/);
	if (words.length < 4 || words.length > 12 || !words.every((word) => /^[a-z]{4,10}$|^\d{1,4}$/.test(word)))
		return false;
	return new Set(words).size >= 3 && !words.some((word) => explaining.has(word));
}
