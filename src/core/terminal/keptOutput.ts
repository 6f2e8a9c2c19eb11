import type { Redactor } from "../redact/redactor";
import { headAndTail, omission } from "../sources/text";
import { plainOutput } from "./plainOutput";
import type { RawOutput } from "./rawOutput";

/** How much plain text is kept of a command's output, in characters. */
const headLimit = 4 * 1024;
const tailLimit = 12 * 1024;

/**
 * A command's output as it is kept: plain, secrets masked before anything is cut (so that no cut leaves half a key
 * behind), its head and its tail.
 */
export function keptOutput({ head, tail, missing }: RawOutput, redactor: Redactor): string {
	const parts = missing === 0 ? [head + tail] : [untilLineEnd(head), fromLineStart(tail)];
	return headAndTail(parts.map((raw) => redactor.redact(plainOutput(raw))).join(omission), headLimit, tailLimit).trim();
}

/** Without the line that the cut went through; what has no line end at all falls away. */
function untilLineEnd(text: string): string {
	return text.slice(0, Math.max(0, text.lastIndexOf("\n"), text.lastIndexOf("\r")));
}

function fromLineStart(text: string): string {
	const end = text.search(/[\r\n]/);
	return end < 0 ? "" : text.slice(end + 1);
}
