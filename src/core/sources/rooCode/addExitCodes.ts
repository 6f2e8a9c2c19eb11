import type { Step, ToolCall, ToolStep, Transcript } from "../../model/transcript";
import { exitCodeOfCommand } from "../cline/taskOutcome";
import { historyCommands, type ToldCommand } from "./historyCommands";

/**
 * The transcript of a task with what only the conversation with the model (`api_conversation_history.json`, beside
 * `ui_messages.json`) tells: exit codes of commands, and which were refused without words. Paired from the end, by the
 * command: a condensed conversation has lost its beginning.
 */
export function addExitCodes(transcript: Transcript, history: string): Transcript {
	const told = pairUp(transcript, historyCommands(history));
	if (told.size === 0) return transcript;
	const complete = (step: Step): Step => {
		const result = step.type === "tool" ? told.get(step.tool) : undefined;
		return step.type === "tool" && result !== undefined ? { ...step, tool: withResult(step, result) } : step;
	};
	return { ...transcript, turns: transcript.turns.map((turn) => ({ ...turn, steps: turn.steps.map(complete) })) };
}

function pairUp(transcript: Transcript, commands: readonly ToldCommand[]): ReadonlyMap<ToolCall, string> {
	const left = commandsIn(transcript);
	const told = new Map<ToolCall, string>();
	for (const { command, result } of commands.toReversed()) {
		const index = left.findLastIndex((call) => call.command?.trim() === command.trim());
		const call = left[index];
		if (call === undefined) continue;
		told.set(call, result);
		left.length = index;
	}
	return told;
}

/** The commands but for one at the very end that still runs or waits for the user: nothing was told of it. */
function commandsIn({ turns }: Transcript): ToolCall[] {
	const steps = turns.flatMap((turn) => turn.steps);
	return steps.flatMap((step, index) => {
		if (step.type !== "tool" || step.tool.kind !== "shell") return [];
		return step.tool.resultOffset === null && index === steps.length - 1 ? [] : [step.tool];
	});
}

function withResult({ tool, offset }: ToolStep, result: string): ToolCall {
	const exitCode = exitCodeOfCommand(result);
	if (exitCode !== null) return { ...tool, exitCode, ok: exitCode === 0, resultOffset: tool.resultOffset ?? offset };
	if (!result.includes("The user denied this operation")) return tool;
	return { ...tool, ok: false, denial: tool.denial ?? "", resultOffset: tool.resultOffset ?? offset };
}
