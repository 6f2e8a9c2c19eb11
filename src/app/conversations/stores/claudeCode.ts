import { lastFolder } from "../../../core/sources/claudeCode/lastFolder";
import type { WorkspaceRoots } from "../workspaceRoots";
import { slugFolders } from "./slugFolders";
import { allIn, type Store } from "./store";
import { fileCandidate, type StoreAccess, type StoredFile } from "./storeAccess";

/** `<config>/projects/<slug>/<session>.jsonl` (transcripts.md 2.1, 2.2). */
export function claudeCodeStore(access: StoreAccess): Store {
	const { home, env } = access.ports.places;
	const projects = `${env.CLAUDE_CONFIG_DIR ?? `${home}/.claude`}/projects`;
	return {
		agent: "claude-code",
		places: [projects],
		*candidates(roots) {
			for (const folder of slugFolders(access, projects, roots, env.CLAUDE_CODE_PROJECT_DIR_NAME))
				for (const file of access.files(folder, isSession))
					yield fileCandidate(file, file.name.slice(0, -".jsonl".length), () => foldersOf(access, roots, file));
		},
		watched: (roots) =>
			allIn([
				access.nearestFolder(projects),
				...slugFolders(access, projects, roots, env.CLAUDE_CODE_PROJECT_DIR_NAME),
			]),
	};
}

/** Where a session was begun, and where it went on if that is what brought it to one of the workspace's folders. */
function foldersOf(access: StoreAccess, roots: WorkspaceRoots, file: StoredFile): readonly string[] | null {
	const first = access.folderIn(file);
	if (first === null) return null;
	const last = roots.belonging([first]).kind === "elsewhere" ? access.toldAtEnd(file, lastFolder) : null;
	return last === null ? [first] : [last, first];
}

/** Older clients keep the sub-agents' transcripts beside the sessions. */
function isSession(name: string): boolean {
	return name.endsWith(".jsonl") && !name.startsWith("agent-");
}
