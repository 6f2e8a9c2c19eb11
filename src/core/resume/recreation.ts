import type { Watch } from "../model/watch";
import { invisible } from "../render/inline";
import { shellWords } from "../terminal/shellWords";

/** Why a command line cannot be started as it stands. */
export type NotStartable =
	/** A secret in it was masked. */
	| "masked"
	/** It was cut when it was written down. */
	| "cut"
	/** It holds characters that are not seen, or that change what is seen of it. */
	| "hidden"
	/** VS Code would put values of its own in it, or run a command of its own. */
	| "variable";

/** How something that died with a session can be had again. */
export type Recreation =
	/** A program with its arguments: no shell reads them. */
	| { readonly kind: "process"; readonly words: readonly [string, ...string[]] }
	/** What only a shell understands. */
	| { readonly kind: "shell" }
	/** A debug session of the workspace's own configuration. */
	| { readonly kind: "debug" }
	/** Only an agent can: words to be given to it. */
	| { readonly kind: "agent"; readonly words: string }
	| { readonly kind: "none"; readonly reason: NotStartable };

/**
 * How a watch can be recreated (R-002-30, 36). Command lines come from transcripts, written by agents and what they
 * read: what is shown to the user has to be what is run, to the letter.
 */
export function recreationOf(watch: Watch): Recreation {
	const { kind, what } = watch;
	if (kind === "cron" || kind === "loop" || kind === "monitor" || kind === "crontab")
		return { kind: "agent", words: wordsFor(watch) };
	if (kind === "debug") return { kind: "debug" };
	const reason = notStartable(what);
	if (reason !== null) return { kind: "none", reason };
	const [program, ...args] = plainWords(what) ?? [];
	return program === undefined ? { kind: "shell" } : { kind: "process", words: [program, ...args] };
}

function wordsFor({ kind, what, schedule, id }: Watch): string {
	const before = id === null ? "" : ` (it was ${id})`;
	const when = schedule === null ? "" : `, schedule ${schedule}`;
	const name = kind === "crontab" ? "edit of the crontab" : kind;
	return `The ${name} of the last session${before} may be gone. Look whether it still runs, and recreate it if not${when}:\n${what}`;
}

function notStartable(line: string): NotStartable | null {
	if (line.includes("[REDACTED]")) return "masked";
	if (line.endsWith("…")) return "cut";
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
	if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(line) || line.search(invisible) >= 0) return "hidden";
	return line.includes("${") ? "variable" : null;
}

/** Words without a meaning for any shell, or between quotes that nothing is expanded in. */
const plain = /^(?:[\w@%+=:,./ -]|'[^'\n\\$`%!]*'|"[^"\n\\$`%!]*")+$/;
/** What no program does, but the shell itself, and values of variables. */
const ofShell =
	/^(?:\.|alias|builtin|cd|command|eval|exec|exit|export|for|function|if|nohup|popd|pushd|set|source|time|trap|ulimit|umask|unset|until|wait|while|\w+=.*)$/;

/** The words of a command line that needs no shell; null when it needs one. */
function plainWords(line: string): readonly string[] | null {
	if (!plain.test(line)) return null;
	const [words, ...more] = shellWords(line);
	return words === undefined || more.length > 0 || ofShell.test(words[0] ?? "") ? null : words;
}
