import { sessionManifest } from "../../../core/sources/cline/sessionManifest";
import { taskHistory } from "../../../core/sources/cline/taskHistory";
import { editorFolders } from "./editorFolders";
import { allIn, type Candidate, type Store } from "./store";
import { fileCandidate, type StoreAccess } from "./storeAccess";
import { extensionStorages, folderInRequest, taskFiles } from "./taskFiles";

/**
 * Cline's two stores, of which each window of a 4.x extension may use either (transcripts.md 6.1, 6.2): tasks in the
 * editors' global storage or under its own data folder, and sessions.
 */
export function clineStore(access: StoreAccess): Store {
	const { home, env } = access.ports.places;
	const data = env.CLINE_DATA_DIR ?? `${env.CLINE_DIR ?? `${home}/.cline`}/data`;
	const sessions = env.CLINE_SESSION_DATA_DIR ?? `${data}/sessions`;
	const users = editorFolders(access.ports.places);
	const storages = [...extensionStorages(access, users, "saoudrizwan.claude-dev", null), data];
	return {
		agent: "cline",
		places: () => [sessions, ...storages.map((storage) => `${storage}/tasks`)],
		candidates: () => [...sessionsIn(access, sessions), ...storages.flatMap((storage) => tasksIn(access, storage))],
		watched: () => [
			...allIn([access.nearestFolder(sessions)]),
			...allIn(storages.map((storage) => `${storage}/tasks`).filter((folder) => access.isFolder(folder))),
		],
	};
}

function sessionsIn(access: StoreAccess, sessions: string): readonly Candidate[] {
	return access.folders(sessions).flatMap((folder) => {
		const id = folder.slice(folder.lastIndexOf("/") + 1);
		const path = `${folder}/${id}.messages.json`;
		const info = access.file(path);
		if (info === null) return [];
		const manifest = access.document(`${folder}/${id}.json`, access.memory.manifests, sessionManifest);
		const folders = manifest?.cwd == null ? [] : [manifest.cwd];
		return [{ ...fileCandidate({ path, name: id, info }, id, () => folders), title: manifest?.title ?? null }];
	});
}

function tasksIn(access: StoreAccess, storage: string): readonly Candidate[] {
	const files = taskFiles(access, storage);
	const listed =
		files.length === 0
			? null
			: access.document(`${storage}/state/taskHistory.json`, access.memory.taskLists, taskHistory);
	return files.map((file) =>
		fileCandidate(file, file.id, () => {
			const cwd = listed?.get(file.id)?.cwd ?? folderInRequest(access, file);
			return cwd === null ? [] : [cwd];
		}),
	);
}
