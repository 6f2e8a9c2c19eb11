import type { Problem } from "../../core/model/problem";
import { notWritten } from "../emit/failureProblem";
import { inside } from "../emit/paths";
import type { Files, Git } from "../ports";

/** Does a git repository hold this folder? */
export function repositoryHolds(git: Git, folder: string): boolean {
	return git.run(folder, ["rev-parse", "--is-inside-work-tree"])?.trim() === "true";
}

/**
 * Keeps a file of this folder out of git for this user alone, in the repository's `info/exclude` (R-000-6): no file
 * that others share is changed. Doing it twice changes nothing.
 */
export function keepOutOfGit(
	{ files, git }: { readonly files: Files; readonly git: Git },
	folder: string,
	name: string,
): Problem | null {
	const relative = git.run(folder, ["rev-parse", "--git-path", "info/exclude"])?.trim();
	const prefix = git.run(folder, ["rev-parse", "--show-prefix"])?.trim() ?? "";
	if (relative === undefined || relative === "")
		return { code: "file.notWritten", path: folder, reason: "it is in no git repository" };
	const path = inside(folder, relative);
	const pattern = `/${prefix}${name}`;
	try {
		const text = files.readText(path) ?? "";
		if (text.split(/\r?\n/).includes(pattern)) return null;
		files.makeFolder(path.slice(0, path.length - "/exclude".length));
		files.append(path, `${text === "" || text.endsWith("\n") ? "" : "\n"}${pattern}\n`);
		return null;
	} catch (error) {
		return notWritten(error, path);
	}
}
