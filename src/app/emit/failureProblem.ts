import type { Problem } from "../../core/model/problem";
import { FileError, LockBusy } from "../ports";

/** The problem behind an error while `path` was written, if the outside world can cause it. Anything else is a bug and thrown on. */
export function notWritten(error: unknown, path: string): Problem {
	if (error instanceof LockBusy) return { code: "lock.busy", path, owner: error.owner };
	return { code: "file.notWritten", path, reason: reasonOf(error) };
}

/** The same for an error while `path` was read. */
export function unreadable(error: unknown, path: string): Problem {
	return { code: "file.unreadable", path, reason: reasonOf(error) };
}

function reasonOf(error: unknown): string {
	if (error instanceof FileError) return error.message;
	throw error;
}
