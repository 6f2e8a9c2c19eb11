import type { PullRequestRow } from "./successorBrief";

/** The user's open pull requests in one repository, as GitHub lists them. */
export interface ListedPullRequests {
	/** `owner/name`. */
	readonly repository: string;
	readonly rows: readonly PullRequestRow[];
}

/**
 * Pull requests for the brief (R-002-11): those that GitHub lists as open, then those that the sessions tell of. One of
 * that repository which a session left open and GitHub does not list is not known to be open any more.
 */
export function joinPullRequests(
	told: readonly PullRequestRow[] | null,
	listed: ListedPullRequests | null,
): readonly PullRequestRow[] | null {
	if (listed === null) return told;
	const isOfIt = ({ repository }: PullRequestRow) => isSame(repository, listed.repository);
	const isListed = (row: PullRequestRow) => isOfIt(row) && listed.rows.some(({ number }) => number === row.number);
	const others = (told ?? []).filter((row) => !isListed(row));
	return [
		...listed.rows,
		...others.map((row): PullRequestRow => {
			return isOfIt(row) && row.status !== "merged" ? { ...row, status: "unverified" } : row;
		}),
	];
}

/** GitHub does not tell names apart by case. */
function isSame(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase();
}
