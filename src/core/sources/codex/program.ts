/** A tool call as it stands in a program: `input` is undefined when it is not a literal. */
export interface ProgramCall {
	readonly name: string;
	readonly input: unknown;
}

const toolCall = /\btools(?:\.([A-Za-z_$][\w$]*)|\[\s*["']([^"'\]]+)["']\s*\])\s*\(/g;

/**
 * The tool calls in the JavaScript of "code mode" (`custom_tool_call` of name `exec`), in the order of the text.
 * The program is looked at, never run: a call stands here whether or not it was reached.
 */
export function findProgramCalls(program: string): ProgramCall[] {
	const calls: ProgramCall[] = [];
	for (const found of program.matchAll(toolCall)) {
		const name = found[1] ?? found[2] ?? "";
		calls.push({ name, input: readLiteral(program, found.index + found[0].length) });
	}
	return calls;
}

/** The literal that begins at `start`, or undefined when something else stands there. */
function readLiteral(source: string, start: number): unknown {
	const reader = new LiteralReader(source, start);
	try {
		return reader.value(0);
	} catch (error) {
		if (error instanceof NotLiteral) return undefined;
		throw error;
	}
}

class NotLiteral extends Error {}

const deepest = 20;
const space = /(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/y;
const word = /[A-Za-z_$][\w$]*/y;
const number = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const quoted = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*`/y;
const constants: ReadonlyMap<string, unknown> = new Map<string, unknown>([
	["true", true],
	["false", false],
	["null", null],
	["undefined", null],
]);

class LiteralReader {
	constructor(
		private readonly source: string,
		private at: number,
	) {}

	value(depth: number): unknown {
		if (depth > deepest) throw new NotLiteral();
		this.take(space);
		const start = this.source[this.at];
		const value = start === "{" ? this.object(depth) : start === "[" ? this.array(depth) : this.scalar();
		this.take(space);
		if (!/[,)\]};]/.test(this.source[this.at] ?? "")) throw new NotLiteral();
		return value;
	}

	private object(depth: number): Record<string, unknown> {
		const entries: [string, unknown][] = [];
		this.at++;
		for (;;) {
			this.take(space);
			if (this.skip("}")) return Object.fromEntries(entries);
			const text = this.take(quoted);
			const key = text === null ? this.take(word) : unquote(text);
			this.take(space);
			if (key === null || !this.skip(":")) throw new NotLiteral();
			entries.push([key, this.value(depth + 1)]);
			this.skip(",");
		}
	}

	private array(depth: number): unknown[] {
		const values: unknown[] = [];
		this.at++;
		for (;;) {
			this.take(space);
			if (this.skip("]")) return values;
			values.push(this.value(depth + 1));
			this.skip(",");
		}
	}

	private scalar(): unknown {
		const text = this.take(quoted);
		if (text !== null) return unquote(text);
		const digits = this.take(number);
		if (digits !== null) return Number(digits);
		const name = this.take(word);
		if (name === null || !constants.has(name)) throw new NotLiteral();
		return constants.get(name);
	}

	private skip(character: string): boolean {
		if (this.source[this.at] !== character) return false;
		this.at++;
		return true;
	}

	private take(pattern: RegExp): string | null {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.source)?.[0];
		if (found === undefined) return null;
		this.at += found.length;
		return found;
	}
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0" };

function unquote(text: string): string {
	return text
		.slice(1, -1)
		.replace(/\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(\r\n|[\s\S]))/gi, (_, wide, four, two, other) => {
			const code = wide ?? four ?? two;
			if (code !== undefined) return codePoint(Number.parseInt(code, 16));
			return /[\r\n]/.test(other) ? "" : (escapes[other] ?? other);
		});
}

function codePoint(code: number): string {
	return code > 0x10ffff ? "" : String.fromCodePoint(code);
}
