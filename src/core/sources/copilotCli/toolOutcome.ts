import type { AskedQuestion, ToolKind } from "../../model/transcript";
import { exitCodeInText } from "../text";
import type { ToolOutcome } from "../transcriptBuilder";
import { shellExitSchema, type ToolComplete } from "./schema";

const refused = /\b(?:the user rejected|rejected by (?:the )?user|permission (?:was )?denied by|user denied)\b/i;
const answerMark = /^User (?:selected|responded|answered)(?: with)?:\s*/i;

/**
 * What a `tool.execution_complete` says. `success` means that the tool ran, not that the command passed: a shell's
 * verdict is its exit code, and without one it is unknown.
 */
export function readOutcome(
	event: ToolComplete,
	kind: ToolKind,
	questions: readonly AskedQuestion[],
	offset: number,
): ToolOutcome {
	const result = event.result?.content ?? event.error?.message ?? null;
	const denial = denialIn(event);
	if (denial !== null) return { offset, result, ok: false, denial };
	if (kind === "shell")
		return { offset, result, exitCode: exitCodeOf(event, result), ok: event.success === false ? false : null };
	const outcome = { offset, result, ok: event.success ?? null };
	if (kind !== "ask" || event.success !== true || result === null) return outcome;
	const answer = result.replace(answerMark, "").trim();
	return { ...outcome, questions: questions.map((question) => ({ ...question, answer })) };
}

function exitCodeOf(event: ToolComplete, result: string | null): number | null {
	const recorded = event.shellExecution?.exitCode;
	if (recorded !== undefined) return recorded;
	for (const content of event.result?.contents ?? []) {
		const exit = shellExitSchema.safeParse(content);
		if (exit.success) return exit.data.exitCode;
	}
	return result === null ? null : exitCodeInText(result);
}

/** The user's words when the call was refused, empty when there are none; null when it was not refused. */
function denialIn(event: ToolComplete): string | null {
	const message = event.error?.message ?? "";
	if (event.success !== false) return null;
	if (event.error?.code !== "rejected" && event.error?.code !== "denied" && !refused.test(message)) return null;
	return /\bfeedback:\s*([\s\S]+)$/i.exec(message)?.[1]?.trim() ?? "";
}
