import { FileError } from "../app/ports";

/** The system's code of a failed call, or null when the error is none of the system's. */
export function codeOf(error: unknown): string | null {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** Runs a call of `node:fs` so that a refusal of the system becomes a FileError for `path`. */
export function guarded<T>(path: string, call: () => T): T {
	try {
		return call();
	} catch (error) {
		const code = codeOf(error);
		if (code === null || !(error instanceof Error) || error instanceof FileError) throw error;
		throw new FileError(path, code, wordsOf(error.message, code));
	}
}

/** `EACCES: permission denied, open '/a/b'` without the call and the path, which every sentence about it names anyway. */
function wordsOf(message: string, code: string): string {
	const words = /^[A-Z0-9]+: ([^,]+), \w+(?: '.*)?$/s.exec(message)?.[1];
	return words === undefined ? message : `${words} (${code})`;
}

/** Like `guarded`, but null when there is nothing at the path, or when it leads through a file. */
export function guardedOrNull<T>(path: string, call: () => T): T | null {
	try {
		return guarded(path, call);
	} catch (error) {
		if (error instanceof FileError && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
		throw error;
	}
}
