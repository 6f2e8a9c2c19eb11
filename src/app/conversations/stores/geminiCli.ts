import * as z from "zod/mini";
import { sessionIdInPath } from "../../../core/sources/geminiCli/sessionId";
import type { WorkspaceRoots } from "../workspaceRoots";
import { allIn, type Candidate, type Store } from "./store";
import { fileCandidate, type StoreAccess, type StoredFile } from "./storeAccess";

const registry = z.looseObject({ projects: z.catch(z.record(z.string(), z.unknown()), {}) });

/**
 * `<home>/.gemini/tmp/<project>/chats/session-*.jsonl`, before 0.39 `.json` (transcripts.md 7.1, 7.2). Which folder a
 * project is stands beside its chats or in a registry; older ones are named by the SHA-256 of the folder's path. Files of
 * sub-agents stand one folder deeper.
 */
export function geminiCliStore(access: StoreAccess): Store {
	const { home, env } = access.ports.places;
	const root = `${env.GEMINI_CLI_HOME ?? home}/.gemini`;
	const tmp = `${root}/tmp`;
	return {
		agent: "gemini-cli",
		places: () => [tmp],
		*candidates(roots) {
			const known = registeredFolders(access, root, roots);
			for (const project of access.folders(tmp)) {
				const folders = foldersOf(access, project, known);
				if (roots.belonging(folders).kind === "elsewhere") continue;
				for (const file of bestOfEach(access.files(`${project}/chats`, isSession)))
					yield candidate(access, file, folders);
			}
		},
		watched: (roots) => {
			const known = registeredFolders(access, root, roots);
			const projects = access
				.folders(tmp)
				.filter((project) => roots.belonging(foldersOf(access, project, known)).kind !== "elsewhere");
			const chats = projects.map((project) => `${project}/chats`);
			return allIn([tmp, ...chats].map((folder) => access.nearestFolder(folder)));
		},
	};
}

/** By the name of a project's folder: the registry's names, and the hashes of the folders that may be asked for. */
function registeredFolders(access: StoreAccess, root: string, roots: WorkspaceRoots): ReadonlyMap<string, string> {
	const read = registry.safeParse(access.json(`${root}/projects.json`));
	const registered = read.success ? Object.entries(read.data.projects) : [];
	const paths = [...registered.map(([path]) => path), ...(roots.paths ?? [])];
	const hashes = paths.map((path) => [access.ports.ids.sha256(path), path] as const);
	return new Map([...hashes, ...registered.map(([path, name]) => [String(name), path] as const)]);
}

function foldersOf(access: StoreAccess, project: string, known: ReadonlyMap<string, string>): readonly string[] {
	const marker = `${project}/.project_root`;
	const marked = access.file(marker) === null ? "" : (access.text(marker)?.trim() ?? "");
	if (marked !== "") return [marked];
	const registered = known.get(project.slice(project.lastIndexOf("/") + 1));
	return registered === undefined ? [] : [registered];
}

function candidate(access: StoreAccess, file: StoredFile, folders: readonly string[]): Candidate {
	return fileCandidate(file, file.path, () => (isSubagent(access, file) ? null : folders));
}

function isSubagent(access: StoreAccess, file: StoredFile): boolean {
	const tell = (head: string) => /^[^\n]*"kind"\s*:\s*"(subagent)"/.exec(head)?.[1] ?? null;
	return access.told(file, tell) !== null;
}

/** Files that are being written, or that the client could not read itself, have other names. */
function isSession(name: string): boolean {
	return /^session-.*\.jsonl?$/.test(name);
}

/** A resume turns a `.json` into a `.jsonl`, and can leave a stub under the name of another minute. */
function bestOfEach(files: readonly StoredFile[]): readonly StoredFile[] {
	const best = new Map<string, StoredFile>();
	for (const file of files) {
		const id = sessionIdInPath(file.name);
		const known = best.get(id);
		if (known === undefined || isBetter(file, known)) best.set(id, file);
	}
	return [...best.values()];
}

function isBetter(one: StoredFile, other: StoredFile): boolean {
	const [isLog, isOtherLog] = [one, other].map(({ name }) => name.endsWith(".jsonl"));
	return isLog === isOtherLog ? one.info.size > other.info.size : isLog === true;
}
