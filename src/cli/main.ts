import { setFlagsFromString } from "node:v8";
import { locksFolder } from "../app/emit/paths";
import { FileError } from "../app/ports";
import { createPorts } from "../node/createPorts";
import { codeOf } from "../node/fileFailure";
import type { Command, CommandContext, ExitCode } from "./command";
import { UsageError, usage } from "./usage";

// Found with test/bench. V8 lets its heap grow by a hundred MB before it looks for what is no longer used; a large session
// takes no longer when it looks earlier. And it compiles each regular expression for its interpreter first, then again:
// hundreds of large ones, which almost all are used more than once.
for (const flag of ["--semi-space-growth-factor=1", "--heap-growing-percent=50", "--no-regexp-tier-up"])
	setFlagsFromString(flag);

/** Each is loaded when it is asked for: agents wait for `hook` and `hook-start`, which need little of the program. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
	handoff: async () => (await import("./commands/handoff")).handoffCommand,
	scan: async () => (await import("./commands/scan")).scanCommand,
	transcript: async () => (await import("./commands/transcript")).transcriptCommand,
	sessions: async () => (await import("./commands/sessions")).sessionsCommand,
	resume: async () => (await import("./commands/resume")).resumeCommand,
	doctor: async () => (await import("./commands/doctor")).doctorCommand,
	classify: async () => (await import("./commands/classify")).classifyCommand,
	hook: async () => (await import("./commands/hook")).hookCommand,
	"hook-finish": async () => (await import("./commands/hookFinish")).hookFinishCommand,
	"hook-start": async () => (await import("./commands/hookStart")).hookStartCommand,
	finish: async () => (await import("./commands/finish")).finishCommand,
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
	const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (load === undefined) throw new UsageError(`unknown command: ${name}`);
	const command = await load();
	return command(context);
}

// Who reads the output may stop reading it (`| head`); what was asked for is carried through all the same.
for (const stream of [process.stdout, process.stderr])
	stream.on("error", (error) => {
		if (codeOf(error) !== "EPIPE") throw error;
	});

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
