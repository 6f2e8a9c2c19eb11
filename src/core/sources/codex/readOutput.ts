import { parseJson } from "../json";
import { wrappedOutput } from "./schema";
import { textOf } from "./text";

/** What the text that went back to the model tells of a call's outcome. */
export interface Output {
	readonly text: string;
	readonly exitCode: number | null;
	/** Null when the text does not say. */
	readonly ok: boolean | null;
	/** What was said when the user refused the call, mostly nothing; null when it was not refused. */
	readonly denial: string | null;
	/** Set while the command goes on: the session that later calls of `write_stdin` name. */
	readonly running: string | null;
}

/** Lines that Codex puts before a command's own output; the exit code is trusted only there. */
const header =
	/^(?:(?:Chunk ID|Wall time|Original token count|Total output lines|Exit code|Process exited with code|Process running with session ID|Script (?:completed|failed|running)|Warning)\b[^\n]*\n)*Output:\n?/;
const refusal =
	/^[\w' ]{0,40}?\b(?:rejected by (?:the )?user|user (?:rejected|declined|cancelled)\b[\w ]*)[:.]?\s*([\s\S]*)/i;
const ruledOut = /^This (?:action|request|command) was (?:rejected|denied)\b[\s\S]*/i;
const failure =
	/^(?:aborted by user|execution error|failed to parse function arguments|exec_command failed|unsupported call|apply_patch verification failed|patch rejected|failed in sandbox|Script (?:failed|error)|err:|Error:)/i;

/** Reads an output: a string, text blocks, or (2025) JSON in a string with the exit code in it. */
export function readOutput(output: unknown): Output {
	const whole = textOf(output, "");
	const wrapped = whole.startsWith("{") ? wrappedOutput.safeParse(parseJson(whole)) : null;
	if (wrapped?.success) {
		const { exit_code } = wrapped.data.metadata;
		return outcome(wrapped.data.output, exit_code, null, exit_code === null ? whole : "");
	}
	const head = header.exec(whole)?.[0] ?? "";
	const code = /^(?:Exit code:|Process exited with code) (-?\d+)\s*$/m.exec(head)?.[1];
	const running = /^Process running with session ID (\S+)/m.exec(head)?.[1] ?? null;
	return outcome(whole.slice(head.length), code === undefined ? null : Number(code), running, head || whole);
}

function outcome(text: string, exitCode: number | null, running: string | null, told: string): Output {
	const denial = exitCode === null ? (refusal.exec(told)?.[1] ?? ruledOut.exec(told)?.[0] ?? null) : null;
	const failed = denial !== null || (exitCode === null && failure.test(told));
	const done = exitCode === null && /^(?:Success\. Updated the following files|Plan updated)/.test(text);
	return { text, exitCode, ok: failed ? false : done ? true : null, denial, running };
}
