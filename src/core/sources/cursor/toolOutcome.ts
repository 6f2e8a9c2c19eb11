import type { ToolKind } from "../../model/transcript";
import type { ToolOutcome } from "../transcriptBuilder";
import { recordIn, resultSchema, type ToolData, type ToolResult } from "./toolSchema";

type Outcome = Omit<ToolOutcome, "offset">;

/**
 * What a call's result tells (transcripts.md 4.3); null when nothing tells anything yet. Only "completed" and "error"
 * are settled: a call that was cancelled, or has no status, may have done its work or not.
 */
export function readOutcome(kind: ToolKind, data: ToolData, result: ToolResult | null): Outcome | null {
	const words = wordsOf(kind, data, result);
	const denial = denialIn(data, result);
	if (denial !== null) return { result: words, ok: false, denial };
	if (data.status === "error") return { result: errorText(data.error) ?? errorText(result?.error) ?? words, ok: false };
	if (data.status !== "completed") return words === null ? null : { result: words };
	if (kind === "shell") return { result: words, ...shellVerdict(result) };
	const failure = errorText(result?.error);
	const failed = failure !== null || result?.applyFailed === true || result?.fileNonExistent === true;
	return { result: failure ?? words, ok: !failed };
}

/** Is what came of the call known for good? */
export function isSettled(data: ToolData): boolean {
	return data.status === "completed" || data.status === "error";
}

/** Does a shell go on after the call? */
export function isInBackground(result: ToolResult | null): boolean {
	return (
		result?.isRunningInBackground === true ||
		result?.poppedOutIntoBackground === true ||
		typeof result?.backgroundShellId === "number"
	);
}

export function readResult(data: ToolData): ToolResult | null {
	const record = recordIn(data.result);
	return record === null ? null : resultSchema.parse(record);
}

/**
 * A zero is not written, so that a command that ran to its end without a code had 0. One that was aborted has whatever
 * code its shell was left with; of one that timed out, failed to start or runs on, nothing is known without a code.
 */
function shellVerdict(result: ToolResult | null): Outcome {
	const reason = result?.endedReason ?? "";
	if (result === null || reason.endsWith("ABORTED")) return {};
	const exitCode = result.exitCodeV2 ?? result.exitCode;
	if (exitCode !== undefined) return { exitCode };
	const ranToItsEnd = /^$|COMPLETED$|UNSPECIFIED$/.test(reason) && !isInBackground(result);
	return ranToItsEnd ? { exitCode: 0 } : {};
}

/** The user's words when he refused, empty when there are none; null when he did not. */
function denialIn(data: ToolData, result: ToolResult | null): string | null {
	const ran = (result?.output ?? "") !== "" || result?.exitCode !== undefined || result?.exitCodeV2 !== undefined;
	if (result?.rejected !== true && (data.userDecision !== "rejected" || ran)) return null;
	const { humanReviewV2, humanFeedback, humanReview } = result ?? {};
	return humanReviewV2?.feedbackText ?? humanFeedback?.feedbackText ?? humanReview?.textResult ?? "";
}

/** The text of a result. Edits have none worth quoting: what they did stands in the call. */
function wordsOf(kind: ToolKind, data: ToolData, result: ToolResult | null): string | null {
	const told = result?.output ?? result?.contents ?? result?.resultForModel;
	if (told !== undefined && told !== "") return told;
	if (kind === "edit" || kind === "shell" || typeof data.result !== "string") return null;
	return data.result === "" || data.result === "{}" ? null : data.result;
}

/** The message in an error: plain text, JSON, or an object with a text for the model and one for the user. */
function errorText(error: unknown, depth = 0): string | null {
	const record = recordIn(error);
	if (record === null) return typeof error === "string" && error !== "" ? error : null;
	if (depth > 4) return null;
	const { modelVisibleErrorMessage, clientVisibleErrorMessage, message, error: inner } = record;
	for (const value of [modelVisibleErrorMessage, clientVisibleErrorMessage, message, inner]) {
		const words = errorText(value, depth + 1);
		if (words !== null) return words;
	}
	return null;
}
