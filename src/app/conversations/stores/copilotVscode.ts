import { copilotStore } from "../../../core/sources/copilotVscode/format";
import type { WorkspaceRoots } from "../workspaceRoots";
import { type ChatFile, chatsIn, looseChats } from "./copilotChats";
import { editorFolders } from "./editorFolders";
import { type EditorWorkspace, editorWorkspaces } from "./editorWorkspaces";
import { allIn, type Candidate, type Reading, type Store, type WatchedFolder } from "./store";
import type { StoreAccess } from "./storeAccess";

/**
 * Copilot Chat in VS Code: three stores of the same sessions, joined by the session's id (transcripts.md 1.1, 1.2). What
 * was open in the window stands beside the chats of a workspace; for chats of no workspace, and where that file is
 * missing, the other stores may tell the folder.
 */
export function copilotVscodeStore(access: StoreAccess): Store {
	const users = editorFolders(access.ports.places);
	return {
		agent: "copilot-vscode",
		places: () => users.flatMap((user) => [`${user}/workspaceStorage`, storePath(user)]),
		candidates: (roots) => users.flatMap((user) => candidatesIn(access, user, roots)),
		watched: (roots) => users.flatMap((user) => watchedIn(access, user, roots)),
	};
}

function candidatesIn(access: StoreAccess, user: string, roots: WorkspaceRoots): readonly Candidate[] {
	const found = new Map<string, FoundReadings>();
	const ofWorkspaces = fitting(access, user, roots).flatMap((workspace) => chatsIn(access, workspace));
	for (const chat of [...ofWorkspaces, ...looseChats(access, user)]) readingsOf(found, chat.id).files.push(chat);
	const store = storePath(user);
	for (const session of access.sessions(store, [copilotStore])) {
		const readings = readingsOf(found, session.id);
		readings.stored = access.sessionCandidate(store, session);
	}
	return [...found].map(([id, readings]) => join(id, readings));
}

interface FoundReadings {
	readonly files: ChatFile[];
	/** The session in the store of the agent's extension. */
	stored: Candidate | null;
}

function readingsOf(found: Map<string, FoundReadings>, id: string): FoundReadings {
	const known = found.get(id) ?? { files: [], stored: null };
	found.set(id, known);
	return known;
}

/** Workspaces that are, or may be, one of the asking window's folders. */
function fitting(access: StoreAccess, user: string, roots: WorkspaceRoots): readonly EditorWorkspace[] {
	return editorWorkspaces(access, user, roots).filter(
		({ folders }) => folders.length === 0 || roots.belonging(folders).kind !== "elsewhere",
	);
}

/** The best recording leads: the chat's own log before the extension's transcript before the store. */
function join(id: string, { files, stored }: FoundReadings): Candidate {
	const ordered = [...files].sort((one, other) => one.rank - other.rank || other.info.modified - one.info.modified);
	const readings: Reading[] = ordered.map(({ path }) => ({ path, session: null }));
	if (stored !== null) readings.push({ path: stored.path, session: stored.session });
	const [first, ...others] = readings;
	return {
		path: first?.path ?? "",
		session: first?.session ?? null,
		id,
		modified: Math.max(...files.map(({ info }) => info.modified), stored?.modified ?? 0),
		size: ordered[0]?.info.size ?? null,
		others,
		title: ordered.find(({ title }) => title !== null)?.title ?? null,
		folders: () => {
			const known = ordered.find(({ folders }) => folders.length > 0)?.folders;
			return known ?? stored?.folders() ?? [];
		},
	};
}

function watchedIn(access: StoreAccess, user: string, roots: WorkspaceRoots): readonly WatchedFolder[] {
	const workspaces = fitting(access, user, roots).filter(({ folders }) => folders.length > 0);
	const chats = workspaces.flatMap(({ path }) => [`${path}/chatSessions`, `${path}/GitHub.copilot-chat/transcripts`]);
	return [
		...allIn([`${user}/workspaceStorage`, ...chats]),
		{ path: storePath(user).replace(/\/[^/]*$/, ""), only: /^session-store\.db/ },
	].filter(({ path }) => access.isFolder(path));
}

function storePath(user: string): string {
	return `${user}/globalStorage/github.copilot-chat/session-store.db`;
}
