import type { AgentName } from "../model/transcript";

/** Agents that can be started in a terminal with a first prompt. */
export const terminalSuccessors = [
	"claude-code",
	"codex",
	"gemini-cli",
	"copilot-cli",
	"opencode",
	"cursor",
	"qwen-code",
] as const satisfies readonly AgentName[];
export type TerminalSuccessor = (typeof terminalSuccessors)[number];

/** Stands in a command for the prompt. */
const promptPlace = "{prompt}";

/**
 * The command of each, one argument after the other: always a fresh session (R-002-26), never with a model named
 * (R-002-25). What a setting of machine scope says instead goes before.
 */
export const usualCommands: Readonly<Record<TerminalSuccessor, readonly string[]>> = {
	"claude-code": ["claude", promptPlace],
	codex: ["codex", promptPlace],
	"gemini-cli": ["gemini", "--prompt-interactive", promptPlace],
	"copilot-cli": ["copilot", "--interactive", promptPlace],
	opencode: ["opencode", "--prompt", promptPlace],
	cursor: ["cursor-agent", promptPlace],
	"qwen-code": ["qwen", "--prompt-interactive", promptPlace],
};

/**
 * An argument for a batch file of Windows (`claude.cmd`, as npm installs agents): the command interpreter reads it before
 * the agent does, ends it at a quotation mark or at the line's end, and puts the values of variables in.
 */
export function batchArgument(argument: string): string {
	return argument
		.replace(/\s*[\r\n]+\s*/g, " ")
		.replaceAll('"', "'")
		.replace(/[%!]/g, "");
}

/** A command with the prompt in its place, or at its end where no place is named. */
export function commandWith(command: readonly string[], prompt: string): readonly string[] {
	return command.some((part) => part.includes(promptPlace))
		? command.map((part) => part.replaceAll(promptPlace, () => prompt))
		: [...command, prompt];
}
