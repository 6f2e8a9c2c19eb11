import { baseName } from "../../../core/model/baseName";
import { lastFolder } from "../../../core/sources/claudeCode/lastFolder";
import { claudeProjectSlug } from "../../../core/sources/claudeCode/location";
import { recordedFolder } from "../recordedFolder";
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
		places: () => [projects],
		*candidates(roots) {
			for (const project of slugFolders(access, projects, roots, env.CLAUDE_CODE_PROJECT_DIR_NAME))
				for (const file of access.files(project, isSession))
					yield fileCandidate(file, file.name.slice(0, -".jsonl".length), () =>
						foldersOf(access, roots, project, file),
					);
		},
		watched: (roots) =>
			allIn([
				access.nearestFolder(projects),
				...slugFolders(access, projects, roots, env.CLAUDE_CODE_PROJECT_DIR_NAME),
			]),
	};
}

/**
 * Where a session was begun, and where it went on or was brought to if that is what makes it one of the workspace's
 * folders.
 */
function foldersOf(
	access: StoreAccess,
	roots: WorkspaceRoots,
	project: string,
	file: StoredFile,
): readonly string[] | null {
	const first = access.folderIn(file);
	if (first === null) return null;
	if (roots.belonging([first]).kind !== "elsewhere") return [first];
	const last = access.toldAtEnd(file, lastFolder);
	if (last !== null && roots.belonging([last]).kind !== "elsewhere") return [last, first];
	const brought = broughtTo(access, roots, project, first);
	return brought === null ? [first] : [brought, first];
}

/**
 * The workspace's folder to which a session was brought by hand: who renames or moves a project moves its folder of the
 * store after it, and Claude Code takes the sessions there for the project's (claude-code#58591), though every record
 * names the old folder. That one is gone, and its own name would be another.
 */
function broughtTo(access: StoreAccess, roots: WorkspaceRoots, project: string, first: string): string | null {
	const old = recordedFolder(first)?.path;
	const owner = (roots.paths ?? []).find((path) => claudeProjectSlug(path) === baseName(project));
	if (old === undefined || owner === undefined || claudeProjectSlug(old) === baseName(project)) return null;
	return access.isFolder(old) ? null : owner;
}

/** Older clients keep the sub-agents' transcripts beside the sessions. */
function isSession(name: string): boolean {
	return name.endsWith(".jsonl") && !name.startsWith("agent-");
}
