import type { ToolOutcome } from "../transcriptBuilder";
import { parseRequest } from "./taskRequest";
import type { Entry } from "./taskSchema";

/**
 * What came of the tool at `index`. Its own entry does not say; what follows does: an error, the user's words in
 * place of an approval, and the next request, in which the result is told to the model. Null while nothing follows.
 */
export function readOutcome(entries: readonly (Entry | null)[], index: number): Omit<ToolOutcome, "offset"> | null {
	const asked = entries[index]?.type === "ask";
	let words: string | null = null;
	for (const entry of entries.slice(index + 1)) {
		if (entry === null) continue;
		const name = entry.say ?? entry.ask ?? "";
		if (failures.has(name)) return { ok: false, result: entry.text ?? null };
		if (name === "command_output") return null;
		if (name === "user_feedback") words = entry.text ?? "";
		else if (name === "api_req_started") return toldIn(entry.text ?? "", asked, words);
		else if (name === "tool" || name === "command") return { ok: true };
	}
	return asked && words !== null ? { ok: false, denial: words } : null;
}

/**
 * The exit code of the command at `index`, or null: Roo Code tells it to the model in front of the output, so that it
 * stands in the next request where its text is stored.
 */
export function toldExitCode(entries: readonly (Entry | null)[], index: number): number | null {
	const next = entries.slice(index + 1).find((entry) => entry?.say === "api_req_started");
	return exitCodeOfCommand(parseRequest(next?.text ?? "")?.request ?? "");
}

/** The code in the text of a command's result (`ExecuteCommandTool.ts`); the output that follows can say anything. */
export function exitCodeOfCommand(result: string): number | null {
	const [, head = ""] = /^([\s\S]*?)^Output:/m.exec(result) ?? [];
	const code = /\bExit code: (-?\d{1,10})\s*$/.exec(head)?.[1];
	return code === undefined ? null : Number(code);
}

const failures: ReadonlySet<string> = new Set([
	"diff_error",
	"clineignore_error",
	"command_permission_denied",
	"rooignore_error",
]);

/** A request whose text was not stored (Roo Code since 2025, Cline's SDK) does not tell an approval from a refusal. */
function toldIn(text: string, asked: boolean, words: string | null): Omit<ToolOutcome, "offset"> {
	const told = parseRequest(text)?.request;
	if (told === undefined) return { ok: asked ? null : true };
	if (asked && told.includes("The user denied this operation")) return { ok: false, denial: words ?? "" };
	const error = /The tool execution failed with the following error:\s*<error>\s*([\s\S]*?)<\/error>/.exec(told);
	return error === null ? { ok: true } : { ok: false, result: error[1] ?? null };
}
