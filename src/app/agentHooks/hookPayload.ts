import * as z from "zod/mini";

/** Ids and paths are short; what is longer is none. */
const text = z.catch(z.optional(z.string().check(z.maxLength(4096))), undefined);

/**
 * The fields of agents' hook payloads that are used. All of them are optional: each agent has its own, and nothing of
 * what was said in the conversation, nor the user's address, is among them.
 */
export const hookPayloadSchema = z.looseObject({
	session_id: text,
	/** Copilot CLI. */
	sessionId: text,
	/** Cursor. */
	conversation_id: text,
	cursor_version: text,
	/** Set when a sub-agent's work fired the hook (transcripts.md 2.8). */
	agent_id: text,
	transcript_path: text,
	transcriptPath: text,
	cwd: text,
	/** Cursor. */
	workspace_roots: z.catch(z.optional(z.array(z.string())), undefined),
	hook_event_name: text,
	reason: text,
	/** How a session starts. */
	source: text,
	/** Copilot CLI, with the end of a turn. */
	stopReason: text,
	/** ISO 8601 or milliseconds: only whether it is there tells something. */
	timestamp: z.optional(z.unknown()),
});
export type HookPayload = z.infer<typeof hookPayloadSchema>;
