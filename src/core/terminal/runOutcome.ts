import type { WindowRun } from "../model/run";
import { programsOf } from "./program";

/** Exit codes of what was stopped from outside: Ctrl+C, TERM, KILL, and Ctrl+C in Windows. */
const stopped: ReadonlySet<number> = new Set([130, 137, 143, 0xc000013a]);

/** Programs whose exit code answers a question, or is that of what was done inside of them. */
const answering =
	/^(?:\[\[?|test|false|[ef]?grep|rg|ag|ack|diff|cmp|which|type|command|expr|pgrep|pkill|kill|killall|ls|ll|cd|cat|find|exit|logout|read|less|more|man|ssh|vi|vim|nvim|nano|emacs|top|htop|watch|(?:ba|z|da|k|fi)?sh|pwsh|powershell|cmd|python[\d.]*|node|irb|psql|mysql|sqlite3|redis-cli)$/;
/** Interactive programs that nobody has to take over. */
const interactive =
	/^(?:less|more|man|vi|vim|nvim|nano|emacs|micro|hx|top|htop|btop|tmux|screen|(?:ba|z|da|k|fi)?sh|pwsh|powershell|cmd|fzf|lazygit|tig)$/;
const lookingRound = /^(?:cd|pushd|popd|ls|ll|la|dir|pwd|clear|cls|history|exit|logout|which|whoami|date)$/;

/** Did it fail? Null: not known. What the user stopped did not fail, and some programs have no failure. */
export function hasFailed(run: WindowRun): boolean | null {
	const exitCode = ownExitCode(run);
	if (exitCode === null) return null;
	return exitCode !== 0 && isAnswer(run.command) ? null : exitCode !== 0;
}

/** The exit code where it is the program's own word, not the mark of having been stopped. */
export function ownExitCode({ exitCode }: WindowRun): number | null {
	return exitCode === null || stopped.has(exitCode) ? null : exitCode;
}

/** The last program gives the command line its exit code. */
function isAnswer(command: string): boolean {
	const last = programsOf(command).at(-1);
	if (last === undefined) return true;
	if (last.name === "git") return /^(?:diff|grep|merge-base|check-ignore|show-ref|rev-parse)$/.test(last.args[0] ?? "");
	const isScript = /^(?:python[\d.]*|node|(?:ba|z|da|k)?sh)$/.test(last.name) && last.args.length > 0;
	return answering.test(last.name) && !isScript;
}

/** A shell, an editor, a pager: it runs, but nothing is lost with it. */
export function isInteractive(command: string): boolean {
	const programs = programsOf(command);
	if (programs.length === 0) return false;
	return programs.every(({ name, args }) => interactive.test(name) && !(/sh$/.test(name) && args.length > 0));
}

/** Only looks round or moves about: nothing that a next reader needs. */
export function isLookingRound(command: string): boolean {
	return programsOf(command).every(({ name }) => lookingRound.test(name));
}

/** The same command in the same place, however it is spaced. */
export function runKey({ command, cwd }: Pick<WindowRun, "command" | "cwd">): string {
	return `${cwd ?? ""}\n${command.trim().replace(/\s+/g, " ")}`;
}
