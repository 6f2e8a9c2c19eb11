import { conversationStores } from "../conversations/stores";
import type { Ports, Watch, Watching } from "../ports";

/**
 * Watches every folder in which a conversation of the given workspace folders can appear or grow. `renew` is called
 * after changes: folders come and go (a new day, a new project).
 */
export class StoreWatch {
	private readonly watches = new Map<string, Watch>();

	constructor(
		private readonly ports: Pick<Ports, "files" | "places">,
		private readonly watching: Watching,
		private readonly onChange: () => void,
	) {}

	/** `files` are the session files that are followed already: one of an older day can go on, too. */
	renew(folders: readonly string[], files: readonly string[]): void {
		const wanted = new Set([
			...conversationStores(this.ports.places).flatMap((store) =>
				folders.flatMap((folder) => store.watchedFolders(this.ports.files, this.ports.files.realPath(folder))),
			),
			...files.map((path) => path.slice(0, path.lastIndexOf("/"))),
		]);
		for (const [path, watch] of this.watches) if (!wanted.has(path)) this.drop(path, watch);
		for (const path of wanted) this.add(path);
	}

	close(): void {
		for (const [path, watch] of this.watches) this.drop(path, watch);
	}

	private add(path: string): void {
		if (this.watches.has(path)) return;
		const watch = this.watching.folder(path, this.onChange);
		if (watch !== null) this.watches.set(path, watch);
	}

	private drop(path: string, watch: Watch): void {
		watch.close();
		this.watches.delete(path);
	}
}
