import { headAndTail } from "../text";
import type { NewToolCall, ToolOutcome } from "../transcriptBuilder";
import type { Response } from "./message";
import { questionsOf } from "./questions";
import { partSchema, type ToolRecord } from "./schema";
import { toolKind } from "./toolKinds";

/** An outcome without its place. */
export type Outcome = Omit<ToolOutcome, "offset">;

/** What came of an entry of `toolCalls`; null while nothing has. */
export function readOutcome(record: ToolRecord, args: Readonly<Record<string, unknown>>): Outcome | null {
	const responses = responsesOf(record.result);
	const settled = record.status === "success" || record.status === "error" || record.status === "cancelled";
	if (responses.length === 0 && !settled) return null;
	const text = responses.map((response) => response.text).join("\n");
	const failed = record.status === "error" || record.status === "cancelled" || responses.some((one) => one.failed);
	const questions = questionsOf(args, text);
	return {
		...(responses.length === 0 ? { ok: failed ? false : null } : judge(record.name, text, failed)),
		...(questions.length > 0 ? { questions } : {}),
	};
}

/** What came of a call of which only the response stands in the list. */
export function bareOutcome(call: NewToolCall, response: Response | null): Outcome | null {
	return response === null ? null : judge(call.name, response.text, response.failed);
}

interface Answered {
	readonly text: string;
	readonly failed: boolean;
}

/** The text of each `functionResponse`; a failed one has `error` in place of `output`. */
export function responsesOf(result: unknown): readonly Answered[] {
	if (!Array.isArray(result)) return [];
	return result.flatMap((part): readonly Answered[] => {
		const read = partSchema.safeParse(part);
		const response = read.success ? read.data.functionResponse?.response : undefined;
		if (response === undefined) return [];
		const { error, output } = response;
		if (typeof error === "string") return [{ text: error, failed: true }];
		return [{ text: typeof output === "string" ? output : "", failed: false }];
	});
}

function judge(name: string, text: string, failed: boolean): Outcome {
	const result = headAndTail(text, 8_000, 8_000);
	if (failed) return { result, ok: false, denial: denialIn(text) };
	if (toolKind(name) !== "shell") return { result, ok: true };
	if (/^Command (?:was cancelled|timed out)/i.test(text) || /^Signal: (?!\(none\))/m.test(text))
		return { result, ok: false };
	if (/^Command (?:moved to|is running in) (?:the )?background/im.test(text)) return { result, background: true };
	// The line stands there only for a code other than 0 (transcripts.md 7.3); `status` is "success" all the same.
	const code = [...text.matchAll(/^Exit Code: (-?\d{1,10})$/gm)].at(-1)?.[1];
	return { result, exitCode: code === undefined ? 0 : Number(code) };
}

/** A refusal has no words of the user: they come, if at all, as the next prompt. */
function denialIn(text: string): string | null {
	return /User (?:denied execution|did not allow)/i.test(text) ? "" : null;
}
