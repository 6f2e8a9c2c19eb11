import { parse } from "jsonc-parser";
import * as z from "zod/mini";
import { recordedFolder } from "../recordedFolder";
import type { WorkspaceRoots } from "../workspaceRoots";
import type { StoreAccess } from "./storeAccess";

const text = z.catch(z.optional(z.string()), undefined);
/** `workspace.json` beside the storage; older versions say `configuration` for the file of a multi-root workspace. */
const opened = z.looseObject({ folder: text, workspace: text, configuration: text });
const workspaceFile = z.looseObject({ folders: z.array(z.looseObject({ path: text, uri: text })) });

/** The storage of one thing that was open in an editor's window. */
export interface EditorWorkspace {
	/** `.../workspaceStorage/<id>`. */
	readonly path: string;
	readonly id: string;
	/** Folders that are open in it, as paths or URIs; empty when nothing says. */
	readonly folders: readonly string[];
}

/** What is stored for each workspace below an editor's `User` folder. The asking window's own is known without its file. */
export function editorWorkspaces(access: StoreAccess, user: string, roots: WorkspaceRoots): readonly EditorWorkspace[] {
	const own = access.ports.places.window?.workspaceStorage?.replaceAll("\\", "/") ?? null;
	return access.folders(`${user}/workspaceStorage`).map((path) => ({
		path,
		id: path.slice(path.lastIndexOf("/") + 1),
		folders: path === own && roots.paths !== null ? roots.paths : openFolders(access, path),
	}));
}

function openFolders(access: StoreAccess, storage: string): readonly string[] {
	const read = opened.safeParse(access.json(`${storage}/workspace.json`));
	if (!read.success) return [];
	const { folder, workspace, configuration } = read.data;
	if (folder !== undefined) return [folder];
	const file = recordedFolder(workspace ?? configuration ?? "");
	if (file === null) return [];
	return file.remote === null ? foldersListed(access, file.path) : [workspace ?? ""];
}

/** The folders of a `.code-workspace` file, which may hold comments; relative ones start at the file's own folder. */
function foldersListed(access: StoreAccess, path: string): readonly string[] {
	const read = workspaceFile.safeParse(parse(access.text(path) ?? ""));
	if (!read.success) return [];
	const base = path.replace(/[\\/][^\\/]*$/, "");
	return read.data.folders.flatMap(({ path: listed, uri }) => {
		const folder = uri ?? listed;
		if (folder === undefined) return [];
		return [recordedFolder(folder) === null ? `${base}/${folder}` : folder];
	});
}
