import { isCodexSubagent, readSessionFileName } from "../../../core/sources/codex/location";
import type { WorkspaceRoots } from "../workspaceRoots";
import { ListedCandidate } from "./listedFile";
import { allIn, type Store } from "./store";
import type { StoreAccess, StoredFile } from "./storeAccess";

/** What changes beside the sessions with a prompt, also with one in a session of long ago (0.171). */
const tellsOfPrompts = /^(?:history\.jsonl|session_index\.jsonl|state_\d+\.sqlite(?:-wal)?|sessions)$/;

/** Days whose folders are watched: a session is seldom gone on with after weeks, and then the history tells of it. */
const watchedDays = 31;

/**
 * `<home>/sessions/YYYY/MM/DD/rollout-*.jsonl` and `archived_sessions/`, also packed as `.jsonl.zst`: one store for all
 * folders, so that every file's beginning is asked (transcripts.md 3.1, 3.2).
 */
export function codexStore(access: StoreAccess): Store {
	const { home, env } = access.ports.places;
	const root = env.CODEX_HOME ?? `${home}/.codex`;
	const sessions = `${root}/sessions`;
	const archived = `${root}/archived_sessions`;
	return {
		agent: "codex",
		places: () => [sessions, archived],
		candidates: (roots) => {
			const folders = [...daysIn(access, sessions), sessions, archived];
			const files = bestOfEach(folders.flatMap((folder) => access.listed(folder, isSession)));
			return [...sessionsOf(files)].map(
				([id, [file, ...older]]) =>
					new ListedCandidate(
						file,
						id,
						() => foldersOf(access, roots, file),
						older.map(({ path }) => ({ path, session: null })),
					),
			);
		},
		watched: () => {
			const days = daysIn(access, sessions);
			const folders = [sessions, ...upwards(days[0], sessions), ...days.slice(0, watchedDays)];
			return [
				...allIn(folders.map((folder) => access.nearestFolder(folder))),
				...(access.isFolder(root) ? [{ path: root, only: tellsOfPrompts }] : []),
			];
		},
	};
}

/** The folders of days, newest first. */
function daysIn(access: StoreAccess, folder: string, depth = 3): readonly string[] {
	if (depth === 0) return [folder];
	const inner = [...access.folders(folder, (name) => /^\d+$/.test(name))].sort().reverse();
	return inner.flatMap((path) => daysIn(access, path, depth - 1));
}

/** The month and the year of the newest day: the next day and the next month will appear there. */
function upwards(day: string | undefined, sessions: string): readonly string[] {
	if (day === undefined) return [];
	const [year = "", month = ""] = day.slice(sessions.length + 1).split("/");
	return [`${sessions}/${year}`, `${sessions}/${year}/${month}`];
}

function isSession(name: string): boolean {
	return /\.jsonl(?:\.zst)?$/.test(name);
}

function idOf(name: string): string {
	return readSessionFileName(name)?.id ?? name.replace(/\.zst$/, "");
}

/** The file's own id, by which the later of a session's files is the greater. */
function rolloutOf(name: string): string {
	return readSessionFileName(name)?.rollout ?? idOf(name);
}

/** The files of each session, the newest first: most have one, those that were wound back or resumed can have more. */
function sessionsOf(files: readonly StoredFile[]): ReadonlyMap<string, readonly [StoredFile, ...StoredFile[]]> {
	const sessions = new Map<string, [StoredFile, ...StoredFile[]]>();
	for (const file of files) {
		const id = idOf(file.name);
		const known = sessions.get(id);
		if (known === undefined) sessions.set(id, [file]);
		else known.push(file);
	}
	for (const session of sessions.values()) session.sort((a, b) => (rolloutOf(a.name) < rolloutOf(b.name) ? 1 : -1));
	return sessions;
}

function foldersOf(access: StoreAccess, roots: WorkspaceRoots, file: StoredFile): readonly string[] | null {
	const folder = access.folderIn(file);
	if (folder === null) return null;
	// Who started the session can stand further in: that is only looked for where it matters.
	const isElsewhere = roots.belonging([folder]).kind === "elsewhere";
	return isElsewhere || access.told(file, subagentIn) === null ? [folder] : null;
}

function subagentIn(head: string): string | null {
	return isCodexSubagent(head) ? "subagent" : null;
}

/** A plain file wins over a packed one of the same name, and one in its day's folder over an archived copy. */
function bestOfEach(files: readonly StoredFile[]): readonly StoredFile[] {
	const best = new Map<string, StoredFile>();
	for (const file of files) {
		const id = rolloutOf(file.name);
		const known = best.get(id);
		if (known === undefined || (isPacked(known) && !isPacked(file))) best.set(id, file);
	}
	return [...best.values()];
}

function isPacked({ path }: StoredFile): boolean {
	return path.endsWith(".zst");
}
