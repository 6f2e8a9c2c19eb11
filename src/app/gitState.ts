import type { GitState } from "../core/model/handoff";
import { readCommits, readSessionCommits } from "./gitCommits";
import { readGitOperation } from "./gitOperation";
import type { Files, Git } from "./ports";
import { readWorkingTree } from "./workingTree";

const mostFiles = 50;
const mostRecent = 10;
const mostStashes = 20;

/**
 * What git says of a folder now, and what was committed since the session began (R-000-4, R-004-1); null when it is no
 * repository or git does not answer in time. `since`: ISO 8601.
 */
export function readGitState(
	{ git, files }: { readonly git: Git; readonly files: Files },
	folder: string,
	since: string,
): GitState | null {
	const gitFolder = git.run(folder, ["rev-parse", "--absolute-git-dir"])?.trim();
	const tree = gitFolder === undefined ? null : readWorkingTree(git, folder);
	if (gitFolder === undefined || tree === null) return null;
	const recent = readCommits(git, folder, [`-${mostRecent}`, "HEAD"]);
	const stashes = git.run(folder, ["stash", "list", "-z", "--format=%gs"]) ?? "";
	return {
		branch: tree.branch,
		upstream: tree.upstream,
		head: recent[0]?.sha ?? null,
		subject: recent[0]?.subject ?? "",
		recent,
		session: recent.length === 0 ? null : readSessionCommits(git, folder, since),
		uncommitted: tree.files.slice(0, mostFiles),
		uncommittedCount: tree.files.length,
		conflicts: tree.conflicts.slice(0, mostFiles),
		unpushed: tree.ahead ?? (recent.length === 0 ? null : countLocal(git, folder)),
		stashes: entries(stashes).slice(0, mostStashes),
		operation: readGitOperation(files, gitFolder),
	};
}

/** Commits that no remote has; null when there is no remote. */
function countLocal(git: Git, folder: string): number | null {
	const remotes = git.run(folder, ["remote"])?.trim() ?? "";
	const count = remotes === "" ? null : git.run(folder, ["rev-list", "--count", "HEAD", "--not", "--remotes"]);
	return count === null ? null : Number(count);
}

/** The entries of output that ends each with a zero byte. */
function entries(output: string): string[] {
	return output.split("\0").filter((entry) => entry !== "");
}
