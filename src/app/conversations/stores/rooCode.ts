import { historyItem } from "../../../core/sources/rooCode/historyItem";
import { editorFolders } from "./editorFolders";
import { allIn, type Candidate, type Store } from "./store";
import { fileCandidate, type StoreAccess } from "./storeAccess";
import { extensionStorages, folderInRequest, taskFiles } from "./taskFiles";

/** `<globalStorage>/rooveterinaryinc.roo-cline/tasks/<id>/`, or where a setting says (transcripts.md 9). */
export function rooCodeStore(access: StoreAccess): Store {
	const users = editorFolders(access.ports.places);
	const storages = extensionStorages(access, users, "rooveterinaryinc.roo-cline", "roo-cline.customStoragePath");
	return {
		agent: "roo-code",
		places: () => storages.map((storage) => `${storage}/tasks`),
		candidates: () => storages.flatMap((storage) => rooTasks(access, storage)),
		watched: () => allIn(storages.map((storage) => `${storage}/tasks`).filter((folder) => access.isFolder(folder))),
	};
}

/** The tasks of a storage folder, but for those that another task started: no user typed anything in them. */
export function rooTasks(access: StoreAccess, storage: string): readonly Candidate[] {
	return taskFiles(access, storage).map((file) =>
		fileCandidate(file, file.id, () => {
			const item = access.document(`${file.folder}/history_item.json`, access.memory.historyItems, historyItem);
			if (item?.parent != null) return null;
			const cwd = item?.workspace ?? folderInRequest(access, file);
			return cwd === null ? [] : [cwd];
		}),
	);
}
