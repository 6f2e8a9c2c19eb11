import type { RawLine } from "../core/sources/format";

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

/** All of it throws FileError, and nothing else, when the system refuses. */
export interface Files {
	/** Follows links. Null when there is nothing at that path. */
	info(path: string): FileInfo | null;
	/** Does not follow a link at the end of the path. */
	linkInfo(path: string): FileInfo | null;
	/** The path with every link resolved; the path itself when there is nothing at it. */
	realPath(path: string): string;
	/** Null when there is no such file. */
	readText(path: string): string | null;
	/** The first bytes of a file as text, at most `bytes` of them; null when there is no such file. */
	readHead(path: string, bytes: number): string | null;
	/** Entries in no particular order; empty when there is no such folder. */
	list(folder: string): readonly DirectoryEntry[];
	/** Hands each whole line from `from` on to `sink`; with `last`, also one at the end that no line end follows. Returns where to read on. */
	lines(path: string, sink: LineTarget, options: { readonly from: number; readonly last: boolean }): number;
	makeFolder(path: string, mode?: number): void;
	/** Appends in one write and forces it to the disk. */
	append(path: string, text: string): void;
	/** Writes `path + ".tmp"`, forces it to the disk, renames it over `path`. The file never stands half written. */
	replace(path: string, text: string, mode?: number): void;
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

export interface Clock {
	now(): Date;
}
export interface Ids {
	uuid(): string;
}

/** Who runs: enough to say later whether that process is still alive. */
export interface Owner {
	readonly pid: number;
	readonly host: string;
	/** When the process started, ISO 8601. */
	readonly startedAt: string;
}
export interface Locks {
	/**
	 * Runs `work` while holding the lock named `name` (any text; locks live in the user's own folder). A lock whose owner is dead is taken over.
	 * Waits at most `waitMs`, then throws LockBusy.
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
	/** Called with pieces of what the process prints, for showing only; bounded by the caller. */
	readonly onOutput: (text: string) => void;
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
	/** Never rejects. Ends the whole process group on time-out: TERM, then KILL (R-000-64, 67). */
	run(request: ProcessRequest): Promise<ProcessOutcome>;
}

export interface Git {
	/** Output of `git ARGS` in `folder`, or null when git is missing, the folder is no repository, or it takes too long. */
	run(folder: string, args: readonly string[]): string | null;
}

/** The places that do not depend on a workspace. */
export interface Places {
	readonly home: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly platform: "linux" | "darwin" | "win32";
}
