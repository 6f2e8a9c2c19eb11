import { spawn } from "node:child_process";
import { createHookLog } from "../../app/agentHooks/hookLog";
import { finisherMark, receiveHook } from "../../app/agentHooks/receiveHook";
import type { Log } from "../../app/ports";
import { english, sentenceOf } from "../../core/render/sentence";
import type { Command, CommandContext, ExitCode } from "../command";
import { readHookInput } from "./hookInput";

/**
 * `hook <agent>`: entry point for an agent's own lifecycle hooks, which wait for it or kill it (lifecycle.md). Its JSON
 * comes on standard input; the signal is put on the disk and a finisher started, then it returns. It prints nothing,
 * since agents take what is printed for an answer, and always ends with 0: what goes wrong stands in the log.
 */
export const hookCommand: Command = async (context): Promise<ExitCode> => {
	const log = createHookLog(context.ports);
	try {
		await receive(context, log);
	} catch (error) {
		log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
	}
	return 0;
};

async function receive({ args, ports }: CommandContext, log: Log): Promise<void> {
	const named = args[0] ?? "";
	const { text, bytes } = await readHookInput();
	const receipt = receiveHook(ports, named, text);
	const caller = JSON.stringify(named.slice(0, 40));
	if (receipt.kind === "ignored") log.info(`hook ${caller} with ${bytes} bytes ignored: ${receipt.why}`);
	if (receipt.kind === "failed") log.error(`hook ${caller}: ${english(sentenceOf(receipt.problem))}`);
	if (receipt.kind === "ended") await startFinisher(receipt.signal.id, ports.places.home, log);
}

/** Starts `hook-finish` in a session of its own, with nothing that ties it to the agent or its terminal. */
function startFinisher(id: string, home: string, log: Log): Promise<void> {
	const program = process.argv[1];
	if (program === undefined) throw new Error("the program does not know its own path");
	return new Promise((resolve) => {
		// ELECTRON_RUN_AS_NODE stays in the environment: under VS Code's runtime the finisher needs it too.
		const child = spawn(process.execPath, [program, "hook-finish", id], {
			cwd: home,
			detached: true,
			stdio: "ignore",
			windowsHide: true,
			env: { ...process.env, [finisherMark]: "1" },
		});
		child.once("spawn", () => {
			child.unref();
			resolve();
		});
		child.once("error", (error) => {
			log.error(`no finisher was started for ${id}: ${error.message}`);
			resolve();
		});
	});
}
