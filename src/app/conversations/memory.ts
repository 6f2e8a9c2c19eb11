import type { SessionManifest } from "../../core/sources/cline/sessionManifest";
import type { ListedTask } from "../../core/sources/cline/taskHistory";
import type { StoredSession } from "../../core/sources/format";
import type { HistoryItem } from "../../core/sources/rooCode/historyItem";
import type { FileInfo } from "../ports";

/** Tells a changed file from an unchanged one. */
type Stamp = Pick<FileInfo, "size" | "modified">;

/** Remembers what was made of a file as long as the file stays as it was. */
export class Memo<T> {
	private readonly known = new Map<string, Stamp & { readonly value: T }>();

	recall(path: string, { size, modified }: Stamp, make: () => T): T {
		const known = this.known.get(path);
		if (known?.size === size && known.modified === modified) return known.value;
		const value = make();
		this.known.set(path, { size, modified, value });
		return value;
	}
}

/** What a long-lived finder need not read again. */
export class FinderMemory {
	/** `isKept` false: for a single search, for which it does not pay to find out whether a file is the one seen before. */
	constructor(readonly isKept = true) {}

	/** The first folder that a session file names. */
	readonly folders = new Memo<string | null>();
	/** What was looked for in a file's beginning. */
	readonly facts = new Memo<string | null>();
	/** What was looked for in a file's last lines. */
	readonly endings = new Memo<string | null>();
	readonly documents = new Memo<unknown>();
	readonly taskLists = new Memo<ReadonlyMap<string, ListedTask>>();
	readonly historyItems = new Memo<HistoryItem | null>();
	readonly manifests = new Memo<SessionManifest | null>();
	readonly sessions = new Memo<readonly StoredSession[]>();
	/** Single values that a database keeps under a key. */
	readonly values = new Memo<readonly string[]>();
}
