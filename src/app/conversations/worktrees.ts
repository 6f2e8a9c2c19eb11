import { isAbsolutePath } from "../../core/model/isAbsolutePath";
import type { Files } from "../ports";

/**
 * Where else the folder is checked out: its place in each linked worktree of the repository that it belongs to. Read
 * from `.git/worktrees/<name>/gitdir`, so that no process has to be started. Empty when the folder is in no main checkout.
 * @param folder a real path
 */
export function worktreesOf(files: Files, folder: string): string[] {
	const root = checkoutOf(files, folder);
	if (root === null) return [];
	const entries = files.list(`${root}/.git/worktrees`).map(({ name }) => `${root}/.git/worktrees/${name}/gitdir`);
	return entries.flatMap((entry) => {
		// The file names the worktree's own `.git`, in newer versions of git relative to the entry.
		const named = files.readText(entry)?.trim();
		if (named === undefined || named === "") return [];
		const path = isAbsolutePath(named) ? named : `${entry.slice(0, -"/gitdir".length)}/${named}`;
		const worktree = path.replace(/[\\/]\.git[\\/]*$/, "");
		return files.info(worktree)?.kind === "folder" ? [files.realPath(worktree) + folder.slice(root.length)] : [];
	});
}

/** The nearest folder, upwards, that has a `.git` folder; null when there is none, or a linked worktree comes first. */
function checkoutOf(files: Files, folder: string): string | null {
	for (
		let path = folder;
		path !== "";
		path = path.slice(0, Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"), 0))
	) {
		const git = files.info(`${path}/.git`);
		if (git !== null) return git.kind === "folder" ? path : null;
	}
	return null;
}
