import { exitCodeInText } from "../text";
import type { ToolOutcome } from "../transcriptBuilder";
import { denialIn } from "./denial";
import { type Block, type ClaudeRecord, type ToolInput, type ToolUseResult, toolUseResultSchema } from "./schema";
import { planOf, questionsOf } from "./toolCall";

/** The structured part of a result; null when the call failed (then it is a string) or the client wrote none. */
export function structuredResult(record: ClaudeRecord): ToolUseResult | null {
	return toolUseResultSchema.safeParse(record.toolUseResult).data ?? null;
}

/** The text of a `tool_result` block; images and references to tools have none. */
export function resultText(block: Block): string {
	if (typeof block.content === "string") return block.content;
	if (!Array.isArray(block.content)) return "";
	const parts: readonly unknown[] = block.content;
	return parts.flatMap((part) => (isText(part) ? [part.text] : [])).join("\n");
}

function isText(part: unknown): part is { readonly text: string } {
	return typeof part === "object" && part !== null && "text" in part && typeof part.text === "string";
}

/** What a `tool_result` says of its call. `result` belongs to this block alone (see `structuredResult`). */
export function readOutcome(
	call: { readonly shell: boolean; readonly input: ToolInput },
	block: Block,
	record: ClaudeRecord,
	result: ToolUseResult | null,
	offset: number,
): ToolOutcome {
	const text = resultText(block);
	const denial = block.is_error === true ? denialIn(text, record.toolDenialKind) : null;
	return {
		offset,
		result: text,
		denial,
		...verdict(call.shell, text, block.is_error === true, record.toolDenialKind, result),
		...(result?.newTodos === undefined ? {} : { plan: planOf(result.newTodos) }),
		...(result?.plan === undefined ? {} : { text: result.plan }),
		...(call.input.questions === undefined ? {} : { questions: questionsOf(call.input, answersIn(result, text)) }),
	};
}

type Verdict = Pick<ToolOutcome, "ok" | "exitCode" | "background">;

/**
 * Claude Code records no number for success: a Bash result without error that was neither interrupted nor sent to
 * the background ran to its end with 0. `returnCodeInterpretation` marks a code other than 0 that is no error (grep, diff).
 */
function verdict(
	shell: boolean,
	text: string,
	isError: boolean,
	denialKind: string | undefined,
	result: ToolUseResult | null,
): Verdict {
	if (denialKind === "interrupted" || result?.interrupted === true || /^\[Request interrupted by user/.test(text))
		return { ok: null };
	if (isError) return { ok: false, exitCode: shell ? failureCode(text) : null };
	if (!shell) return { ok: true };
	if (result?.backgroundTaskId !== undefined || /^Command running in background with ID/.test(text))
		return { ok: null, background: true };
	if (result?.returnCodeInterpretation !== undefined) return { ok: true };
	return { ok: true, exitCode: 0 };
}

function failureCode(text: string): number | null {
	return /^(?:Error: )?Exit code -?\d/.test(text) ? exitCodeInText(text) : null;
}

/** The user's answers by question; notes that the user added stand below the choice. */
function answersIn(result: ToolUseResult | null, text: string): Readonly<Record<string, string>> {
	const answers: Record<string, string> = {};
	if (result?.answers !== undefined) {
		for (const [question, answer] of Object.entries(result.answers)) {
			const words = Array.isArray(answer) ? answer.join(", ") : String(answer);
			const notes = result.annotations?.[question]?.notes;
			answers[question] = notes === undefined ? words : `${words}\n${notes}`;
		}
		return answers;
	}
	for (const [, question, answer] of text.matchAll(/"([^"]+)"="([^"]*)"/g))
		if (question !== undefined && answer !== undefined) answers[question] = answer;
	return answers;
}
