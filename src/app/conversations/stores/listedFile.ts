import type { FileInfo } from "../../ports";
import type { Candidate, Reading } from "./store";
import type { StoredFile } from "./storeAccess";

/** A file of which only the name is known until more is asked: to look at each of ten thousand takes most of a search. */
export class ListedFile implements StoredFile {
	private known: FileInfo | null = null;

	constructor(
		readonly path: string,
		readonly name: string,
		private readonly look: (path: string) => FileInfo | null,
	) {}

	/** That of an empty file where it is gone meanwhile. */
	get info(): FileInfo {
		this.known ??= this.look(this.path) ?? { kind: "file", size: 0, modified: 0 };
		return this.known;
	}
}

/** A file of one conversation as a candidate, looked at as late. */
export class ListedCandidate implements Candidate {
	readonly session = null;
	readonly title = null;

	constructor(
		private readonly file: StoredFile,
		readonly id: string,
		readonly folders: () => readonly string[] | null,
		readonly others: readonly Reading[] = [],
	) {}

	get path(): string {
		return this.file.path;
	}

	get modified(): number {
		return this.file.info.modified;
	}

	get size(): number {
		return this.file.info.size;
	}
}
