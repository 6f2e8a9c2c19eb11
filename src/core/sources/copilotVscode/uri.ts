import { absolutePath } from "../paths";
import { locationSchema, uriSchema } from "./schema";

const fileSchemes: ReadonlySet<string> = new Set(["file", "vscode-remote", "vscode-vfs"]);

/**
 * The path of a file's URI in its stored form (`{scheme, path, …}`), also where it is wrapped in a place or a symbol.
 * Null for anything that is no file. `fsPath` is not used: it is spelt by the system that wrote the export.
 */
export function filePath(uri: unknown): string | null {
	const read = uriSchema.safeParse(uri);
	if (read.success) {
		if (!fileSchemes.has(read.data.scheme ?? "file")) return null;
		return absolutePath(read.data.path.replace(/^\/(?=[A-Za-z]:)/, ""), null);
	}
	const place = locationSchema.safeParse(uri);
	if (!place.success || (place.data.uri === undefined && place.data.location === undefined)) return null;
	return filePath(place.data.uri ?? place.data.location);
}

/** Paths of the links to files in Markdown, such as `Read [](file:///w/a.ts#1-20)`. */
export function linkedFiles(markdown: string): readonly string[] {
	const links = [...markdown.matchAll(/\]\((file:\/\/[^)\s#]+)(?:#[^)\s]*)?\)/g)];
	return [...new Set(links.map(([, uri = ""]) => absolutePath(uri, null)))];
}
