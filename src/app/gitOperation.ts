import type { GitOperation } from "../core/model/handoff";
import { inside } from "./emit/paths";
import { FileError, type Files } from "./ports";

/** What git leaves in its folder while something is under way. A rebase can stop in the middle of a cherry-pick. */
const marks: readonly (readonly [string, GitOperation])[] = [
	["rebase-merge", "rebase"],
	["rebase-apply/applying", "am"],
	["rebase-apply", "rebase"],
	["MERGE_HEAD", "merge"],
	["CHERRY_PICK_HEAD", "cherry-pick"],
	["REVERT_HEAD", "revert"],
	["BISECT_LOG", "bisect"],
];

/** The operation that a repository is in the middle of; null when there is none. `gitFolder` is that of the worktree. */
export function readGitOperation(files: Files, gitFolder: string): GitOperation | null {
	return marks.find(([name]) => exists(files, inside(gitFolder, name)))?.[1] ?? null;
}

function exists(files: Files, path: string): boolean {
	try {
		return files.info(path) !== null;
	} catch (error) {
		// Whoever may not look into git's folder cannot be in the middle of anything there.
		if (error instanceof FileError) return false;
		throw error;
	}
}
