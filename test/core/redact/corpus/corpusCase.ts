/** A text as it may stand in a transcript, and the pieces of it that nobody may read afterwards. */
export interface CoreCase {
	readonly name: string;
	readonly text: string;
	readonly secrets: readonly string[];
}

/** A text in which nothing may be masked. */
export interface LookAlike {
	readonly name: string;
	readonly text: string;
}

/** So many characters of a secret in a row count as readable. */
const readable = 6;

/** Is every secret out of sight, down to pieces of six characters? */
export function isHidden(masked: string, secrets: readonly string[]): boolean {
	return secrets.every((secret) => {
		const length = Math.min(readable, secret.length);
		for (let at = 0; at + length <= secret.length; at++) {
			if (masked.includes(secret.slice(at, at + length))) return false;
		}
		return true;
	});
}

/** Is it the text with nothing but the secrets replaced, one marker for each? */
export function isExact(masked: string, core: CoreCase): boolean {
	const expected = core.secrets.reduce((text, secret) => text.replaceAll(secret, "[REDACTED]"), core.text);
	return masked === expected;
}
