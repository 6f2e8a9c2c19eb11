/** So many characters of a secret in a row count as readable. */
const readable = 8;

/**
 * A piece of a secret that stands in the masked text and did not stand in the text beside the secret, or undefined if
 * there is none.
 */
export function leftReadable(masked: string, text: string, secrets: readonly string[]): string | undefined {
	const beside = secrets.reduce((rest, secret) => rest.replaceAll(secret, "\0"), text);
	for (const secret of secrets) {
		const length = Math.min(readable, secret.length);
		for (let at = 0; at + length <= secret.length; at++) {
			const piece = secret.slice(at, at + length);
			if (masked.includes(piece) && !beside.includes(piece)) return piece;
		}
	}
	return undefined;
}
