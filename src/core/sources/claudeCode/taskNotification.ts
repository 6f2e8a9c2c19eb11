import { exitCodeInText } from "../text";
import type { TranscriptBuilder } from "../transcriptBuilder";
import { insideTag } from "./injectedText";

/**
 * Something that ran in the background ended: a command (its exit code stands in the summary) or a sub-agent (its
 * answer stands in the result). Completes the call that started it; a call that is not known is left alone.
 */
export function readTaskNotification(text: string, builder: TranscriptBuilder, offset: number): void {
	const id = insideTag(text, "tool-use-id");
	const status = insideTag(text, "status");
	if (id === null || status === null) return;
	const result = insideTag(text, "result");
	const exitCode = exitCodeInText(insideTag(text, "summary") ?? "");
	const ended = status === "completed" ? true : status === "failed" ? false : null;
	builder.result(id, { offset, exitCode, ok: ended, ...(result === null ? {} : { result }) });
}
