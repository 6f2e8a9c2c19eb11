import { ROOT } from "./paths.mts";
import { runCommand } from "./runCommand.mts";

/** Builds the programs once before the unit tests, so that the command-line tests run what the sources say. */
export async function setup(): Promise<void> {
	const { code, output } = await runCommand("npm", ["run", "--silent", "build:cli"], { cwd: ROOT });
	if (code !== 0) throw new Error(`The command line cannot be built:\n${output}`);
}
