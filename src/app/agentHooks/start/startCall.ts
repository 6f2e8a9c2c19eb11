import type { AgentName } from "../../../core/model/transcript";
import type { Places } from "../../ports";
import { type HookAgent, hookAgentNames } from "../hookAgent";
import { absolute, lettersOf, parsePayload, sessionIdOf, type UnusedCall } from "../hookCall";
import { finisherMark } from "../receiveHook";
import { tellCaller } from "../tellCaller";
import { contextAnswer } from "./contextShape";

/** What an agent told of a session that starts. */
export interface StartCall {
	/** The agent that really called, see `tellCaller`. */
	readonly agent: AgentName;
	/** `clear`: a new conversation in the same process; `compact`: the same one goes on with a summary. */
	readonly source: StartSource;
	readonly sessionId: string | null;
	/** The session's folders, the one that it works in first; absolute, may be none. */
	readonly folders: readonly string[];
}
export type StartSource = "startup" | "resume" | "clear" | "compact";

/** Agents' own words. A fork goes on with what its parent knew: nothing is to be added. Cursor has no word for it. */
const sources = new Map<string, StartSource>([
	["startup", "startup"],
	["new", "startup"],
	["resume", "resume"],
	["clear", "clear"],
	["compact", "compact"],
]);

/**
 * Makes out what a start hook was called with, and whether it is to be answered. Never throws.
 * @param named the agent of the command line
 * @param text what came on standard input
 */
export function readStartCall({ env }: Places, named: string, text: string): StartCall | UnusedCall {
	const agent = hookAgentNames.find((known) => known === named);
	if (agent === undefined) return { unused: "the agent is unknown" };
	if (env[finisherMark] !== undefined) return { unused: "called by our own finisher" };
	const call = parseCall(text, agent);
	const isAnswered = "unused" in call || contextAnswer(call.agent, "") !== null;
	return isAnswered ? call : { unused: `${call.agent} takes no context` };
}

/** The text comes from outside and may be anything. */
function parseCall(text: string, named: HookAgent): StartCall | UnusedCall {
	const payload = parsePayload(text);
	if (payload === null) return { unused: `no JSON object in ${text.length} characters` };
	if (payload.agent_id !== undefined) return { unused: "a sub-agent's" };
	if (payload.hook_event_name !== undefined && lettersOf(payload.hook_event_name) !== "sessionstart")
		return { unused: "not the start of a session" };
	const source = sources.get(payload.source ?? "startup");
	if (source === undefined) return { unused: "a start of another kind" };
	const folders = [payload.cwd, ...(payload.workspace_roots ?? [])];
	return {
		agent: tellCaller(payload, named),
		source,
		sessionId: sessionIdOf(payload),
		folders: folders.flatMap((folder) => absolute(folder) ?? []),
	};
}
