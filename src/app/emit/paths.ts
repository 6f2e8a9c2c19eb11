import { absolutePath } from "../../core/sources/paths";
import type { Files, Ids, Places } from "../ports";

/** The file that a handoff appends to, in each workspace folder (R-000-45). */
export const narrativeName = "NEXT_SESSION_HANDOFF.md";

/** `~/.codialectic`, the user's own folder: hooks, pending handoffs, journal and locks. */
export function codialecticFolder({ home }: Places): string {
	return inside(home, ".codialectic");
}

/** Hook registry and beacon in one file (C-02). */
export function registryPath(places: Places): string {
	return inside(codialecticFolder(places), "hooks/session_end.json");
}

export function pendingFolder(places: Places): string {
	return inside(codialecticFolder(places), "pending");
}

/** `id` is the handoff's uuid. */
export function pendingPath(places: Places, id: string): string {
	return inside(pendingFolder(places), `${id}.json`);
}

export function locksFolder(places: Places): string {
	return inside(codialecticFolder(places), "locks");
}

/** What is known of one workspace folder's conversations. Null stands for "no folder open". */
export function journalFolder(ports: DigestPorts & { readonly places: Places }, folder: string | null): string {
	return inside(codialecticFolder(ports.places), `journal/${workspaceDigest(ports, folder)}`);
}

interface DigestPorts {
	readonly files: Files;
	readonly ids: Ids;
}

/** The name of what belongs to a workspace folder: the same however the folder is reached. Null stands for "no folder open". */
export function workspaceDigest({ files, ids }: DigestPorts, folder: string | null): string {
	return ids.digest(folder === null ? "no folder" : files.realPath(folder));
}

export function narrativePath(folder: string): string {
	return inside(folder, narrativeName);
}

/** A path below a folder, in the manner of the folder's own system. */
export function inside(folder: string, relative: string): string {
	return absolutePath(relative, folder);
}

/** Does a path lie below a folder, by its letters alone? Both absolute, links followed. */
export function isInside(folder: string, path: string): boolean {
	return path.startsWith(folder) && (/[\\/]$/.test(folder) || /^[\\/]/.test(path.slice(folder.length)));
}
