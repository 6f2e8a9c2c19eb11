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

const failures: ReadonlySet<string> = new Set(["diff_error", "clineignore_error", "command_permission_denied"]);

function toldIn(text: string, asked: boolean, words: string | null): Omit<ToolOutcome, "offset"> {
	const told = parseRequest(text)?.request ?? "";
	if (asked && told.includes("The user denied this operation")) return { ok: false, denial: words ?? "" };
	const error = /The tool execution failed with the following error:\s*<error>\s*([\s\S]*?)<\/error>/.exec(told);
	return error === null ? { ok: true } : { ok: false, result: error[1] ?? null };
}
