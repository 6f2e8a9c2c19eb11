import { toolEnvironment } from "./paths.mts";
import { startGroup } from "./processGroup.mts";

export interface CommandResult {
	readonly code: number;
	/** Standard output and standard error in the order they came. */
	readonly output: string;
}

export interface CommandOptions {
	readonly cwd: string;
	/** Default: ours, with the dev dependencies' programs first on PATH. */
	readonly env?: NodeJS.ProcessEnv;
	/** Show the output while it comes, not only on failure. */
	readonly show?: boolean;
}

/** Runs a program to its end. A program that cannot be started counts as exit code 127, as in a shell. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const child = startGroup(command, args, {
			cwd: options.cwd,
			env: options.env ?? toolEnvironment(),
			stdio: ["ignore", "pipe", "pipe"],
		});
		const collect = (chunk: Buffer) => {
			chunks.push(chunk);
			if (options.show) process.stdout.write(chunk);
		};
		child.stdout?.on("data", collect);
		child.stderr?.on("data", collect);
		child.once("error", (error) => resolve({ code: 127, output: error.message }));
		child.once("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }));
	});
}
