import { claudeProjectSlug } from "../../../core/sources/claudeCode/location";
import type { WorkspaceRoots } from "../workspaceRoots";
import type { StoreAccess } from "./storeAccess";

/**
 * The folders below `projects` that are named after the workspace's folders as Claude Code names them, or after what may
 * be a folder below. The names only propose: `a-b` and `a/b` have the same.
 * @param also a name that is taken whatever it looks like
 */
export function slugFolders(
	access: StoreAccess,
	projects: string,
	roots: WorkspaceRoots,
	also?: string,
): readonly string[] {
	const isCaseless = access.ports.places.platform === "win32";
	const same = (name: string) => (isCaseless ? name.toLowerCase() : name);
	const slugs = (roots.paths ?? [""]).map((path) => same(claudeProjectSlug(path)));
	return access.folders(projects, (name) => name === also || slugs.some((slug) => same(name).startsWith(slug)));
}
