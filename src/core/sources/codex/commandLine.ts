const posixShell = /^(?:.*[\\/])?(?:ba|z|da|k|fi|a)?sh(?:\.exe)?$/i;
const posixFlag = /^-[a-z]*c$/i;
const powerShell = /^(?:.*[\\/])?(?:powershell|pwsh)(?:\.exe)?$/i;
const commandFlag = /^-(?:command|c)$/i;
/** Codex itself puts this before what is run in PowerShell. */
const encodingPrefix = /^\s*\[Console\]::OutputEncoding\s*=\s*\[(?:System\.)?Text\.Encoding\]::UTF8\s*;\s*/i;
const windowsShell = /^(?:.*[\\/])?cmd(?:\.exe)?$/i;
const windowsFlag = /^\/[ck]$/i;

/**
 * The command line as a person would type it: of `["/bin/bash", "-lc", "npm test"]` only `npm test`.
 * Takes the argument list or the string that a call holds; null when it is neither.
 */
export function readCommandLine(command: unknown): string | null {
	if (typeof command === "string") return unwrapLine(command);
	if (!Array.isArray(command) || command.length === 0) return null;
	const words = command.filter((word): word is string => typeof word === "string");
	return scriptOf(words) ?? words.map(quote).join(" ");
}

function scriptOf(words: readonly string[]): string | null {
	const [shell, ...rest] = words;
	if (shell === undefined) return null;
	const flag = posixShell.test(shell)
		? posixFlag
		: powerShell.test(shell)
			? commandFlag
			: windowsShell.test(shell)
				? windowsFlag
				: null;
	if (flag === null) return null;
	const at = rest.findIndex((word) => flag.test(word));
	const script = rest.slice(at + 1);
	if (at < 0 || script.length === 0) return null;
	return flag === posixFlag ? (script[0] ?? null) : script.join(" ").replace(encodingPrefix, "");
}

const wrapped = /^\s*(?:\S*\/)?(?:ba|z|da)?sh\s+-[a-z]*c\s+(?:'([^']*)'|"((?:[^"\\]|\\[\s\S])*)")\s*$/;

function unwrapLine(line: string): string {
	const found = wrapped.exec(line);
	if (found === null) return line;
	return found[1] ?? (found[2] ?? "").replace(/\\(["\\$`])/g, "$1");
}

function quote(word: string): string {
	return word !== "" && /^[\w@%+=:,./\\-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
