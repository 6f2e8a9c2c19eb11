import * as z from "zod/mini";
import { absolutePath } from "../paths";

const text = z.catch(z.optional(z.string()), undefined);
const uriSchema = z.looseObject({ external: text, path: text, fsPath: text, scheme: text });
const identifierSchema = z.looseObject({ id: text, uri: z.optional(z.unknown()) });

/** The window that a composer belongs to. */
export interface Workspace {
	/** Name of its folder under `workspaceStorage`. */
	readonly id: string | null;
	/** The folder that is open in it; null when there is none, or several (a `.code-workspace`). */
	readonly folder: string | null;
}

/** Reads a `workspaceIdentifier`. */
export function readWorkspace(value: unknown): Workspace {
	const read = identifierSchema.safeParse(value);
	if (!read.success) return { id: null, folder: null };
	return { id: read.data.id ?? null, folder: folderOf(read.data.uri) };
}

/** The path of a folder's URI, as text or in its stored form. A folder on another machine has its path there. */
export function folderOf(uri: unknown): string | null {
	if (typeof uri === "string") return pathInUri(uri);
	const read = uriSchema.safeParse(uri);
	if (!read.success) return null;
	const { external, path, fsPath } = read.data;
	if (external !== undefined) return pathInUri(external);
	const plain = path ?? fsPath;
	return plain === undefined || plain === "" ? null : absolutePath(plain.replace(/^\/(?=[A-Za-z]:)/, ""), null);
}

function pathInUri(uri: string): string | null {
	const local = uri.replace(/^vscode-remote:\/\/[^/]*/, "file://");
	return local.startsWith("file:///") ? absolutePath(local, null) : null;
}
