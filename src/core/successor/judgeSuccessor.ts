import { baseName } from "../model/baseName";
import type { ToolCall, Transcript } from "../model/transcript";

/** What a successor's transcript shows of it. */
export type SuccessorState =
	/** It has its prompt and has not said or done anything that could be judged. */
	| { readonly kind: "starting" }
	/** It waits for an answer. */
	| { readonly kind: "asking"; readonly question: string }
	/** It read what it was given and went on with calls of tools. */
	| { readonly kind: "working"; readonly calls: number }
	/** It does something, but was not seen to read what it was given. */
	| { readonly kind: "unread"; readonly calls: number }
	/** It said something and stopped. */
	| { readonly kind: "stopped"; readonly words: string };

/**
 * Has the successor really got going (R-002-29)? Told from its transcript alone: calls that ended, not a prompt that
 * waits. `given` are the paths that it was told to read.
 */
export function judgeSuccessor(transcript: Transcript, given: readonly string[]): SuccessorState {
	const steps = transcript.turns.flatMap((turn) => turn.steps);
	const calls = steps.flatMap((step) => (step.type === "tool" ? [step.tool] : []));
	const ended = calls.filter(({ result, denial }) => result !== null && denial === null);
	const read = ended.findIndex((call) => given.some((path) => names(call, path)));
	const last = steps.findLast((step) => step.type === "assistant" || step.type === "tool");
	const open = last?.type === "tool" ? last.tool.questions.find(({ answer }) => answer === null) : undefined;
	if (open !== undefined) return { kind: "asking", question: open.question };
	if (last?.type === "assistant") {
		const question = questionIn(last.text);
		if (question !== null) return { kind: "asking", question };
	}
	if (read >= 0 && ended.length > read + 1) return { kind: "working", calls: ended.length };
	if (last?.type === "assistant") return { kind: "stopped", words: last.text };
	return read < 0 && ended.length > 1 ? { kind: "unread", calls: ended.length } : { kind: "starting" };
}

function names({ files, command, text }: ToolCall, path: string): boolean {
	const name = baseName(path);
	return files.some((file) => file.endsWith(name)) || (command ?? "").includes(name) || (text ?? "").includes(name);
}

/** The last sentence of a message when it asks something, in any script. */
function questionIn(text: string): string | null {
	const last = text.trim().split(/\n+/).at(-1)?.trim() ?? "";
	if (!/[?？؟][*_`"”)\s]*$/.test(last)) return null;
	return last.split(/(?<=[.!?。！？])\s+/).at(-1) ?? last;
}
