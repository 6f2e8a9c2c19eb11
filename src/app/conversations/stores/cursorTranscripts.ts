import { claudeProjectSlug } from "../../../core/sources/claudeCode/location";
import type { WorkspaceRoots } from "../workspaceRoots";
import { cursorConfig } from "./cursorChats";
import type { Candidate } from "./store";
import { fileCandidate, type StoreAccess, type StoredFile } from "./storeAccess";

/** A folder below this depth of a workspace's folder is not looked for by its name in the store. */
const deepest = 8;

/** `<config>/projects/<slug>/agent-transcripts/<id>/<id>.jsonl`, older ones without the folder of their own. */
export function* cursorTranscripts(access: StoreAccess, roots: WorkspaceRoots): Iterable<Candidate> {
	for (const { path, folders } of projects(access, roots))
		for (const file of filesIn(access, `${path}/agent-transcripts`))
			yield fileCandidate(file, file.name.slice(0, -".jsonl".length), () => folders);
}

/** The folders in which a transcript can appear or grow. */
export function transcriptFolders(access: StoreAccess, roots: WorkspaceRoots): readonly string[] {
	const stores = projects(access, roots).map(({ path }) => `${path}/agent-transcripts`);
	return stores.flatMap((folder) => [access.nearestFolder(folder), ...access.folders(folder)]);
}

function filesIn(access: StoreAccess, folder: string): readonly StoredFile[] {
	const isTranscript = (name: string) => name.endsWith(".jsonl");
	return [folder, ...access.folders(folder)].flatMap((path) => access.files(path, isTranscript));
}

interface Project {
	readonly path: string;
	/** The folder it is named after; empty when its name fits none that is there. */
	readonly folders: readonly string[];
}

/** The files name no folder, so that the project's name must do: it is made like Claude Code's, without the first dash. */
function projects(access: StoreAccess, roots: WorkspaceRoots): readonly Project[] {
	const base = `${cursorConfig(access)}/projects`;
	return access.folders(base).flatMap((path) => {
		if (roots.paths === null) return [{ path, folders: [] }];
		const slug = path.slice(base.length + 1);
		const folder = roots.paths.map((root) => folderNamed(access, root, slug)).find((found) => found !== null);
		return folder == null ? [] : [{ path, folders: [folder] }];
	});
}

function folderNamed(access: StoreAccess, root: string, slug: string): string | null {
	const name = claudeProjectSlug(root).replace(/^-+/, "");
	if (slug === name) return root;
	return slug.startsWith(`${name}-`) ? below(access, root, slug.slice(name.length + 1), deepest) : null;
}

/** A slug does not tell where one folder's name ends and the next begins, so the folders that are there are tried. */
function below(access: StoreAccess, folder: string, rest: string, depth: number): string | null {
	if (depth === 0) return null;
	for (const path of access.folders(folder)) {
		const name = claudeProjectSlug(path.slice(folder.length + 1));
		if (rest === name) return path;
		const deeper = rest.startsWith(`${name}-`) ? below(access, path, rest.slice(name.length + 1), depth - 1) : null;
		if (deeper !== null) return deeper;
	}
	return null;
}
