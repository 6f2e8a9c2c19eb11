import { parseJson } from "../json";
import { exitCodeInText } from "../text";
import type { ToolOutcome } from "../transcriptBuilder";
import { type Block, type Result, resultSchema } from "./sessionSchema";
import { sessionToolKind } from "./sessionTool";

/** Reads a `tool_result` block: a list of results, one for each thing asked for, or the same as JSON in a string. */
export function readSessionResult(block: Block): Omit<ToolOutcome, "offset"> {
	const results = resultsOf(block.content);
	const text = results.map(textOf).join("\n");
	const failed = block.is_error === true || results.some((result) => result.error !== undefined);
	const succeeded = results.length > 0 && results.every((result) => result.success === true);
	return {
		result: text,
		ok: failed ? false : succeeded ? true : null,
		exitCode: sessionToolKind(block.name ?? "") === "shell" ? exitCodeOf(results, succeeded) : null,
	};
}

function resultsOf(content: unknown): readonly Result[] {
	const value = typeof content === "string" ? (parseJson(content) ?? content) : content;
	const list = Array.isArray(value) ? value : [value];
	return list.flatMap((item) => {
		if (typeof item === "string") return [{ result: item }];
		const read = resultSchema.safeParse(item);
		return read.success ? [read.data] : [];
	});
}

function textOf(result: Result): string {
	const { result: value, text } = result;
	const words = typeof value === "string" ? value : (text ?? "");
	return words !== "" ? words : (result.error ?? "");
}

/** The code of the first command that failed. Cline writes it in words only; a success says nothing and means 0. */
function exitCodeOf(results: readonly Result[], succeeded: boolean): number | null {
	for (const result of results) {
		const code = exitCodeInText(result.error ?? "");
		if (code !== null && code !== 0) return code;
	}
	return succeeded ? 0 : null;
}
