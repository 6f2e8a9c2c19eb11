import { kiloCode } from "../../../core/sources/opencode/format";
import { editorFolders } from "./editorFolders";
import { rooTasks } from "./rooCode";
import { allIn, type Store } from "./store";
import type { StoreAccess } from "./storeAccess";
import { dataFolder, sessionsIn } from "./storedSessions";
import { extensionStorages } from "./taskFiles";

/** `<data>/kilo/kilo.db`, which has OpenCode's tables, and the tasks from before spring 2026 (transcripts.md 10), also those of its CLI. */
export function kiloCodeStore(access: StoreAccess): Store {
	const folder = `${dataFolder(access)}/kilo`;
	const users = editorFolders(access.ports.places);
	const ofCli = `${access.ports.places.home}/.kilocode/cli/global`;
	const storages = [...extensionStorages(access, users, "kilocode.kilo-code", "kilo-code.customStoragePath"), ofCli];
	const databases = () => access.files(folder, (name) => /^kilo(?:-[^/]+)?\.db$/.test(name)).map(({ path }) => path);
	return {
		agent: "kilo-code",
		places: () => [`${folder}/kilo.db`, ...storages.map((storage) => `${storage}/tasks`)],
		*candidates() {
			yield* sessionsIn(access, databases(), [kiloCode]);
			for (const storage of storages) yield* rooTasks(access, storage);
		},
		watched: () => [
			...(access.isFolder(folder)
				? [{ path: folder, only: /^kilo(?:-[^/]+)?\.db(?:-wal)?$/ }]
				: allIn([access.nearestFolder(folder)])),
			...allIn(storages.map((storage) => `${storage}/tasks`).filter((tasks) => access.isFolder(tasks))),
		],
	};
}
