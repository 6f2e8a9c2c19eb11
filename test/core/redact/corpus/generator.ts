/** Made-up values from a seed, so that no secret, not even an invented one, stands in the repository. */
export class Generator {
	constructor(private state: number) {}

	/** A whole number from 0 to below `limit` (mulberry32). */
	below(limit: number): number {
		this.state = (this.state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit) | 0;
	}

	pick<T>(items: readonly T[]): T {
		const item = items[this.below(items.length)];
		if (item === undefined) throw new Error("nothing to pick from");
		return item;
	}

	of(alphabet: string, length: number): string {
		return Array.from({ length }, () => alphabet[this.below(alphabet.length)]).join("");
	}

	hex(length: number): string {
		return this.of("0123456789abcdef", length);
	}

	alnum(length: number): string {
		return this.of(letters + capitals + digits, length);
	}

	lower(length: number): string {
		return this.of(letters + digits, length);
	}

	upper(length: number): string {
		return this.of(capitals + digits, length);
	}

	digits(length: number): string {
		return this.of(digits, length);
	}

	base64url(length: number): string {
		return this.of(`${letters}${capitals}${digits}-_`, length);
	}

	/** Base64 of so many bytes, padded. */
	base64(bytes: number): string {
		const characters = Math.ceil((bytes * 4) / 3);
		return this.of(`${letters}${capitals}${digits}+/`, characters) + "=".repeat((3 - (bytes % 3)) % 3);
	}

	uuid(): string {
		return [8, 4, 4, 4, 12].map((length) => this.hex(length)).join("-");
	}

	/** What a password manager makes: letters, digits and symbols that need no quoting in most files and addresses. */
	password(length: number): string {
		return `${this.of(letters, 2)}${this.of(capitals, 2)}${this.of(digits, 2)}${this.of(`${letters}${capitals}${digits}!^*_+-~`, length - 7)}${this.of(capitals, 1)}`;
	}

	jwt(): string {
		const head = "ey" + "J";
		return `${head}${this.base64url(33)}.${head}${this.base64url(80)}.${this.base64url(43)}`;
	}

	/** Base64 in lines of 64 characters, as in a PEM file. */
	keyLines(count: number, length = 64): string[] {
		return Array.from({ length: count }, () => this.of(`${letters}${capitals}${digits}+/`, length));
	}
}

const letters = "abcdefghijklmnopqrstuvwxyz";
const capitals = letters.toUpperCase();
const digits = "0123456789";
