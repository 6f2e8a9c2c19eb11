import type { Problem } from "../../../core/model/problem";
import type { Database, DatabaseFormat, RawLine, StoredSession } from "../../../core/sources/format";
import { parseJson } from "../../../core/sources/json";
import { orElse } from "../../orElse";
import { FileError, type FileInfo, type Files, type Places, type Ports } from "../../ports";
import { damageIn } from "../damage";
import { firstFolder } from "../firstFolder";
import type { FinderMemory, Memo } from "../memory";
import { SilentShare } from "../shareGuard";
import { ListedFile } from "./listedFile";
import type { Candidate } from "./store";

export type StorePorts = Pick<Ports, "files" | "databases" | "places" | "ids">;

/** The working folder stands in the first record that has one; its beginning is enough, but for odd first lines. */
const headSizes = [2 * 1024, 64 * 1024, 1024 * 1024] as const;

/** What a session ends with, its last records among them. */
const tailSize = 64 * 1024;

/** A file found in a folder. */
export interface StoredFile {
	readonly path: string;
	readonly name: string;
	readonly info: FileInfo;
}

/**
 * The disk as the stores see it: nothing throws. What cannot be read counts as empty, and is told in `problems`, each
 * file or folder once.
 */
export class StoreAccess {
	constructor(
		readonly ports: StorePorts,
		readonly memory: FinderMemory,
		private readonly failures = new Map<string, Problem>(),
		/** How many more paths may be looked at. */
		private looksLeft = Number.POSITIVE_INFINITY,
	) {}

	/** The same disk with other places, and a bound to how much of it is looked at. What cannot be read is told in `problems` of both. */
	withPlaces(places: Places, looks: number): StoreAccess {
		return new StoreAccess({ ...this.ports, places }, this.memory, this.failures, looks);
	}

	get problems(): readonly Problem[] {
		return [...this.failures.values()];
	}

	/** Tells of something that is there and cannot be read, with the reason in words. */
	report(path: string, reason: string): void {
		this.failures.set(path, { code: "file.unreadable", path, reason });
	}

	/** Names of what stands in a folder. */
	names(folder: string): readonly string[] {
		return this.attempt(folder, [], () => this.ports.files.list(folder).map(({ name }) => name));
	}

	/** Paths of the sub-folders whose names fit, links to folders included. */
	folders(folder: string, fits: (name: string) => boolean = () => true): readonly string[] {
		return this.attempt(folder, [], () =>
			this.ports.files
				.list(folder)
				.filter(
					({ name, kind }) =>
						fits(name) && (kind === "folder" || (kind === "link" && this.isFolder(`${folder}/${name}`))),
				)
				.map(({ name }) => `${folder}/${name}`),
		);
	}

	/** The files in a folder whose names fit and that hold anything. */
	files(folder: string, fits: (name: string) => boolean): readonly StoredFile[] {
		return this.names(folder).flatMap((name) => {
			if (!fits(name)) return [];
			const path = `${folder}/${name}`;
			const info = this.file(path);
			return info === null ? [] : [{ path, name, info }];
		});
	}

	/**
	 * The same without a look at each: what a file is, is only found out when it is asked for. For stores of which all is
	 * listed and little is wanted; empty files are among them.
	 */
	listed(folder: string, fits: (name: string) => boolean): readonly StoredFile[] {
		const entries = this.attempt(folder, [], () => this.ports.files.list(folder));
		return entries.flatMap(({ name, kind }) => {
			if (!fits(name) || (kind !== "file" && kind !== "link")) return [];
			return [new ListedFile(`${folder}/${name}`, name, (path) => this.file(path))];
		});
	}

	/** Null when there is no file, or nothing in it. */
	file(path: string): FileInfo | null {
		const info = this.info(path);
		return info?.kind === "file" && info.size > 0 ? info : null;
	}

	isFolder(path: string): boolean {
		return this.info(path)?.kind === "folder";
	}

	/** The folder itself, or where it will appear: an agent that was never used has none. */
	nearestFolder(path: string): string {
		if (this.isFolder(path)) return path;
		const parent = parentOf(path);
		return parent === "" ? path : this.nearestFolder(parent);
	}

	/** Null when there is no such file. */
	text(path: string): string | null {
		return this.attempt(path, null, () => this.ports.files.readText(path));
	}

	/** The value of a small JSON file; undefined when there is none or it is no JSON. */
	json(path: string): unknown {
		return this.document(path, this.memory.documents, parseJson) ?? undefined;
	}

	/** What `read` makes of a small text file; null when there is none. Remembered while the file stays as it is. */
	document<T>(path: string, memo: Memo<T>, read: (text: string) => T): T | null {
		const info = this.file(path);
		if (info === null) return null;
		return this.attempt<T | null>(path, null, () =>
			memo.recall(path, info, () => read(this.ports.files.readText(path) ?? "")),
		);
	}

