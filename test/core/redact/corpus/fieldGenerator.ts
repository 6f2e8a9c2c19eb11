import { Generator } from "./generator";

const words =
	"amber anchor basil birch cactus canyon cedar cobalt copper coral crimson dahlia ember falcon fjord granite harbor " +
	"indigo juniper lantern lilac maple marble meadow nectar oasis orchid otter pepper pine quartz raven river saffron " +
	"sierra sparrow summer sunset thistle tiger tulip velvet violet walnut willow winter zephyr";
const wordList = words.split(" ");
const symbols = "!@#%^&*_+-=?~";

/** Values as people and programs make them, beside those of the generator. */
export class FieldGenerator {
	constructor(private readonly make: Generator) {}

	/** A value of the named kind; `size` in characters (bytes for base64), where the kind has one. */
	value(kind: string, size: number): string {
		const make = this.make;
		switch (kind) {
			case "alnum":
			case "base64":
			case "base64url":
			case "digits":
			case "hex":
			case "upper":
				return make[kind](size);
			case "lower":
				return make.lower(size);
			case "base32":
				return make.of("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", size);
			case "base58":
				return make.of("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", size);
			case "HEXC":
				return Array.from({ length: size }, () => make.of("0123456789ABCDEF", 2)).join(":");
			case "uuid":
			case "jwt":
				return make[kind]();
			case "secret40":
				return `${make.of("ABCDEFabcdef0123456789", 4)}/${make.alnum(20)}+${make.alnum(14)}`;
			case "secret40url":
				return `${make.alnum(30)}%2F${make.alnum(9)}`;
			case "symbols":
				return this.password(symbols, size);
			case "symbolsUrl":
				return this.password("!*_+-~.", size);
			case "symbolsJson":
				return this.password("!@#%^*_+-=?~", size);
			case "symbolsPg":
				return this.password("!#%^*_+-~", size);
			case "wp":
				return this.password("!@#%^*_+-=?~|{}.,;", size);
			default:
				return this.chosen(kind, size);
		}
	}

	/** What people choose. */
	private chosen(kind: string, size: number): string {
		const make = this.make;
		switch (kind) {
			case "human":
				return this.human();
			case "phrase":
				return this.words(4, "-");
			case "words":
				return this.words(size, " ");
			case "mnemonic":
				return this.words(12, " ");
			case "basic":
				return encode(`${make.pick(wordList)}:${this.human()}`);
			case "b64human":
				return encode(this.human());
			case "b64word":
				return encode(make.pick(wordList));
			default:
				throw new Error(`unknown kind of value: ${kind}`);
		}
	}

	/** A password as people make them up: words, a number, mostly a symbol. */
	private human(): string {
		const make = this.make;
		const [first, second] = [make.pick(wordList), make.pick(wordList)];
		const capital = first.charAt(0).toUpperCase() + first.slice(1);
		const shapes = [
			`${capital}${make.digits(4)}!`,
			`${first}-${make.digits(4)}-${second}`,
			`${capital}_${second}${make.digits(2)}`,
			`${first}${make.digits(3)}${second.toUpperCase()}`,
			`${capital}.${second}.${make.digits(3)}`,
			`${make.of("abcdefghkmnp", 2)}${make.digits(2)}${make.of("ABCDEFGH", 3)}${make.of("!+-*", 1)}${make.of("rstuvwxyz", 4)}`,
			`${first.replace("a", "4").replace("e", "3").replace("i", "1")}${capital}${make.digits(2)}`,
			`${capital}${second}${make.digits(4)}`,
		];
		return make.pick(shapes);
	}

	private words(count: number, between: string): string {
		return Array.from({ length: count }, () => this.make.pick(wordList)).join(between);
	}

	private password(marks: string, length: number): string {
		const make = this.make;
		const inner = make.of(`abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789${marks}`, length - 5);
		return `${make.alnum(1)}${inner}${make.of("0123456789", 1)}${make.of(marks, 1)}${make.of("abcxyz", 1)}${make.of("ABCXYZ", 1)}`;
	}
}

function encode(text: string): string {
	return Buffer.from(text).toString("base64");
}

export function fieldGenerator(seed: number): FieldGenerator {
	return new FieldGenerator(new Generator(seed));
}
