import { createHookLog } from "../../app/agentHooks/hookLog";
import { hooksAtStart } from "../../app/agentHooks/start/hooksAtStart";
import { readStartCall } from "../../app/agentHooks/start/startCall";
import { startContext } from "../../app/agentHooks/start/startContext";
import type { Log } from "../../app/ports";
import { english, sentenceOf } from "../../core/render/sentence";
import type { Command, CommandContext, ExitCode } from "../command";
import { boundedGit } from "./boundedGit";
import { readHookInput } from "./hookInput";

/** The session starts when its hook returns. Without its answers in this time git is left out. */
const gitBudgetMs = 250;

/**
 * `hook-start <agent>`: entry point for an agent's hook at the start of a session. Its JSON comes on standard input; what
 * it should know goes out as the JSON that this agent takes, and nothing when there is nothing to know. Always ends with
 * 0: what goes wrong stands in the log.
 */
export const hookStartCommand: Command = async (context): Promise<ExitCode> => {
	const log = createHookLog(context.ports);
	try {
		await answer(context, log);
	} catch (error) {
		log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
	}
	return 0;
};

async function answer({ args, ports, print }: CommandContext, log: Log): Promise<void> {
	const named = args[0] ?? "";
	const { text } = await readHookInput();
	const call = readStartCall(ports.places, named, text);
	const hooks = await hooksAtStart(ports, call);
	const start = startContext({ ...ports, git: boundedGit(gitBudgetMs) }, call, hooks);
	const caller = `hook-start ${JSON.stringify(named.slice(0, 40))}`;
	if (start.kind === "nothing") {
		log.info(`${caller}: nothing given, ${start.why}`);
		return;
	}
	const { problem, isChecked } = start;
	if (problem !== null) log.warn(`${caller}: ${english(sentenceOf(problem))}`);
	const content = JSON.stringify(start.answer);
	print(content);
	const { agent, sessionId, source } = start.call;
	const how = source === "compact" ? "again" : isChecked ? "with citations looked up" : "with nothing looked up";
	log.info(`${caller}: ${content.length} characters given to ${agent} ${sessionId ?? ""} (${source}), ${how}`);
}
