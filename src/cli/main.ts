import { setFlagsFromString } from "node:v8";
import { locksFolder } from "../app/emit/paths";
import { FileError } from "../app/ports";
import { createPorts } from "../node/createPorts";
import type { Command, CommandContext, ExitCode } from "./command";
import { classifyCommand } from "./commands/classify";
import { doctorCommand } from "./commands/doctor";
import { finishCommand } from "./commands/finish";
import { handoffCommand } from "./commands/handoff";
import { hookCommand } from "./commands/hook";
import { hookFinishCommand } from "./commands/hookFinish";
import { hookStartCommand } from "./commands/hookStart";
import { resumeCommand } from "./commands/resume";
import { scanCommand } from "./commands/scan";
import { sessionsCommand } from "./commands/sessions";
import { transcriptCommand } from "./commands/transcript";
import { UsageError, usage } from "./usage";

// V8 lets its heap grow by a hundred MB before it looks for what is no longer used; a large session takes no longer
// when it looks earlier (test/bench).
for (const flag of ["--semi-space-growth-factor=1", "--heap-growing-percent=50"]) setFlagsFromString(flag);

const commands: Readonly<Record<string, Command>> = {
	handoff: handoffCommand,
	scan: scanCommand,
	transcript: transcriptCommand,
	sessions: sessionsCommand,
	resume: resumeCommand,
	doctor: doctorCommand,
	classify: classifyCommand,
	hook: hookCommand,
	"hook-finish": hookFinishCommand,
	"hook-start": hookStartCommand,
	finish: finishCommand,
};

async function run(args: readonly string[]): Promise<ExitCode> {
	const [name, ...rest] = args;
	const context: CommandContext = {
		args: rest,
		ports: createPorts(locksFolder),
		cwd: process.cwd(),
		print: (text) => process.stdout.write(`${text}\n`),
		say: (text) => process.stderr.write(`${text}\n`),
	};
	if (name === undefined || name === "--help" || name === "help") {
		context.say(usage);
		return name === undefined ? 2 : 0;
	}
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (command === undefined) throw new UsageError(`unknown command: ${name}`);
	return command(context);
}

run(process.argv.slice(2)).then(
	(code) => {
		process.exitCode = code;
	},
	(error: unknown) => {
		const isOfFile = error instanceof FileError && !error.message.includes(error.path);
		const message = error instanceof UsageError ? error.message : String(error);
		process.stderr.write(`codi-handoff: ${isOfFile ? `${error.path}: ${error.message}` : message}\n`);
		process.exitCode = error instanceof UsageError ? 2 : 1;
	},
);
