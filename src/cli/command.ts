import type { Ports } from "../app/ports";
import type { Problem } from "../core/model/problem";
import { english, sentenceOf } from "../core/render/sentence";

export type ExitCode = 0 | 1 | 2;

/** What a command is given: its arguments after its name, the ports, and where to print. */
export interface CommandContext {
	readonly args: readonly string[];
	readonly ports: Ports;
	readonly cwd: string;
	/** Machine output, a line end is added. */
	print(text: string): void;
	/** Words for people, to stderr. */
	say(text: string): void;
}

export type Command = (context: CommandContext) => ExitCode | Promise<ExitCode>;

export function sayProblem(context: CommandContext, problem: Problem): void {
	context.say(english(sentenceOf(problem)));
}
