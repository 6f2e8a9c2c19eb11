import { FenceTracker } from "../fences";
import { isShellFence } from "./shellFence";

/** What the exporter wrote of a call that failed, in place of what it did. */
const failure =
	/^(?:Cancelled|Error calling tool\.?|Tool call timed out after \d+ ?ms|Edit made no changes to the file\.?|Could not find file '[^'\n]+' in the workspace\.?)$/;
const unchangedFile = /^Edit made no changes/;
const readLine = /^Read file: \S.*$/;
const editCount = /^Lines added: \w+, lines removed: \w+$/;

/**
 * The tool of which a part between two separators tells (Cursor's name for it), or null for prose. The parts hold nothing
 * but one line of the exporter's, or code blocks: a diff, or a command with what it put out. A command alone is a tool's
 * unless it is the whole answer (`isWholeAnswer`): then the user may have asked for one.
 */
export function bareToolOf(lines: readonly string[], isWholeAnswer: boolean): string | null {
	const parts = partsOf(lines);
	if (parts === null) return null;
	const { words, fences } = parts;
	const only = words.join("\n");
	const [first, second] = fences;
	if (first === undefined) {
		if (readLine.test(only)) return "read_file";
		if (!isFailure(only)) return null;
		return unchangedFile.test(only) ? "edit_file" : "tool";
	}
	if (fences.every((fence) => /^`{3,}diff$/.test(fence)))
		return words.every((line) => editCount.test(line)) ? "edit_file" : null;
	const isCommand = words.length === 0 && fences.length <= 2 && isShellFence(first);
	const hasOutput = second !== undefined && /^`{3,}$/.test(second);
	return isCommand && (second === undefined ? !isWholeAnswer : hasOutput) ? "run_terminal_cmd" : null;
}

/** Is this what the exporter wrote in place of a call that failed? */
export function isFailure(words: string): boolean {
	return failure.test(words.trim());
}

/** The lines outside of code blocks, and the opening lines of those; null when there are too many for a tool's part. */
function partsOf(lines: readonly string[]): { readonly words: string[]; readonly fences: string[] } | null {
	const [words, fences]: [string[], string[]] = [[], []];
	const tracker = new FenceTracker();
	for (const line of lines) {
		const wasInside = tracker.inside;
		if (tracker.take(line)) fences.push(...(wasInside ? [] : [line.trim()]));
		else if (!wasInside && line.trim() !== "") words.push(line.trim());
		if (words.length > 4) return null;
	}
	return { words, fences };
}
