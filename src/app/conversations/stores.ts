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
}

/** The stores of this user on this machine. */
export function conversationStores(places: Places): Store[] {
	return [claudeStore(places), codexStore(places)];
}

/** `<config>/projects/<slug>/*.jsonl` (transcripts.md 2.1, 2.2). Sub-folders of a workspace have a slug that begins with its own. */
function claudeStore({ home, env, platform }: Places): Store {
	const projects = `${env.CLAUDE_CONFIG_DIR ?? `${home}/.claude`}/projects`;
	const same = (name: string) => (platform === "win32" ? name.toLowerCase() : name);
	return {
		agent: "claude-code",
		place: projects,
		candidates: (files, folder) => {
			const slug = folder === null ? "" : same(claudeProjectSlug(folder));
			return files
				.list(projects)
				.filter(({ name }) => name === env.CLAUDE_CODE_PROJECT_DIR_NAME || same(name).startsWith(slug))
				.flatMap(({ name }) => sessionFiles(files, `${projects}/${name}`));
		},
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
	};
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
