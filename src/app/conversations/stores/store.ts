import type { AgentName } from "../../../core/model/transcript";
import type { WorkspaceRoots } from "../workspaceRoots";

/** A file, or a session in a database, that holds a conversation or a part of it. */
export interface Reading {
	readonly path: string;
	/** The session's id in a database; null for a file of one conversation. */
	readonly session: string | null;
}

/** What may be a conversation, told without reading what was said in it. */
export interface Candidate extends Reading {
	/** The conversation's id as far as the store tells it, else its path: two candidates of one agent with one id are copies. */
	readonly id: string;
	/** Last change, milliseconds since 1970. */
	readonly modified: number;
	/** Bytes; null in a database. */
	readonly size: number | null;
	/** Poorer recordings of the same conversation, which fill in what the first one lacks. */
	readonly others: readonly Reading[];
	/** As the agent's list of conversations has it; null when there is none, or the conversation itself tells it. */
	readonly title: string | null;
	/**
	 * The folders it was held in, as recorded (paths or URIs); empty when nothing tells; null when it is no conversation
	 * of a user (a sub-agent's). May read the file's beginning.
	 */
	folders(): readonly string[] | null;
}

/** Where one agent keeps its conversations. */
export interface Store {
	readonly agent: AgentName;
	/** The folders and files looked in for the workspace, as told to the user. */
	places(roots: WorkspaceRoots): readonly string[];
	/** What may be conversations of the workspace, cheap to list. Of copies the best comes first. */
	candidates(roots: WorkspaceRoots): Iterable<Candidate>;
	/** Folders in which a change can mean a new or longer conversation of the workspace. They need not exist. */
	watched(roots: WorkspaceRoots): readonly WatchedFolder[];
}

/** A folder to watch. */
export interface WatchedFolder {
	readonly path: string;
	/** Names whose changes count; null: all. */
	readonly only: RegExp | null;
}

/** The folder of a file, of which only the file itself counts; of a database, its log as well. */
export function watchedFile(path: string): WatchedFolder {
	const at = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\"));
	const name = path.slice(at + 1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return { path: path.slice(0, at), only: new RegExp(`^${name}(?:-wal)?$`) };
}

/** Folders in which every change counts. */
export function allIn(paths: readonly string[]): readonly WatchedFolder[] {
	return paths.map((path) => ({ path, only: null }));
}
