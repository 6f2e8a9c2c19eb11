export interface ParsedLine {
	/** Undefined when nothing could be read. */
	readonly value: unknown;
	/** True when something in the line was lost. */
	readonly damaged: boolean;
}

/**
 * Parses a line, and saves what can be saved after a crash: NUL bytes in front of a record, and a whole record that
 * was appended to a half written one.
 */
export function parseJsonLine(text: string): ParsedLine {
	const whole = tryParse(text);
	if (whole !== undefined) return { value: whole, damaged: false };
	const cleaned = text.replaceAll("\u0000", "").trim();
	const plain = tryParse(cleaned);
	if (plain !== undefined) return { value: plain, damaged: false };
	const start = cleaned.lastIndexOf('{"parentUuid":');
	return { value: start > 0 ? tryParse(cleaned.slice(start)) : undefined, damaged: true };
}

function tryParse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
