import { isAbsolutePath, isWindowsPath } from "../../core/model/isAbsolutePath";
import { absolutePath } from "../../core/sources/paths";

/** A working folder as an agent or an editor recorded it. */
export interface RecordedFolder {
	/** Absolute path, without `.` and `..`; on the remote machine's disk when `remote` says so. */
	readonly path: string;
	/** Authority of a remote connection, such as `ssh-remote+host`; null for this machine. */
	readonly remote: string | null;
}

/**
 * Reads a path of any system, a `file:` URI or a `vscode-remote:` URI. Null for what names no folder on a disk: a
 * relative path, a virtual workspace, nothing at all.
 */
export function recordedFolder(text: string): RecordedFolder | null {
	const remote = /^vscode-remote:\/\/([^/]+)(\/.*)$/i.exec(text);
	if (remote !== null) {
		const [, authority = "", path = ""] = remote;
		return { path: trimmed(absolutePath(`file://${path}`, null)), remote: decoded(authority) };
	}
	const path = absolutePath(plainPath(text), null);
	return isAbsolutePath(path) ? { path: trimmed(path), remote: null } : null;
}

/** Shares: `file://server/share` is `\\server\share`, and so is the long form `\\?\UNC\server\share`. */
function plainPath(text: string): string {
	const share = /^file:\/\/(?!localhost\/)([^/]+)(\/.*)$/i.exec(text);
	if (share?.[2] !== undefined) return `\\\\${share[1]}${decoded(share[2])}`;
	return text.replace(/^\\\\\?\\UNC\\/i, "\\\\").replace(/^\\\\\?\\/, "");
}

function trimmed(path: string): string {
	return path.replace(/(?<=[^\\/:])[\\/]+$/, "");
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		if (error instanceof URIError) return text;
		throw error;
	}
}

/**
 * A path in a form that is equal for equal folders: forward slashes for Windows paths, composed characters, and without
 * case where the system does not tell it apart.
 */
export function comparableFolder(path: string, platform: "linux" | "darwin" | "win32"): string {
	const isWindows = isWindowsPath(path);
	const plain = (isWindows ? path.replaceAll("\\", "/") : path).normalize("NFC").replace(/(?<=.)\/+$/, "");
	return isWindows || platform !== "linux" ? plain.toLowerCase() : plain;
}