	/**
	 * The first folder that a file of records names; null when none does, with a problem when nothing in it is a record.
	 * Asked once as long as the file stays as it is.
	 */
	folderIn(file: StoredFile): string | null {
		const { path } = file;
		const look = () => folderInHead(this.ports.files, path);
		const folder = this.attempt(path, null, () =>
			this.memory.isKept ? this.memory.folders.recall(path, file.info, look) : look(),
		);
		const damage = folder === null ? this.told(file, damageIn) : null;
		if (damage !== null) this.report(path, damage);
		return folder;
	}

	/** What `tell` makes of a file's last lines; asked once as long as the file stays as it is. */
	toldAtEnd({ path, info }: StoredFile, tell: (lines: readonly string[]) => string | null): string | null {
		return this.attempt(path, null, () =>
			this.memory.endings.recall(path, info, () => {
				const lines: string[] = [];
				const sink = { push: (line: RawLine) => void lines.push(line.text()), skip: () => undefined };
				this.ports.files.lines(path, sink, { from: Math.max(0, info.size - tailSize), last: true });
				return tell(lines);
			}),
		);
	}

	/** What `tell` makes of a file's beginning (64 KB); asked once as long as the file stays as it is. */
	told({ path, info }: StoredFile, tell: (head: string) => string | null): string | null {
		return this.attempt(path, null, () =>
			this.memory.facts.recall(path, info, () => tell(this.ports.files.readHead(path, headSizes[1]) ?? "")),
		);
	}

	/** The sessions in a database of one of the formats; none when it is not there. Asked again only after a change. */
	sessions(path: string, formats: readonly DatabaseFormat[]): readonly StoredSession[] {
		return this.fromDatabase(path, this.memory.sessions, (database) => {
			const format = formats.find((known) => known.recogniseTables(database.tables));
			if (format === undefined) throw new FileError(path, "EFORMAT", "its tables are of no version that is known");
			return format.sessions(database);
		});
	}

	/** What `ask` takes out of a database; empty when it is not there. Asked again only after a change. */
	values(path: string, ask: (database: Database) => readonly string[]): readonly string[] {
		return this.fromDatabase(path, this.memory.values, ask);
	}

	/** A session of a database as a candidate. */
	sessionCandidate(path: string, { id, cwd, changedAt }: StoredSession): Candidate {
		const modified = changedAt === null ? Number.NaN : Date.parse(changedAt);
		return {
			path,
			session: id,
			id,
			modified: Number.isNaN(modified) ? (this.info(path)?.modified ?? 0) : modified,
			size: null,
			others: [],
			title: null,
			folders: () => (cwd === null ? [] : [cwd]),
		};
	}

	private fromDatabase<T>(
		path: string,
		memo: Memo<readonly T[]>,
		ask: (database: Database) => readonly T[],
	): readonly T[] {
		const info = this.file(path);
		if (info === null) return [];
		const log = this.info(`${path}-wal`);
		const stamp = { size: info.size + (log?.size ?? 0), modified: Math.max(info.modified, log?.modified ?? 0) };
		return this.attempt(path, [], () => memo.recall(path, stamp, () => this.ports.databases.read(path, ask)));
	}

	private info(path: string): FileInfo | null {
		return this.attempt(path, null, () => this.ports.files.info(path));
	}

	private attempt<T>(path: string, otherwise: T, work: () => T): T {
		if (this.looksLeft-- <= 0) {
			this.report(
				this.ports.places.home,
				"there is more than can be looked at from here, so that some of it was left out",
			);
			return otherwise;
		}
		try {
			return work();
		} catch (error) {
			if (!(error instanceof FileError)) throw error;
			// Of a share that does not answer, or a folder that may not be entered, everything would be told one by one.
			this.report(error instanceof SilentShare ? error.path : this.closedPart(path, error), error.message);
			return otherwise;
		}
	}

	/** What is closed on the way to a path: a folder that may not be entered, else the path itself. */
	private closedPart(path: string, { code }: FileError): string {
		if (code !== "EACCES" && code !== "EPERM") return path;
		const isSeen = (seen: string) => seen === "" || orElse(() => this.ports.files.info(seen) !== null, false);
		let closed = path;
		while (!isSeen(closed)) closed = parentOf(closed);
		return closed === "" ? path : closed;
	}
}

function parentOf(path: string): string {
	return path.slice(0, Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")));
}

function folderInHead(files: Files, path: string): string | null {
	for (const size of headSizes) {
		const head = files.readHead(path, size) ?? "";
		const folder = firstFolder(head);
		// A character can take up to four bytes.
		const isWhole = head.length < size / 4;
		if (folder !== null || isWhole) return folder;
	}
	return null;
}

/** A file of one conversation as a candidate. */
export function fileCandidate(
	{ path, info }: StoredFile,
	id: string,
	folders: () => readonly string[] | null,
): Candidate {
	return { path, session: null, id, modified: info.modified, size: info.size, others: [], title: null, folders };
}

/** A file of records of which the first that names a folder tells where the conversation was held; without any it is none. */
export function recordsCandidate(access: StoreAccess, file: StoredFile, id: string): Candidate {
	return fileCandidate(file, id, () => {
		const folder = access.folderIn(file);
		return folder === null ? null : [folder];
	});
}
