import { composersOfWorkspace } from "../../../core/sources/cursor/composersOfWorkspace";
import { cursor } from "../../../core/sources/cursor/format";
import type { WorkspaceRoots } from "../workspaceRoots";
import { cursorChats, cursorConfig } from "./cursorChats";
import { cursorTranscripts, transcriptFolders } from "./cursorTranscripts";
import { cursorFolder } from "./editorFolders";
import { editorWorkspaces } from "./editorWorkspaces";
import { allIn, type Candidate, type Store, watchedFile } from "./store";
import type { StoreAccess } from "./storeAccess";

/**
 * Cursor's `globalStorage/state.vscdb`, one database for all folders, the chats of its CLI, and the transcripts that it leaves for hooks, for
 * sessions that these lack or do not give (transcripts.md 4.1, 4.2). Before 3.12 only the workspace's own database tells which
 * sessions are its.
 */
export function cursorStore(access: StoreAccess): Store {
	const { home, window } = access.ports.places;
	const own = window === null ? [] : [window.userFolder.replaceAll("\\", "/")];
	const users = [...new Set([cursorFolder(access.ports.places), `${home}/.cursor-server/data/User`, ...own])];
	return {
		agent: "cursor",
		places: () => [
			...users.slice(0, 2).map(databaseOf),
			`${cursorConfig(access)}/chats`,
			`${cursorConfig(access)}/projects`,
		],
		*candidates(roots) {
			const copies = new Map([...cursorTranscripts(access, roots)].map((copy) => [copy.id, copy]));
			const seen = new Set<string>();
			const editors = users.filter((folder) => isCursor(access, folder));
			const stored = [...editors.flatMap((user) => [...sessionsOf(access, user, roots)]), ...cursorChats(access)];
			for (const candidate of stored) {
				seen.add(candidate.id);
				const copy = copies.get(candidate.id);
				yield copy === undefined ? candidate : { ...candidate, others: [{ path: copy.path, session: copy.session }] };
			}
			for (const copy of copies.values()) if (!seen.has(copy.id)) yield copy;
		},
		watched: (roots) => [
			...users.filter((user) => isCursor(access, user)).map((user) => watchedFile(databaseOf(user))),
			...allIn(transcriptFolders(access, roots)),
			...allIn([access.nearestFolder(`${cursorConfig(access)}/chats`)]),
		],
	};
}

function databaseOf(user: string): string {
	return `${user}/globalStorage/state.vscdb`;
}

/** Every editor of the family has a database of this name. */
function isCursor(access: StoreAccess, user: string): boolean {
	const ask = access.values(databaseOf(user), ({ tables }) => (cursor.recogniseTables(tables) ? ["cursor"] : []));
	return ask.length > 0;
}

function* sessionsOf(access: StoreAccess, user: string, roots: WorkspaceRoots): Iterable<Candidate> {
	const path = databaseOf(user);
	const sessions = access.sessions(path, [cursor]);
	const isTold = sessions.every(({ cwd }) => cwd !== null);
	const folders = isTold ? new Map<string, readonly string[]>() : foldersByComposer(access, user, roots);
	for (const session of sessions) {
		const candidate = access.sessionCandidate(path, session);
		const known = session.cwd === null ? folders.get(session.id) : undefined;
		yield known === undefined ? candidate : { ...candidate, folders: () => known };
	}
}

function foldersByComposer(
	access: StoreAccess,
	user: string,
	roots: WorkspaceRoots,
): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, readonly string[]>();
	for (const { path, folders } of editorWorkspaces(access, user, roots)) {
		if (folders.length === 0 || roots.belonging(folders).kind === "elsewhere") continue;
		for (const id of access.values(`${path}/state.vscdb`, composersOfWorkspace)) found.set(id, folders);
	}
	return found;
}
