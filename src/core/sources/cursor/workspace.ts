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
	/** The folder's URI when it is on another machine: its path there may be the same as one here. */
	readonly remote: string | null;
}

export const noWorkspace: Workspace = { id: null, folder: null, remote: null };

/** Reads a `workspaceIdentifier`. */
export function readWorkspace(value: unknown): Workspace {
	const read = identifierSchema.safeParse(value);
	if (!read.success) return noWorkspace;
	const { id = null, uri } = read.data;
	return { id, folder: folderOf(uri), remote: remoteOf(uri) };
}

function remoteOf(uri: unknown): string | null {
	const text = typeof uri === "string" ? uri : uriSchema.safeParse(uri).data?.external;
	return text?.startsWith("vscode-remote:") === true ? text : null;
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
