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
