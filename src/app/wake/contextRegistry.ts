import * as z from "zod/mini";
import { isAbsolutePath } from "../../core/model/isAbsolutePath";
import { codialecticFolder, inside } from "../emit/paths";
import type { Files, Places } from "../ports";
import { readSettingsFile, type SettingsFile } from "./settingsFile";

const path = z.optional(z.string().check(z.minLength(1)));

/** What `~/.codialectic/context.json` may name, all of it optional. Keys of others are let be. */
const contextSchema = z.object({
	constitution_path: path,
	/** The contract's older name of the same. */
	principles_path: path,
	identity_path: path,
	brand_path: path,
	workspace_root: path,
	/** Below the workspace. */
	strategy_rel_path: path,
	wip_dir: path,
	memory_index_path: path,
	memory_index_budget_bytes: z.optional(z.int().check(z.positive())),
});
export type ContextRegistry = z.infer<typeof contextSchema>;

export function contextPath(places: Places): string {
	return inside(codialecticFolder(places), "context.json");
}

/** Reads the user's context registry (R-000-77). */
export function readContextRegistry(files: Files, places: Places): SettingsFile<ContextRegistry> {
	return readSettingsFile(files, contextPath(places), contextSchema);
}

/**
 * A path of the registry in full: `~` is the home folder, and what is relative stands below the registry's workspace.
 * Null where that is not told.
 */
export function registryFilePath({ home }: Places, { workspace_root }: ContextRegistry, path: string): string | null {
	const full = fromHome(home, path);
	if (isAbsolutePath(full)) return full;
	const root = workspace_root === undefined ? "" : fromHome(home, workspace_root);
	return isAbsolutePath(root) ? inside(root, full) : null;
}

function fromHome(home: string, path: string): string {
	return path === "~" || /^~[\\/]/.test(path) ? `${home}${path.slice(1)}` : path;
}
