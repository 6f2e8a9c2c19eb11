import type { AskedQuestion } from "../../model/transcript";
import { absolutePath } from "../paths";
import { exitCodeInText } from "../text";
import type { NewToolCall, ToolOutcome } from "../transcriptBuilder";
import { type Display, displaySchema, type Part, type QwenRecord } from "./schema";
import { planOf } from "./toolCall";

const cancelled = /^\[Operation Cancelled\]/;
const refused = /\b(?:did not allow|not allowed by user|user (?:denied|rejected|declined))\b/i;

/** What a `tool_result` record says of one call. */
export function readOutcome(record: QwenRecord, part: Part | null, call: NewToolCall, offset: number): ToolOutcome {
	const response = part?.functionResponse?.response;
	const result = response?.output ?? response?.error ?? null;
	const ok = statusOf(record.toolCallResult?.status, response?.error !== undefined);
	if (ok === false && result !== null && refused.test(result)) return { offset, result, ok, denial: "" };
	const display = displayOf(record);
	if (call.kind === "shell") {
		const exitCode = display?.exitCode ?? (result === null ? null : exitCodeInText(result));
		return { offset, result, exitCode, ok: call.background === true ? null : ok };
	}
	return {
		offset,
		result,
		ok,
		...(call.kind === "edit" && display?.filePath !== undefined
			? { files: [absolutePath(display.filePath, record.cwd ?? null)] }
			: {}),
		...(call.kind === "plan" && display?.todos !== undefined ? { plan: planOf(display.todos) } : {}),
		...(call.kind === "ask" && ok === true ? { questions: answered(call.questions ?? [], result ?? "") } : {}),
	};
}

/** Was the call cut off by the user rather than refused? */
export function wasInterrupted(record: QwenRecord, part: Part | null): boolean {
	const response = part?.functionResponse?.response;
	const words = response?.error ?? response?.output ?? "";
	return (record.toolCallResult?.status === "cancelled" || cancelled.test(words)) && !refused.test(words);
}

function statusOf(status: string | undefined, failed: boolean): boolean | null {
	if (status === "success") return true;
	return status === "error" || status === "cancelled" || failed ? false : null;
}

function displayOf(record: QwenRecord): Display | null {
	const parsed = displaySchema.safeParse(record.toolCallResult?.resultDisplay);
	return parsed.success ? parsed.data : null;
}

/** The result lists `**heading**: answer` in the order of the questions. */
function answered(questions: readonly AskedQuestion[], result: string): readonly AskedQuestion[] {
	const answers = [...result.matchAll(/^\*\*.+?\*\*: (.+?)\s*$/gm)].map(([, answer]) => answer ?? null);
	return questions.map((question, at) => ({ ...question, answer: answers[at] ?? null }));
}
