import { isAbsolutePath } from "../../core/model/isAbsolutePath";
import type { AgentName } from "../../core/model/transcript";
import { parseJson } from "../../core/sources/json";
import type { HookAgent } from "./hookAgent";
import { type HookPayload, hookPayloadSchema } from "./hookPayload";
import { tellCaller } from "./tellCaller";

/** What an agent told of one of its sessions through a hook. */
export interface HookCall {
	readonly agent: AgentName;
	/** `turn`: the agent has answered and waits for the user; the session goes on. */
	readonly kind: "end" | "turn";
	/** The event as the agent spells it. */
	readonly event: string;
	readonly sessionId: string | null;
	readonly transcriptPath: string | null;
	readonly cwd: string | null;
	/** The agent's own word for how the session ended. */
	readonly reason: string | null;
}
/** A call that tells of no end and no turn, with the reason. */
export interface UnusedCall {
	readonly unused: string;
}

/** Events by their letters alone, since agents spell them differently. */
const kinds = new Map<string, HookCall["kind"]>([
	["sessionend", "end"],
	["dispose", "end"],
	["stop", "turn"],
	["agentstop", "turn"],
	["afteragent", "turn"],
	["sessionidle", "turn"],
]);
/** Copilot CLI's `sessionEnd` has no event name, but always one of these. */
const copilotReasons = new Set(["complete", "error", "abort", "timeout", "user_exit"]);
/** Becomes part of paths and of a log line. */
const plainId = /^[\w.-]{1,128}$/;

/** Makes out what a hook was called with. Never throws: the text comes from outside and may be anything. */
export function readHookCall(text: string, named: HookAgent): HookCall | UnusedCall {
	const payload = parsePayload(text);
	if (payload === null) return { unused: `no JSON object in ${text.length} characters` };
	if (payload.agent_id !== undefined) return { unused: "a sub-agent's" };
	const event = payload.hook_event_name ?? copilotEvent(payload);
	const kind = kinds.get(lettersOf(event));
	if (kind === undefined) return { unused: `event ${plainId.test(event) ? event : "of an unknown kind"}` };
	return {
		agent: tellCaller(payload, named),
		kind,
		event,
		sessionId: sessionIdOf(payload),
		transcriptPath: absolute(payload.transcript_path ?? payload.transcriptPath),
		cwd: absolute(payload.cwd ?? payload.workspace_roots?.[0]),
		reason: payload.reason !== undefined && plainId.test(payload.reason) ? payload.reason : null,
	};
}

/** Null when the text is no JSON object. */
export function parsePayload(text: string): HookPayload | null {
	return hookPayloadSchema.safeParse(parseJson(text.replace(/^\uFEFF/, ""))).data ?? null;
}

/** Agents spell events differently. */
export function lettersOf(event: string): string {
	return event.toLowerCase().replaceAll(/[^a-z]/g, "");
}

function copilotEvent({ stopReason, reason }: HookPayload): string {
	if (stopReason !== undefined) return "agentStop";
	return reason !== undefined && copilotReasons.has(reason) ? "sessionEnd" : "";
}

/** Null when there is none that could be part of a path or of a log line. */
export function sessionIdOf({ session_id, sessionId, conversation_id }: HookPayload): string | null {
	const id = session_id ?? sessionId ?? conversation_id;
	return id !== undefined && plainId.test(id) && !/^\.+$/.test(id) ? id : null;
}

/** Null for what is no absolute path. */
export function absolute(path: string | undefined): string | null {
	return path !== undefined && isAbsolutePath(path) && !path.includes("\0") ? path : null;
}
