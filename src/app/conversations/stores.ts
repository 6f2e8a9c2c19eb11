import type { AgentName } from "../../core/model/transcript";
import { claudeProjectSlug } from "../../core/sources/claudeCode/location";
import type { Files, Places } from "../ports";

/** Where one agent keeps its conversations, and which files there may belong to a folder. */
export interface Store {
	readonly agent: AgentName;
	/** The folder looked in, as told to the user when nothing is found. */
	readonly place: string;
	/** Session files that may belong to `folder` (a real path), or all for null: cheap to list, not yet confirmed. */
	candidates(files: Files, folder: string | null): string[];
	/** Folders in which a change can mean a new or longer conversation of `folder` (a real path). */
	watchedFolders(files: Files, folder: string): string[];
}

/** The stores of this user on this machine. */
export function conversationStores(places: Places): Store[] {
	return [claudeStore(places), codexStore(places)];
}

/** `<config>/projects/<slug>/*.jsonl` (transcripts.md 2.1, 2.2). Sub-folders of a workspace have a slug that begins with its own. */
function claudeStore({ home, env, platform }: Places): Store {
	const projects = `${env.CLAUDE_CONFIG_DIR ?? `${home}/.claude`}/projects`;
	const same = (name: string) => (platform === "win32" ? name.toLowerCase() : name);
	const projectFolders = (files: Files, folder: string | null) => {
		const slug = folder === null ? "" : same(claudeProjectSlug(folder));
		return files
			.list(projects)
			.filter(({ name }) => name === env.CLAUDE_CODE_PROJECT_DIR_NAME || same(name).startsWith(slug))
			.map(({ name }) => `${projects}/${name}`);
	};
	return {
		agent: "claude-code",
		place: projects,
		candidates: (files, folder) => projectFolders(files, folder).flatMap((project) => sessionFiles(files, project)),
		watchedFolders: (files, folder) => [nearestFolder(files, projects), ...projectFolders(files, folder)],
	};
}

/** `<home>/sessions/YYYY/MM/DD/rollout-*.jsonl` and `archived_sessions/`: one store for all folders (transcripts.md 3.1, 3.2). */
function codexStore({ home, env }: Places): Store {
	const root = env.CODEX_HOME ?? `${home}/.codex`;
	return {
		agent: "codex",
		place: `${root}/sessions`,
		candidates: (files) => {
			const days = [`${root}/sessions`].flatMap((folder) => subFolders(files, folder, 3));
			return [...days, `${root}/archived_sessions`].flatMap((folder) => sessionFiles(files, folder));
		},
		watchedFolders: (files) => newestFolders(files, nearestFolder(files, `${root}/sessions`)),
	};
}

/** The folder itself, or where it will appear: an agent that was never used has none. */
function nearestFolder(files: Files, path: string): string {
	if (files.info(path)?.kind === "folder") return path;
	const parent = path.slice(0, Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")));
	return parent === "" ? path : nearestFolder(files, parent);
}

/** A folder and below it the newest year, month and day: new sessions appear there, or a newer folder does. */
function newestFolders(files: Files, folder: string): string[] {
	const newest = subFolders(files, folder, 1).sort().at(-1);
	return newest === undefined ? [folder] : [folder, ...newestFolders(files, newest)];
}

function subFolders(files: Files, folder: string, depth: number): string[] {
	if (depth === 0) return [folder];
	return files
		.list(folder)
		.filter(({ name, kind }) => kind === "folder" && /^\d+$/.test(name))
		.flatMap(({ name }) => subFolders(files, `${folder}/${name}`, depth - 1));
}

function sessionFiles(files: Files, folder: string): string[] {
	return files
		.list(folder)
		.filter(({ name }) => name.endsWith(".jsonl") && !name.startsWith("agent-"))
		.map(({ name }) => `${folder}/${name}`);
}
