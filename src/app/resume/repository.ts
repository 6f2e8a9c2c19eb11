import type { Git } from "../ports";
import { readWorkingTree, type WorkingTree } from "../workingTree";
import { type Change, type DatedCommit, readChanges } from "./changes";

/** What a handoff says of the repository at its time. */
export interface Then {
	readonly at: string | null;
	readonly head: string | null;
}

/** What git says of a folder's present, and of what was changed since a handoff. */
export interface Repository {
	/** `(detached)` when HEAD stands on no branch. */
	readonly branch: string;
	/** Path from the repository's root to the folder, ended by a slash; empty for the root itself. */
	readonly prefix: string;
	/** Git's own folder for this worktree; absolute. */
	readonly gitFolder: string;
	readonly isShallow: boolean;
	/** Part of its objects are only on a server: what would need them is not asked, since git would fetch them. */
	readonly isPartial: boolean;
	/** The commit that the handoff started from; null when that cannot be known. */
	readonly base: string | null;
	/** Commits of the handoff's branch that the present one does not have; 0 when nothing is missing; null when unknown. */
	readonly missing: number | null;
	/** Newest first. Null: not known. */
	readonly commits: readonly DatedCommit[] | null;
	/** By commits since the base, oldest first. Null: not known. Paths are relative to the folder. */
	readonly changes: readonly Change[] | null;
	/** Changed and not committed, new files included; relative to the folder. Null: there are too many to be told in time. */
	readonly uncommitted: ReadonlySet<string> | null;
}

/** Null when git is missing, the folder is in no repository, or git does not answer in time. */
export function readRepository(git: Git, folder: string, then: Then): Repository | null {
	const facts = git
		.run(folder, ["rev-parse", "--is-shallow-repository", "--show-prefix", "--absolute-git-dir"])
		?.split("\n");
	if (facts === undefined) return null;
	const tree = readWorkingTree(git, folder);
	const [shallow, prefix = "", gitFolder = ""] = facts;
	const named = namedCommit(git, folder, then);
	const base = named ?? lastCommitBefore(git, folder, then);
	const isPartial = git.run(folder, ["config", "--get-regexp", "^remote\\..*\\.promisor$"]) !== null;
	const log = base === null ? null : readChanges(git, folder, base, isPartial ? "-M100%" : "-M");
	return {
		branch: tree?.branch ?? branchOf(git, folder),
		prefix,
		gitFolder,
		isShallow: shallow === "true",
		isPartial,
		base,
		// What was looked up from HEAD on is in its history.
		missing: named === null ? (base === null ? null : 0) : countMissing(git, folder, named),
		commits: log?.commits ?? null,
		changes: log?.changes ?? null,
		uncommitted: tree === null ? null : below(prefix, tree),
	};
}

/** Asked where the working tree's answer does not tell it. */
export const branchQuestion = ["symbolic-ref", "--short", "-q", "HEAD"] as const;

function branchOf(git: Git, folder: string): string {
	return git.run(folder, branchQuestion)?.trim() ?? "(detached)";
}

function below(prefix: string, { files }: WorkingTree): ReadonlySet<string> {
	return new Set(files.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)));
}

/** The commit that the handoff names; null when it names none, or the repository has it not. */
function namedCommit(git: Git, folder: string, { head }: Then): string | null {
	if (head === null) return null;
	const output = git.run(folder, ["log", "--no-walk", "--ignore-missing", "--format=%H", head, "--"])?.trim() ?? "";
	return output === "" ? null : output;
}

/** The last commit before the handoff was written. */
function lastCommitBefore(git: Git, folder: string, { at }: Then): string | null {
	if (at === null) return null;
	const output = git.run(folder, ["rev-list", "-1", `--before=${at}`, "HEAD", "--"])?.trim() ?? "";
	return output === "" ? null : output;
}

function countMissing(git: Git, folder: string, base: string): number | null {
	const count = git.run(folder, ["rev-list", "--count", `HEAD..${base}`, "--"])?.trim();
	return count === undefined ? null : Number(count);
}
