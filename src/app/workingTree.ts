import type { Git } from "./ports";

/** What `git status` says. Paths are relative to the repository's root. */
export interface WorkingTree {
	/** `(detached)` when HEAD stands on no branch. */
	readonly branch: string;
	/** Null when there is none, or it is gone. */
	readonly upstream: string | null;
	/** Commits that the upstream branch does not have; null without one. */
	readonly ahead: number | null;
	/** Changed, staged and new files, those in conflict, too. */
	readonly files: readonly string[];
	readonly conflicts: readonly string[];
}

/** What git is asked about the working tree; in a large one its dearest question by far. */
export const workingTreeQuestion = ["status", "--porcelain=v2", "--branch", "-z", "--untracked-files=normal"] as const;

/** Null when git does not answer in time. */
export function readWorkingTree(git: Git, folder: string): WorkingTree | null {
	const output = git.run(folder, workingTreeQuestion);
	if (output === null) return null;
	const entries = output.split("\0");
	const header = (name: string) =>
		entries.find((entry) => entry.startsWith(`# branch.${name} `))?.split(" ")[2] ?? null;
	const ahead = header("ab");
	return {
		branch: header("head") ?? "(detached)",
		upstream: ahead === null ? null : header("upstream"),
		ahead: ahead === null ? null : Number(ahead),
		...changes(entries),
	};
}

/** Fields before the path, by the kind of the entry; a rename has its old path in an entry of its own. */
const fieldsBefore: Readonly<Record<string, number>> = { "1": 8, "2": 9, u: 10, "?": 1 };

function changes(entries: readonly string[]): Pick<WorkingTree, "files" | "conflicts"> {
	const files: string[] = [];
	const conflicts: string[] = [];
	for (let at = 0; at < entries.length; at++) {
		const entry = entries[at] ?? "";
		const fields = fieldsBefore[entry.charAt(0)];
		if (fields === undefined || entry.charAt(1) !== " ") continue;
		const path = entry.split(" ").slice(fields).join(" ");
		files.push(path);
		if (entry.startsWith("u")) conflicts.push(path);
		if (entry.startsWith("2")) at++;
	}
	return { files, conflicts };
}
