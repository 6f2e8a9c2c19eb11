import type { Part, QwenRecord } from "./schema";

/** Marks of texts that the client wrote, for files from before `provenance` was recorded. */
const injected = /^<(?:system-reminder|session_context|task-notification|hook_context|user_memory|local-command)/;
const midTurnMark = /^\s*\[User message received during tool execution\]:\s*/;

/**
 * The user's own words in a `user` record, null when somebody else speaks. `displayText` is what was typed, before
 * the client put file contents and hooks' context into the message.
 */
export function userWords(record: QwenRecord, parts: readonly Part[]): string | null {
	const { subtype, provenance, systemPayload } = record;
	if (provenance !== undefined && provenance !== "real_user") return null;
	if (subtype !== undefined && subtype !== "mid_turn_user_message") return null;
	const shown = systemPayload?.displayText?.trim() ?? "";
	if (shown !== "") return shown;
	const texts = parts.flatMap((part) => (part.text === undefined || part.thought === true ? [] : [part.text]));
	const words = texts.join("\n").replace(midTurnMark, "").trim();
	return provenance === undefined && (injected.test(words) || /^[/?]\w*$/.test(words)) ? null : words;
}
