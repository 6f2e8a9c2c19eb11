import { baseName } from "../model/baseName";
import { type ShellWords, shellWords } from "./shellWords";

/** A program with its arguments, whatever stood before it: variables, wrappers, package runners. */
export interface Program {
	/** Name without folder, ending and version, in lower case; a package's name where a runner fetches one. */
	readonly name: string;
	readonly args: readonly string[];
}

/** Options of wrappers that take the next word with them. */
const withValue =
	/^(?:-[ungpCh]|-k|--(?:user|group|unset|chdir|signal|kill-after|package|from|python|with|prefix|filter))$/;
const assignment = /^[A-Za-z_]\w*=/;

/** Programs that run the command behind their own options. */
const wrappers: ReadonlySet<string> = new Set(
	"env sudo doas time nohup command exec builtin nice ionice stdbuf setsid winpty caffeinate npx pnpx bunx uvx start".split(
		" ",
	),
);
/** The same with words of their own before it. */
const runners: ReadonlyMap<string, RegExp> = new Map([
	["npm", /^(?:exec|x)$/],
	["pnpm", /^(?:exec|dlx)$/],
	["yarn", /^(?:exec|dlx)$/],
	["bun", /^x$/],
	["pipx", /^run$/],
	["uv", /^(?:run|tool|x)$/],
	["timeout", /^[\d.]+[smhd]?$/],
]);
/** Programs that set something up and run what stands behind `--`. */
const setups: ReadonlySet<string> = new Set(
	"op doppler infisical dotenv mise direnv devbox rtx aws-vault chamber".split(" "),
);
const shells = /^(?:ba|z|da|k|fi)?sh$|^(?:cmd|powershell|pwsh)$/;
const shellScript = /^(?:-\w*c|\/c|-command)$/i;

/** Shells that call shells: nobody does so more than once or twice. */
const deepest = 8;

/** The programs that a command line runs, in order. */
export function programsOf(commandLine: string, depth = 0): Program[] {
	return shellWords(commandLine).flatMap((words) => programsIn(words, depth));
}

function programsIn(words: ShellWords, depth: number): Program[] {
	const first = words.findIndex((word) => !assignment.test(word));
	const word = words[first];
	if (first < 0 || word === undefined || depth > deepest) return [];
	const name = programName(word);
	const args = words.slice(first + 1);
	if (wrappers.has(name)) return programsIn(afterOptions(args), depth + 1);
	if (setups.has(name) && args.includes("--")) return programsIn(args.slice(args.indexOf("--") + 1), depth + 1);
	if (runners.get(name)?.test(afterOptions(args)[0] ?? ""))
		return programsIn(runnerArgs(afterOptions(args)), depth + 1);
	const script = shells.test(name) ? args.findIndex((arg) => shellScript.test(arg)) : -1;
	if (script >= 0) return programsOf(args.slice(script + 1, script + 2).join(""), depth + 1);
	const module = /^python[\d.]*$/.test(name) && args[0] === "-m" ? args[1] : undefined;
	return [module === undefined ? { name, args } : { name: module, args: args.slice(2) }];
}

/** Behind `npm exec`, `uv tool run`: options and a `--` of its own. */
function runnerArgs(args: readonly string[]): readonly string[] {
	const rest = afterOptions(args.slice(1));
	return args[0] === "tool" && rest[0] === "run" ? afterOptions(rest.slice(1)) : rest;
}

function afterOptions(args: readonly string[]): readonly string[] {
	let at = 0;
	while (args[at]?.startsWith("-")) {
		if (args[at] === "--") return args.slice(at + 1);
		at += withValue.test(args[at] ?? "") ? 2 : 1;
	}
	return args.slice(at);
}

/** `/usr/local/bin/claude`, `C:\tools\Codex.CMD`, `@openai/codex@latest`: the name that tells the program. */
function programName(word: string): string {
	const plain = word.toLowerCase();
	if (/^@[\w.-]+\/[\w.-]+(?:@\S+)?$/.test(plain)) return plain.replace(/(?<=.)@.*$/, "");
	const name = baseName(plain);
	return name.replace(/\.(?:exe|cmd|bat|ps1|com)$/, "").replace(/(?<=.)@[^@]*$/, "");
}
