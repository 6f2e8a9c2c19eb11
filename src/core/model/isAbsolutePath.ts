/** A drive with its root, or the beginning of a share's name. `C:a` starts at the drive's working folder, which nobody knows. */
const windowsRoot = /^(?:[A-Za-z]:[\\/]|\\\\)/;

/**
 * Is a path absolute, on any system? Transcripts from a Windows machine are read on Linux, too. A `file:` URI is no path
 * (`absolutePath` makes one of it), and `~` is known to shells only.
 */
export function isAbsolutePath(path: string): boolean {
	return path.startsWith("/") || isWindowsPath(path);
}

/** Is it an absolute path as Windows spells it, with a drive or as a share? */
export function isWindowsPath(path: string): boolean {
	return windowsRoot.test(path);
}

/** What stands before the first folder of an absolute Windows path: `C:\`, `C:/` or `\\`; null for any other path. */
export function windowsRootOf(path: string): string | null {
	return windowsRoot.exec(path)?.[0] ?? null;
}
