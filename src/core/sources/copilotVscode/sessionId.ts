/** The session's id in the file's name. */
export function idInPath(path: string): string {
	return (path.split(/[\\/]/).at(-1) ?? path).replace(/\.jsonl?$/, "");
}
