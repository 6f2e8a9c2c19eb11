/** The last part of a path, whichever way its slashes lean; empty for one that ends in a slash. */
export function baseName(path: string): string {
	return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}
