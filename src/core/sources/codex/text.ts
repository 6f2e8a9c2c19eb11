/** The text of a content: a string, or blocks with a `text` (pictures have none). Whatever else it is, no text. */
export function textOf(content: unknown, separator = "\n"): string {
	return textBlocks(content).join(separator);
}

/** The texts of a content's blocks, one each. */
export function textBlocks(content: unknown): string[] {
	if (typeof content === "string") return [content];
	if (!Array.isArray(content)) return [];
	return content.map(blockText).filter((text) => text !== null);
}

function blockText(block: unknown): string | null {
	if (typeof block === "string") return block;
	if (typeof block !== "object" || block === null || !("text" in block)) return null;
	return typeof block.text === "string" ? block.text : null;
}

/** The value of a JSON text, or undefined when it is none. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** A record's time as ISO 8601 in UTC, or null when it is no time. */
export function readTime(time: string | null): string | null {
	if (time === null) return null;
	if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(time)) return time;
	const parsed = Date.parse(time);
	return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}
