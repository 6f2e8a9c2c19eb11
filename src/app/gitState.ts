import type { GitState } from "../core/model/handoff";
import type { Git } from "./ports";

const mostFiles = 50;

/** What git says of a folder now (R-000-4); null when it is no repository, has no commit, or git does not answer in time. */
export function readGitState(git: Git, folder: string): GitState | null {
	const head = git.run(folder, ["log", "-1", "--format=%H%x00%s"]);
	if (head === null) return null;
	const [sha = "", subject = ""] = head.trim().split("\0");
	const branch = git.run(folder, ["symbolic-ref", "--short", "-q", "HEAD"])?.trim();
	const ahead = git.run(folder, ["rev-list", "--count", "@{upstream}..HEAD"])?.trim();
	const uncommitted = uncommittedFiles(
		git.run(folder, ["status", "--porcelain=v1", "-z", "--untracked-files=normal"]) ?? "",
	);
	return {
		branch: branch === undefined || branch === "" ? "(detached)" : branch,
		head: sha.slice(0, 12),
		subject,
		uncommitted: uncommitted.slice(0, mostFiles),
		uncommittedCount: uncommitted.length,
		unpushed: ahead === undefined || ahead === "" ? null : Number(ahead),
	};
}

/** Paths in `git status -z` output: a rename has its old path in an entry of its own, which is left out. */
function uncommittedFiles(output: string): string[] {
	const entries = output.split("\0");
	const files: string[] = [];
	for (let at = 0; at < entries.length; at++) {
		const entry = entries[at] ?? "";
		if (entry.length < 4) continue;
		files.push(entry.slice(3));
		if (entry[0] === "R" || entry[0] === "C") at++;
	}
	return files;
}
