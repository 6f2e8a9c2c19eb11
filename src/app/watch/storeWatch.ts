import { type WatchedFolder, watchedFile } from "../conversations/stores/store";
import type { Watch, Watching } from "../ports";

/** The system gives a user some thousand watches, which all programs share. */
const mostWatches = 256;

/**
 * Watches every folder in which a conversation can appear or grow. `renew` is called after changes: folders come and go
 * (a new day, a new project).
 */
export class StoreWatch {
	private readonly watches = new Map<string, Watch>();
	/** Names that count, by folder; null: all. */
	private wanted: ReadonlyMap<string, readonly RegExp[] | null> = new Map();

	constructor(
		private readonly watching: Watching,
		private readonly onChange: () => void,
	) {}

	/**
	 * `folders`: where the stores say that conversations appear. `files`: those that are followed already; one of an older
	 * day can go on, too. Where there are more than can be watched, the followed ones come first.
	 */
	renew(folders: readonly WatchedFolder[], files: readonly string[]): void {
		const followed = files.map(watchedFile);
		this.wanted = new Map([...byFolder([...followed, ...folders])].slice(0, mostWatches));
		for (const [path, watch] of this.watches) if (!this.wanted.has(path)) this.drop(path, watch);
		for (const path of this.wanted.keys()) this.add(path);
	}

	close(): void {
		for (const [path, watch] of this.watches) this.drop(path, watch);
	}

	private add(path: string): void {
		if (this.watches.has(path)) return;
		const watch = this.watching.folder(path, (name) => {
			if (this.counts(path, name)) this.onChange();
		});
		if (watch !== null) this.watches.set(path, watch);
	}

	private counts(path: string, name: string | null): boolean {
		const only = this.wanted.get(path);
		return name === null || only == null || only.some((pattern) => pattern.test(name));
	}

	private drop(path: string, watch: Watch): void {
		watch.close();
		this.watches.delete(path);
	}
}

/** A folder that is wanted twice is watched for all that either wants. */
function byFolder(folders: readonly WatchedFolder[]): Map<string, readonly RegExp[] | null> {
	const wanted = new Map<string, readonly RegExp[] | null>();
	for (const { path, only } of folders) {
		const known = wanted.get(path);
		wanted.set(path, known === null || only === null ? null : [...(known ?? []), only]);
	}
	return wanted;
}
