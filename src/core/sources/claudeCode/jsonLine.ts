import { parseJson } from "../json";

export interface SavedLine {
	/** Undefined when nothing could be read. */
	readonly value: unknown;
	/** True when something in the line was lost. */
	readonly damaged: boolean;
}

/**
 * Saves what can be saved of a line that is no JSON, after a crash: NUL bytes in front of a record, and a whole record
 * that was appended to a half written one.
 */
export function saveLine(text: string): SavedLine {
	const cleaned = text.replaceAll("\u0000", "").trim();
	const plain = parseJson(cleaned);
	if (plain !== undefined) return { value: plain, damaged: false };
	const start = cleaned.lastIndexOf('{"parentUuid":');
	return { value: start > 0 ? parseJson(cleaned.slice(start)) : undefined, damaged: true };
}
