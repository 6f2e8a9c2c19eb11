import { locksFolder } from "../../../src/app/emit/paths";
import type { Command } from "../../../src/cli/command";
import { hookCommand } from "../../../src/cli/commands/hook";
import { hookFinishCommand } from "../../../src/cli/commands/hookFinish";
import { hookStartCommand } from "../../../src/cli/commands/hookStart";
import { resumeCommand } from "../../../src/cli/commands/resume";
import { createPorts } from "../../../src/node/createPorts";

/** The command line with only the commands under test: it also runs where `main.ts` does not name them yet. */
const commands: Readonly<Record<string, Command>> = {
	hook: hookCommand,
	"hook-finish": hookFinishCommand,
	"hook-start": hookStartCommand,
	resume: resumeCommand,
};

async function main([name = "", ...args]: readonly string[]): Promise<void> {
	const command = commands[name];
	if (command === undefined) throw new Error(`no command ${name}`);
	process.exitCode = await command({
		args,
		ports: createPorts(locksFolder),
		cwd: process.cwd(),
		print: (text) => process.stdout.write(`${text}\n`),
		say: (text) => process.stderr.write(`${text}\n`),
	});
}

void main(process.argv.slice(2));
