import { locationSchema, markdownSchema, type Part } from "./schema";
import { filePath } from "./uri";

/** The words of a text or of Markdown that wraps one; empty for anything else. */
export function wordsOf(value: unknown): string {
	if (typeof value === "string") return value;
	const read = markdownSchema.safeParse(value);
	return read.success ? read.data.value : "";
}

/** How a reference stands in the running text: by its name, else its file's. */
export function referenceName(part: Part): string {
	const place = locationSchema.safeParse(part.inlineReference);
	const name = part.name ?? (place.success ? place.data.name : undefined);
	const shown = name ?? filePath(part.inlineReference)?.split(/[\\/]/).at(-1);
	return shown === undefined ? "" : `\`${shown}\``;
}

/** Takes the links' brackets away from a message such as `Read [](file:///w/a.ts)`; the file's name stays. */
export function plainMessage(markdown: string): string {
	return markdown
		.replace(
			/\[([^\]]*)\]\(([^)\s]*?([^/)\s#]*)(?:#[^)\s]*)?)\)/g,
			(_, label: string, _uri: string, name: string) => label || name,
		)
		.trim();
}
