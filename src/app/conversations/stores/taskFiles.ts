import { parse } from "jsonc-parser";
import type { StoreAccess, StoredFile } from "./storeAccess";

/** A task of Cline, or of an agent made from it. */
export interface TaskFile extends StoredFile {
	/** The task's id: the name of its folder. */
	readonly id: string;
	readonly folder: string;
}

/** The tasks in a storage folder: `tasks/<id>/ui_messages.json`, what the agent's panel shows. */
export function taskFiles(access: StoreAccess, storage: string): readonly TaskFile[] {
	return access.folders(`${storage}/tasks`).flatMap((folder) => {
		const path = `${folder}/ui_messages.json`;
		const info = access.file(path);
		return info === null
			? []
			: [{ path, name: "ui_messages.json", info, folder, id: folder.slice(folder.lastIndexOf("/") + 1) }];
	});
}

/** The folder that the first request told the model, where nothing else names it. */
export function folderInRequest(access: StoreAccess, file: StoredFile): string | null {
	const tell = (head: string) => /# Current Work(?:ing|space) Directory \(([^)"\n]+)\)/.exec(head)?.[1] ?? null;
	// A path in a text in a text: its backslashes stand there several times.
	return access.told(file, tell)?.replace(/\\+/g, "\\") ?? null;
}

/** Storage folders of an extension in every editor, and the one that the user moved it to (`setting`), if any. */
export function extensionStorages(
	access: StoreAccess,
	users: readonly string[],
	extension: string,
	setting: string | null,
): readonly string[] {
	const moved = setting === null ? [] : users.flatMap((user) => movedTo(access, user, setting));
	return [...new Set([...users.map((user) => `${user}/globalStorage/${extension}`), ...moved])];
}

function movedTo(access: StoreAccess, user: string, setting: string): readonly string[] {
	const settings = access.file(`${user}/settings.json`) === null ? null : access.text(`${user}/settings.json`);
	const parsed: unknown = settings === null ? null : parse(settings);
	const path =
		typeof parsed === "object" && parsed !== null ? Object.entries(parsed).find(([key]) => key === setting)?.[1] : null;
	return typeof path === "string" && path !== "" ? [path] : [];
}
