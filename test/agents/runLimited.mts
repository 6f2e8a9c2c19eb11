import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { killGroup, startGroup } from "../support/processGroup.mts";

export interface LimitedOptions {
	readonly cwd: string;
	readonly env: NodeJS.ProcessEnv;
	readonly limitMs: number;
	/** Called once it runs; for programs that are typed to. Standard input is closed without it. */
	readonly attend?: (child: ChildProcess) => void;
}

export interface LimitedResult {
	/** Null when it was killed, at the limit or by somebody else. */
	readonly code: number | null;
	readonly stdout: string;
	/** Standard output and standard error in the order they came. */
	readonly output: string;
}

/** Whoever inherited the pipes may hold them open long after the program has ended. */
const PIPES_MS = 1000;

/**
 * Runs a program to its end or to a limit, then kills what it left in its process group. A program that cannot be
 * started ends with 127, as in a shell.
 */
export async function runLimited(
	command: string,
	args: readonly string[],
	{ cwd, env, limitMs, attend }: LimitedOptions,
): Promise<LimitedResult> {
	const stdin = attend === undefined ? "ignore" : "pipe";
	const child = startGroup(command, args, { cwd, env, stdio: [stdin, "pipe", "pipe"] });
	let stdout = "";
	let output = "";
	child.stdout?.setEncoding("utf8").on("data", (text: string) => {
		stdout += text;
		output += text;
	});
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		output += text;
	});
	const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const ended = new Promise<number | null>((resolve) => {
		child.once("exit", resolve);
		child.once("error", (error) => {
			output += error.message;
			resolve(127);
		});
	});
	attend?.(child);
	const timer = setTimeout(() => {
		output += `\nkilled after ${limitMs / 1000} s`;
		killGroup(child);
	}, limitMs);
	const code = await ended;
	clearTimeout(timer);
	await Promise.race([closed, sleep(PIPES_MS)]);
	killGroup(child);
	return { code, stdout, output };
}
