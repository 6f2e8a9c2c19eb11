import { counted } from "../model/counted";
import type { Evidence } from "../model/finding";
import type { FolderHandoff, RunFact, TerminalFacts } from "../model/handoff";
import { type Watch, watchNames } from "../model/watch";
import { codeSpan, quoted } from "./inline";

const kinds = { command: "terminal", task: "task", debug: "debug session" } as const;

/** Where the words of a run stand: whose name, and when to the minute. */
export function citeRun({ kind, name, at }: NonNullable<Evidence["run"]>): string {
	return `${kinds[kind]} ${codeSpan(name)}, ${minute(at)}`;
}

/** Of what the agents left. */
const mostWatches = 5;
/** How many of its digits tell a conversation from the others. */
const idLength = 8;

/** What runs on, or died with its window or its session: each with what has to happen to it (R-002-30). */
export function stillRunning({ terminals, watches }: Pick<FolderHandoff, "terminals" | "watches">): string[] {
	// Some agents run their commands in the window's terminals.
	const others = watches.filter(({ what }) => !terminals.running.some(({ command }) => command === what));
	const lines = others.slice(0, mostWatches).map(watchLine);
	const left = others.length - lines.length;
	return [...terminals.running.map(runLine), ...lines, ...(left === 0 ? [] : [`- and ${left} more`])];
}

function runLine({ kind, name, command, startedAt, state }: RunFact): string {
	const until = state === "running" ? "" : " until its window ended";
	const place =
		kind === "command"
			? `${codeSpan(command)} in ${kinds[kind]} ${codeSpan(name)}`
			: `${kinds[kind]} ${codeSpan(command)}`;
	return `- ${place}, running since ${minute(startedAt)}${until}: start it again if it is needed`;
}

/** Read back by `readWatches`. Ids stand with a word before them, so that none is taken for a commit. */
function watchLine({ kind, what, id, schedule, owner, ports, since, recreate, mayRun }: Watch): string {
	const [agent = "", conversation = ""] = owner.split(" ");
	const keeper = kind === "crontab" ? "the system" : codeSpan(`${agent} ${conversation.slice(0, idLength)}`);
	const marks = [
		...(id === null ? [] : [codeSpan(`id ${id}`)]),
		...(schedule === null ? [] : [`schedule ${codeSpan(schedule)}`]),
		...(ports.length === 0 ? [] : [`port ${ports.join(" ")}`]),
		...(since === null ? [] : [`since ${minute(since)}`]),
	];
	const fate = recreate
		? "start it again if it is needed"
		: mayRun
			? "it goes on by itself"
			: "it was to end by itself";
	return `- ${watchNames[kind]} ${[`${codeSpan(what)} of ${keeper}`, ...marks].join(", ")}: ${fate}`;
}

/** What else was run in the window, the agents' own commands left out. */
export function inTheTerminals({ fixed, failed, afterAgent }: TerminalFacts): string[] {
	return [
		...fixed.map(
			({ failed: before, passed }) =>
				`- ${codeSpan(passed.command)} failed${code(before)}${said(before)}, then went through (${cite(before)}; passed ${minute(passed.endedAt ?? passed.startedAt)})`,
		),
		...failed.map(
			(run) => `- ${codeSpan(run.command)} failed when it was last run${code(run)}${said(run)} (${cite(run)})`,
		),
		...afterAgent.map((run) => `- After the agent stopped: ${codeSpan(run.command)} ${outcome(run)} (${cite(run)})`),
	];
}

/** What is not known of the terminals. */
export function terminalGaps({ gaps }: TerminalFacts): string[] {
	const names = gaps.unseen
		.slice(0, 5)
		.map((name) => codeSpan(name))
		.join(", ");
	return [
		...(gaps.unseen.length === 0 ? [] : [`- Not seen: what ran in ${names} (no shell integration).`]),
		...(gaps.unreadable === 0 ? [] : ["- What ran in the terminals could not be read in full."]),
		...(gaps.noEnd === 0 ? [] : [`- ${commands(gaps.noEnd)} whose end was not seen.`]),
		...(gaps.noExitCode === 0 ? [] : [`- ${commands(gaps.noExitCode)} without an exit code: unknown, not success.`]),
		...(gaps.noOutput === 0 ? [] : [`- ${gaps.noOutput} failed in terminals without their output being captured.`]),
	];
}

function commands(count: number): string {
	return `${counted(count, "command")} in terminals and tasks`;
}

function cite({ evidence }: RunFact): string {
	return evidence.run === undefined ? "run" : `${citeRun(evidence.run)}, run`;
}

function code({ exitCode }: RunFact): string {
	return exitCode === null ? "" : ` (exit ${exitCode})`;
}

function outcome(run: RunFact): string {
	if (run.state === "running" || run.state === "cut") return "was still running";
	if (run.state === "lost") return "ended unseen";
	return run.exitCode === null ? "ended without a known exit code" : `exited ${run.exitCode}`;
}

/** A quote from the output, where that is what shows it. */
function said({ command, evidence }: RunFact): string {
	const isCommand = command.includes(evidence.quote);
	return isCommand ? "" : `: ${quoted(evidence.quote, 160)}`;
}

function minute(time: string): string {
	return `${time.slice(0, 16)}Z`;
}
