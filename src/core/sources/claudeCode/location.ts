/** Longer names are cut by the client and get a hash, which the CLI and the SDK compute differently. */
const longestSlug = 200;

/**
 * The name of the folder under `<config>/projects` that holds the sessions of a working folder (transcripts.md 2.2):
 * every UTF-16 unit outside `[A-Za-z0-9]` is a `-`. `path` is absolute, links resolved. For a name of more than 200
 * units it returns the first 200 and a `-`, which the folder's name begins with. The name is lossy and must not be
 * decoded; on Windows compare it without case.
 */
export function claudeProjectSlug(path: string): string {
	const slug = path.normalize("NFC").replace(/[^A-Za-z0-9]/g, "-");
	return slug.length <= longestSlug ? slug : `${slug.slice(0, longestSlug)}-`;
}
