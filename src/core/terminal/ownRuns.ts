import type { WindowRun } from "../model/run";
import type { ToolCall, Transcript } from "../model/transcript";
import type { Redactor } from "../redact/redactor";
import { findAgentProgram } from "./agentProgram";

/** Some agents run their commands in the window's terminals: by how much the two times may differ, in milliseconds. */
const slackMs = 60_000;
/** Shorter than this, a command says nothing by being part of another. */
const shortest = 6;

/**
 * The runs that no transcript tells of: neither the agents' own sessions nor the commands that an agent ran in a
 * terminal of the window, which its transcript holds already.
 */
export function runsBesideTranscripts(
	runs: readonly WindowRun[],
	transcripts: readonly Transcript[],
	redactor: Redactor,
): WindowRun[] {
	const calls = transcripts.flatMap(shellCalls);
	return runs.filter(
		(run) => !isAgent(run) && !calls.some((call) => isAtOnce(run, call) && isSame(run, redactor.redact(call.command))),
	);
}

/** Whether a run is an agent's program: what happens in it stands in its transcript. */
function isAgent({ kind, command }: WindowRun): boolean {
	return kind === "command" && findAgentProgram(command) !== null;
}

interface ShellCall {
	readonly command: string;
	/** When it was run: within these times, in milliseconds since 1970. */
	readonly from: number;
	readonly until: number;
}

function shellCalls({ turns, endedAt }: Transcript): ShellCall[] {
	return turns.flatMap((turn, index) => {
		const turnEnd = turns[index + 1]?.at ?? endedAt;
		return turn.steps.flatMap((step) => {
			if (step.type !== "tool" || !isShell(step.tool)) return [];
			const from = milliseconds(step.at ?? turn.at, Number.NEGATIVE_INFINITY) - slackMs;
			const until = milliseconds(step.at ?? turnEnd, Number.POSITIVE_INFINITY) + slackMs;
			return [{ command: step.tool.command ?? "", from, until }];
		});
	});
}

function milliseconds(time: string | null, otherwise: number): number {
	return time === null ? otherwise : Date.parse(time);
}

function isShell({ kind, command, denial }: ToolCall): boolean {
	return kind === "shell" && command !== null && command.trim() !== "" && denial === null;
}

function isAtOnce({ startedAt }: WindowRun, { from, until }: ShellCall): boolean {
	const start = Date.parse(startedAt);
	return start >= from && start <= until;
}

/** Agents put a `cd` before their command, or leave it away when they show it. Both are masked. */
function isSame(run: WindowRun, called: string): boolean {
	if (run.kind !== "command") return false;
	const [one, other] = [plain(run.command), plain(called)];
	const isPart = Math.min(one.length, other.length) >= shortest && (one.endsWith(other) || other.endsWith(one));
	return one === other || isPart;
}

function plain(command: string): string {
	return command.trim().replace(/\s+/g, " ");
}
