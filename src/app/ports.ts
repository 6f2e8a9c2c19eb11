import type { Database, RawLine } from "../core/sources/format";

/**
 * What the use cases need of the outside world, as plain interfaces. `src/node` implements them; tests use a
 * temporary folder or a small fake. File work is synchronous on purpose: it runs in a worker or a command-line
 * process, and `deactivate()` can use the same code in the few milliseconds that count (lifecycle.md).
 */
export interface FileInfo {
	readonly kind: "file" | "folder" | "link" | "other";
	readonly size: number;
	/** Milliseconds since 1970. */
	readonly modified: number;
}
export interface DirectoryEntry {
	readonly name: string;
	readonly kind: FileInfo["kind"];
}

/** A file operation failed for a reason outside the program: permissions, full disk, vanished share. */
export class FileError extends Error {
	override readonly name = "FileError";
	constructor(
		readonly path: string,
		/** The system's code, for example ENOSPC. */
		readonly code: string,
		message: string,
	) {
		super(message);
	}
}

/**
 * All of it throws FileError, and nothing else, when the system refuses. Text is UTF-8; on reading, a byte order mark
 * is dropped and UTF-16 with a mark is decoded. "No such file" includes a path that leads through a file. `readHead`
 * and `lines` give what a file compressed with Zstandard holds.
 */
export interface Files {
	/** Follows links. Null when there is nothing at that path. */
	info(path: string): FileInfo | null;
	/** Does not follow a link at the end of the path. */
	linkInfo(path: string): FileInfo | null;
	/** The path with every link resolved, as far as it exists: for a dangling link, where the link leads to. */
	realPath(path: string): string;
	/** Null when there is no such file. */
	readText(path: string): string | null;
	/** The file as it stands, nothing decoded; null when there is no such file. */
	readBytes(path: string): Uint8Array | null;
	/** The first bytes of a file as text, at most `bytes` of them; null when there is no such file. */
	readHead(path: string, bytes: number): string | null;
	/** Entries in no particular order; empty when there is no such folder. */
	list(folder: string): readonly DirectoryEntry[];
	/**
	 * Hands each whole line from `from` on to `sink`; with `last`, also one at the end that no line end follows.
	 * Returns where to read on. Offsets are bytes of the file; in a UTF-16 file, bytes of its text as UTF-8.
	 */
	lines(path: string, sink: LineTarget, options: { readonly from: number; readonly last: boolean }): number;
	/** Makes a folder and those above it; nothing happens when it is there. `mode` is for the folders made. */
	makeFolder(path: string, mode?: number): void;
	/** Appends in one write and forces it to the disk. A full disk can leave the first part of it in the file. */
	append(path: string, data: string | Uint8Array, mode?: number): void;
	/**
	 * Writes `path + ".tmp"`, forces it to the disk, renames it over `path`. The file never stands half written.
	 * A link is followed and stays; a file that is there keeps its mode, a new one gets `mode`.
	 * Two writers of one path exclude each other by a lock.
	 */
	replace(path: string, data: string | Uint8Array, mode?: number): void;
	/** Renames a file within one file system; what stood at `to` is gone. */
	move(from: string, to: string): void;
	/** Cuts a file to `size` bytes. */
	truncate(path: string, size: number): void;
	/** True when the file was made, false when there was one already. */
	createExclusive(path: string, text: string): boolean;
	/** Removes a file; nothing happens when it is gone. */
	remove(path: string): void;
}
export interface LineTarget {
	push(line: RawLine): void;
	skip(offset: number, bytes: number): void;
}

export interface Databases {
	/**
	 * Opens the SQLite database at `path` for reading, hands it to `use` and closes it; rows that `use` did not take by
	 * then are gone. Nothing in the agent's folder is changed where that can be avoided (`src/node/databases.ts`).
	 * `use` may be called again when the database changed under it. Throws FileError, and nothing else, when it cannot
	 * be read: locked for too long, damaged, of another layout than asked for, or no SQLite in this runtime.
	 */
	read<T>(path: string, use: (database: Database) => T): T;
}

/** Network shares and the like: a call for what lies on one can wait for ever, and cannot be called back. */
export interface Shares {
	/**
	 * The share that a path lies on, links followed; null when it stays on this machine's own disks. Looks at nothing on a
	 * share: never waits.
	 */
	shareOf(path: string): string | null;
	/**
	 * Looks at the paths, all at once, and gives those that answered within the time, be it that nothing is there. Neither
	 * a thread nor the end of this process waits for the others. While earlier questions still wait, nothing is asked.
	 */
	answering(paths: readonly string[], limitMs: number): Promise<ReadonlySet<string>>;
}

