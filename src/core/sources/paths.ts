import { isAbsolutePath, isWindowsPath, windowsRootOf } from "../model/isAbsolutePath";

/**
 * Makes a path that a tool call names absolute and free of `.` and `..`.
 * Without a working folder a relative path stays as it is: nothing is guessed.
 */
export function absolutePath(path: string, cwd: string | null): string {
	const uri = /^file:\/\/(?:localhost)?(\/.*)$/.exec(path);
	const plain = uri?.[1] === undefined ? path : decodeUri(uri[1]);
	if (isAbsolutePath(plain)) return normalise(plain);
	if (cwd === null || plain.startsWith("~")) return plain;
	return normalise(`${cwd}${isWindowsPath(cwd) ? "\\" : "/"}${plain}`);
}

function decodeUri(path: string): string {
	try {
		const decoded = decodeURIComponent(path);
		return /^\/[A-Za-z]:/.test(decoded) ? decoded.slice(1) : decoded;
	} catch (error) {
		if (error instanceof URIError) return path;
		throw error;
	}
}

function normalise(path: string): string {
	const separator = isWindowsPath(path) ? "\\" : "/";
	const root = windowsRootOf(path)?.replace("/", "\\") ?? "/";
	const parts: string[] = [];
	for (const part of path.slice(root.length).split(isWindowsPath(path) ? /[\\/]+/ : /\/+/)) {
		if (part === "..") parts.pop();
		else if (part !== "." && part !== "") parts.push(part);
	}
	return root + parts.join(separator);
}
