/** One command of a command line, as words without quotes. Redirections are no words. */
export type ShellWords = readonly string[];

const operator = /&&|\|\|?&?|;;?|&|\r?\n|[(){}](?=\s|$)|\$\(|\)/y;
const redirection = /(?:\d*|&)(?:>>?|<{1,3})&?\s*/y;
/** What a backslash takes its meaning from; before anything else it is one, as in the paths of Windows. */
const special = /[\s"'`$\\&|;()<>*?#~!{}[\]]/;

/**
 * The commands of a command line in the order in which they stand, in the manner of POSIX shells; close enough for
 * PowerShell and cmd. Linear in its length. Nothing is expanded.
 */
export function shellWords(line: string): ShellWords[] {
	const commands: string[][] = [];
	let words: string[] = [];
	for (let at = 0; at < line.length; ) {
		const separator = matchAt(operator, line, at);
		const redirected = separator === "" || separator === "&" ? matchAt(redirection, line, at) : "";
		if (redirected !== "") at = readWord(line, at + redirected.length).end;
		else if (separator !== "") {
			if (words.length > 0) commands.push(words);
			words = [];
			at += separator.length;
		} else if (/\s/.test(line.charAt(at))) at++;
		else if (line[at] === "#") at = endOfLine(line, at);
		else {
			const word = readWord(line, at);
			words.push(word.text);
			at = Math.max(word.end, at + 1);
		}
	}
	return words.length > 0 ? [...commands, words] : commands;
}

/** The word that begins at `from`: quotes taken away, up to the next blank or operator outside of them. */
function readWord(line: string, from: number): { readonly text: string; readonly end: number } {
	let text = "";
	let at = from;
	while (at < line.length) {
		const character = line.charAt(at);
		if (character === "'" || character === '"') {
			const quoted = readQuoted(line, at + 1, character);
			text += quoted.text;
			at = quoted.end;
		} else if (character === "\\" && special.test(line.charAt(at + 1))) {
			text += line.charAt(at + 1).replace("\n", "");
			at += 2;
		} else if (/[\s&|;()<>]/.test(character)) break;
		else {
			text += character;
			at++;
		}
	}
	return { text, end: at };
}

function readQuoted(line: string, from: number, quote: string): { readonly text: string; readonly end: number } {
	let text = "";
	for (let at = from; at < line.length; at++) {
		const character = line.charAt(at);
		if (character === quote) return { text, end: at + 1 };
		const isEscaped = quote === '"' && character === "\\" && /["\\$`]/.test(line.charAt(at + 1));
		text += isEscaped ? line.charAt(++at) : character;
	}
	return { text, end: line.length };
}

function endOfLine(line: string, from: number): number {
	const end = line.indexOf("\n", from);
	return end < 0 ? line.length : end;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? "";
}
