/** One control sequence of a terminal's stream (ECMA-48): where it ends, and what it asks for. */
export interface ControlSequence {
	/** Index behind its last character. */
	readonly end: number;
	/** A CSI's last letter, `7` or `8` for saving and restoring the cursor; null for all that has no effect on text. */
	readonly final: string | null;
	/** Its numbers; null where one is left out. Empty for private sequences (`CSI ? …`), which have no effect on text. */
	readonly numbers: readonly (number | null)[];
}

const csi = /[0-?]*[ -/]*[@-~]?/y;
/** Strings for the terminal itself (titles, links, marks of the shell integration): they end with BEL or ST. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is read
const terminalString = /[^\x07\x18\x1a\x1b\x9c]*(?:[\x07\x18\x1a\x9c]|\x1b\\)?/y;
const plainEscape = /[ -/]*[0-~]?/y;

/** Reads the control sequence whose introducer (ESC or an 8-bit one) stands at `at`. One that is cut off ends with the text. */
export function readControlSequence(text: string, at: number): ControlSequence {
	const isEscape = text[at] === "\x1b";
	const kind = isEscape ? text[at + 1] : eightBit[text[at] ?? ""];
	const from = at + (isEscape ? 2 : 1);
	if (kind === "[") return readCsi(text, from);
	if (kind !== undefined && "]PX^_".includes(kind))
		return { end: endOf(terminalString, text, from), final: null, numbers: [] };
	if (!isEscape) return { end: from, final: null, numbers: [] };
	const end = endOf(plainEscape, text, at + 1);
	return { end, final: kind === "7" || kind === "8" ? kind : null, numbers: [] };
}

const eightBit: Readonly<Record<string, string>> = {
	"\x90": "P",
	"\x98": "X",
	"\x9b": "[",
	"\x9d": "]",
	"\x9e": "^",
	"\x9f": "_",
};

function readCsi(text: string, from: number): ControlSequence {
	const end = endOf(csi, text, from);
	const body = text.slice(from, end);
	const isPlain = /^[\d;]*[@-~]$/.test(body);
	if (!isPlain) return { end, final: null, numbers: [] };
	const numbers = body
		.slice(0, -1)
		.split(";")
		.map((digits) => (digits === "" ? null : Math.min(Number(digits), 10_000)));
	return { end, final: body.slice(-1), numbers };
}

function endOf(pattern: RegExp, text: string, from: number): number {
	pattern.lastIndex = from;
	return from + (pattern.exec(text)?.[0].length ?? 0);
}
