import type { AgentName } from "../../core/model/transcript";
import { readSessionFileName } from "../../core/sources/codex/location";
import { sessionIdInPath } from "../../core/sources/geminiCli/sessionId";
import { findConversations } from "../conversations/findConversations";
import type { FoundConversation } from "../conversations/foundConversation";
import { qwenData } from "../conversations/stores/qwenCode";
import type { StorePorts } from "../conversations/stores/storeAccess";
import { inside } from "../emit/paths";
import type { Files, Places } from "../ports";
import type { Signal } from "./signal";

type Locate = (files: Files, places: Places, sessionId: string) => string | null;

/** Where each agent keeps the session with an id, for those with a file of its own for each session. */
const stores: Partial<Record<AgentName, Locate>> = {
	"claude-code": (files, { home, env }, id) =>
		inFolders(files, `${env.CLAUDE_CONFIG_DIR ?? `${home}/.claude`}/projects`, `${id}.jsonl`),
	"qwen-code": (files, places, id) => inFolders(files, `${qwenData(places)}/projects`, `chats/${id}.jsonl`),
	"copilot-cli": (files, { home, env }, id) => {
		const root = `${env.COPILOT_HOME ?? `${home}/.copilot`}/session-state`;
		return [`${root}/${id}/events.jsonl`, `${root}/${id}.jsonl`].find((path) => isFile(files, path)) ?? null;
	},
	codex: (files, { home, env }, id) => {
		const root = env.CODEX_HOME ?? `${home}/.codex`;
		const days = subFolders(files, `${root}/sessions`, 3);
		return largestOf(files, [...days, `${root}/archived_sessions`], (name) => name.endsWith(`-${id}.jsonl`));
	},
	// A file's name holds the first eight characters of the id. After a resume there is a stub beside the real one.
	"gemini-cli": (files, { home, env }, id) => {
		const root = `${env.GEMINI_CLI_HOME ?? home}/.gemini/tmp`;
		const folders = files.list(root).map(({ name }) => `${root}/${name}/chats`);
		return largestOf(files, folders, (name) => /\.jsonl?$/.test(name) && sessionIdInPath(name) === id.slice(0, 8));
	},
};

/** Agents that name a poorer file than what their store has, or none: their sessions are looked for in the store. */
const searched: readonly AgentName[] = ["opencode", "kilo-code", "cursor", "copilot-vscode"];

/**
 * The session that a signal tells of: the file that the agent named if it is there, otherwise the one with the session's
 * id in the agent's own store (Copilot CLI names none at the end); for agents with a database, what stands there. Null
 * when there is none.
 */
export function locateTranscript(ports: StorePorts, signal: Signal): string | FoundConversation | null {
	const { agent, sessionId, transcriptPath } = signal;
	const isSearched = searched.includes(agent) || isSegment(transcriptPath);
	const stored = isSearched && sessionId !== null ? inStore(ports, agent, sessionId) : null;
	if (stored !== null) return stored;
	if (transcriptPath !== null && isFile(ports.files, transcriptPath)) return transcriptPath;
	return sessionId === null ? null : (stores[agent]?.(ports.files, ports.places, sessionId) ?? null);
}

/** One of several files of a session of Codex. */
function isSegment(path: string | null): boolean {
	const name = path === null ? null : readSessionFileName(path);
	return name !== null && name.rollout !== name.id;
}

function inStore(ports: StorePorts, agent: AgentName, sessionId: string): FoundConversation | null {
	return findConversations(ports, null, { agent }).found.find(({ id }) => id === sessionId) ?? null;
}

function inFolders(files: Files, root: string, relative: string): string | null {
	const paths = files.list(root).map(({ name }) => inside(`${root}/${name}`, relative));
	return paths.find((path) => isFile(files, path)) ?? null;
}

function subFolders(files: Files, folder: string, depth: number): string[] {
	if (depth === 0) return [folder];
	const entries = files.list(folder).filter(({ name, kind }) => kind === "folder" && /^\d+$/.test(name));
	return entries.flatMap(({ name }) => subFolders(files, `${folder}/${name}`, depth - 1));
}

function largestOf(files: Files, folders: readonly string[], fits: (name: string) => boolean): string | null {
	const paths = folders.flatMap((folder) =>
		files
			.list(folder)
			.filter(({ name }) => fits(name))
			.map(({ name }) => `${folder}/${name}`),
	);
	const sized = paths.map((path) => ({ path, size: files.info(path)?.size ?? 0 }));
	return sized.sort((a, b) => b.size - a.size)[0]?.path ?? null;
}

function isFile(files: Files, path: string): boolean {
	return files.info(path)?.kind === "file";
}
