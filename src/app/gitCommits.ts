import type { Commit, SessionCommits } from "../core/model/handoff";
import type { Git } from "./ports";

const mostCommits = 100;
const mostFiles = 50;

/** Commits as `git log ARGS` lists them, newest first; none when there are none or git fails. */
export function readCommits(git: Git, folder: string, args: readonly string[]): Commit[] {
	const output = git.run(folder, ["log", "-z", "--format=%h%x1f%s", "--abbrev=12", ...args, "--"]) ?? "";
	return output.split("\0").flatMap((entry) => {
		const [sha = "", subject = ""] = entry.trim().split("\x1f");
		return sha === "" ? [] : [{ sha, subject }];
	});
}

/**
 * What was committed since a session began: since the commit on which HEAD stood then, as git's own record of HEAD says
 * (R-004-1). Where it has none, what `origin/main` does not have; null when there is no such branch either.
 */
export function readSessionCommits(git: Git, folder: string, since: string): SessionCommits | null {
	const start = git.run(folder, ["log", "-1", "--format=%H%x1f%ct", `HEAD@{${since}}`, "--"])?.trim();
	if (start === undefined)
		return committed(git, folder, "origin/main", ["origin/main..HEAD"], diff("origin/main...HEAD"));
	const [sha = "", seconds = ""] = start.split("\x1f");
	// The record can begin within the session: then the repository was made in it, with all that is in it.
	const isMade = Number(seconds) * 1000 >= Date.parse(since);
	if (isMade)
		return committed(git, folder, null, [`--since=${since}`, "HEAD"], ["ls-tree", "-r", "--name-only", "-z", "HEAD"]);
	return committed(git, folder, sha.slice(0, 12), [`${sha}..HEAD`], diff(`${sha}..HEAD`));
}

function diff(range: string): string[] {
	return ["diff", "--name-only", "--no-ext-diff", "--no-textconv", "-z", range, "--"];
}

/** `range` is for `git log`; `listing` is the git command that lists the files. */
function committed(
	git: Git,
	folder: string,
	base: string | null,
	range: readonly string[],
	listing: readonly string[],
): SessionCommits | null {
	const names = git
		.run(folder, listing)
		?.split("\0")
		.filter((name) => name !== "");
	if (names === undefined) return null;
	return {
		from: base,
		commits: readCommits(git, folder, [`-${mostCommits}`, ...range]),
		files: names.slice(0, mostFiles),
		filesCount: names.length,
	};
}