export interface Clock {
	now(): Date;
}
export interface Timers {
	/** Does `work` once, after so many milliseconds; returns what cancels it. */
	after(milliseconds: number, work: () => void): () => void;
}
export interface Ids {
	/** A new random uuid (version 4). */
	uuid(): string;
	/** A short name made of a text of any length: always the same for the same text, safe as a file's name. */
	digest(text: string): string;
	/** SHA-256 of a text's UTF-8 form, 64 hexadecimal digits: some agents name a folder by it. */
	sha256(text: string): string;
}

/** Who runs: enough to say later whether that process is still alive. */
export interface Owner {
	readonly pid: number;
	readonly host: string;
	/** When the process started, as its system says it: only for comparing, so that a reused pid is not taken for it. */
	readonly startedAt: string;
}
export interface Owners {
	/** This process. */
	readonly self: Owner;
	/** Whether that process still runs. Null when it cannot be known from here: it ran on another machine. */
	isAlive(owner: Owner): boolean | null;
}
export interface Locks {
	/**
	 * Runs `work` while holding the lock named `name` (any text; locks live in the user's own folder). A lock whose
	 * owner is dead is taken over. Waits at most `waitMs`, then throws LockBusy; FileError when no lock can be made.
	 * Not reentrant: holding a name twice in one process waits for itself.
	 */
	hold<T>(name: string, waitMs: number, work: () => T): T;
}
export class LockBusy extends Error {
	override readonly name = "LockBusy";
	constructor(
		readonly lock: string,
		readonly owner: string,
	) {
		super(`${lock} is held by ${owner}`);
	}
}

export interface Log {
	info(message: string): void;
	warn(message: string): void;
	error(message: string): void;
}

export interface ProcessRequest {
	readonly command: string;
	readonly args: readonly string[];
	readonly cwd: string | null;
	/** Written to the process, then closed. */
	readonly stdin: string;
	readonly timeoutSeconds: number;
	/** Set in its environment, beside our own. */
	readonly env?: Readonly<Record<string, string>>;
	/** Called with pieces of what the process prints; bounded by the caller. */
	readonly onOutput: (text: string, from: "stdout" | "stderr") => void;
	/** Ends the process before its time. */
	readonly signal: AbortSignal | null;
}
export type ProcessOutcome =
	| { readonly kind: "exited"; readonly code: number; readonly stderr: string }
	| { readonly kind: "signalled"; readonly signal: string; readonly stderr: string }
	| { readonly kind: "timedOut"; readonly seconds: number; readonly stderr: string }
	| { readonly kind: "cancelled"; readonly stderr: string }
	| { readonly kind: "notStarted"; readonly code: string; readonly reason: string };
export interface Processes {
	/**
	 * Never rejects. Ends the whole process group on time-out: TERM, then KILL (R-000-64, 67). What a process that ended
	 * by itself left running in the background is left alone and not waited for. `stderr` is its first 64 KB.
	 */
	run(request: ProcessRequest): Promise<ProcessOutcome>;
}

export interface Git {
	/** Output of `git ARGS` in `folder`, or null when git is missing, the folder is no repository, or it takes too long. */
	run(folder: string, args: readonly string[]): string | null;
}

export interface GitAside {
	/** As `Git.run`, while the caller goes on, even if that holds its thread. */
	start(folder: string, args: readonly string[]): Promise<string | null>;
}

export interface Watch {
	/** Stops watching. */
	close(): void;
}
export interface Watching {
	/**
	 * Calls back after something changed in a folder (not below its sub-folders), through the system's own events, with
	 * the name of what changed where the system tells it. Null when there is no such folder or it cannot be watched.
	 */
	folder(path: string, onChange: (name: string | null) => void): Watch | null;
}

/** What an editor window knows of its own storage: nobody outside can tell where it was moved to. */
export interface EditorWindow {
	/** `.../User` of the window's user data. */
	readonly userFolder: string;
	/** `workspaceStorage/<id>` of what is open in the window; null when nothing is. */
	readonly workspaceStorage: string | null;
	/** Kind of remote that the window's extensions run on, such as `ssh-remote` or `wsl`; null when it is this desktop. */
	readonly remote: string | null;
}

/** The places that do not depend on a workspace. */
export interface Places {
	readonly home: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly platform: "linux" | "darwin" | "win32";
	/** Null outside of an editor. */
	readonly window: EditorWindow | null;
}

/** All of the outside world, as a program's composition root puts it together. */
export interface Ports {
	readonly files: Files;
	readonly databases: Databases;
	readonly shares: Shares;
	readonly clock: Clock;
	readonly ids: Ids;
	readonly owners: Owners;
	readonly locks: Locks;
	readonly processes: Processes;
	readonly git: Git;
	readonly places: Places;
}
