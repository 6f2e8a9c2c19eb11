import type { AskedQuestion, PlanItem } from "../../model/transcript";
import type { NewToolCall, ToolOutcome } from "../transcriptBuilder";
import { denialIn } from "./denial";
import { answerSchema, inputSchema, itemsOf, type Metadata, metadataSchema, todosIn } from "./schema";
import { planOf } from "./toolCall";

/** How a call ended, whatever the generation. A call that has not ended has none. */
export interface ToolEnd {
	readonly status: "completed" | "error";
	readonly result: string | null;
	/** Type of the error (2.x). */
	readonly errorType?: string | undefined;
	/** The exit code where the generation writes it elsewhere than in the metadata. */
	readonly exitCode?: number | null;
	readonly metadata: unknown;
	readonly input: unknown;
}

/** The shell tool's remarks when a command came to no end of its own: no exit code is recorded then. */
const cutOff = /<(?:bash_|shell_)?metadata>[^<]*(?:exceeding timeout|User aborted the command)/;

/** What came of a call. `completed` says nothing of a command's success: the exit code does. */
export function readOutcome(call: NewToolCall, end: ToolEnd, offset: number): ToolOutcome {
	const { result } = end;
	if (end.status === "error") return { offset, result, ok: false, denial: denialIn(result ?? "", end.errorType) };
	const metadata = readMetadata(end.metadata);
	if (call.kind === "shell") return { offset, result, ...verdict(call, end, metadata) };
	return {
		offset,
		result,
		ok: call.kind === "agent" && metadata.status === "running" ? null : call.name !== "invalid",
		plan: call.name === "todowrite" ? planAfter(metadata, end.input) : null,
		...(call.kind === "ask" ? { questions: answered(call.questions ?? [], metadata.answers) } : {}),
	};
}

/** What is not as expected is absent. */
export function readMetadata(value: unknown): Metadata {
	const read = metadataSchema.safeParse(value);
	return read.success ? read.data : metadataSchema.parse({});
}

function verdict(
	call: NewToolCall,
	end: ToolEnd,
	metadata: Metadata,
): Pick<ToolOutcome, "exitCode" | "ok" | "background"> {
	if (metadata.status === "running") return { ok: null, background: true };
	const exitCode = metadata.exit ?? end.exitCode ?? null;
	const isCutOff = metadata.timeout === true || cutOff.test((end.result ?? "").slice(-1000));
	return { exitCode, ok: exitCode === null && isCutOff ? false : null, background: call.background === true };
}

/** The list as it was taken over; null when neither the tool nor the call tells it. */
function planAfter(metadata: Metadata, input: unknown): readonly PlanItem[] | null {
	const asked = inputSchema.safeParse(input);
	const todos = metadata.todos ?? (asked.success ? asked.data.todos : undefined);
	return todos === undefined ? null : planOf(todosIn(todos));
}

/** Each question has a list of answers: the labels chosen, or what was typed. */
function answered(questions: readonly AskedQuestion[], answers: readonly unknown[]): readonly AskedQuestion[] {
	return questions.map((question, at) => {
		const [chosen = []] = itemsOf([answers[at]], answerSchema);
		return { ...question, answer: chosen.length === 0 ? null : chosen.join(", ") };
	});
}
