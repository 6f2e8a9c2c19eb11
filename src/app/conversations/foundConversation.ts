import type { AgentName } from "../../core/model/transcript";
import type { Reading } from "./stores/store";

/** A conversation that belongs to a workspace folder, with all that is needed to read it; plain data. */
export interface FoundConversation extends Reading {
	readonly agent: AgentName;
	/** The conversation's id as far as the store tells it, else its path. */
	readonly id: string;
	/** The workspace folder it belongs to, as the caller spelled it; null when no folder is open. */
	readonly folder: string | null;
	/** The folder it was held in, where its store tells it; null when only the conversation itself can tell. */
	readonly cwd: string | null;
	/** Last change in its store, ISO 8601: an upper bound of the last activity. */
	readonly changedAt: string;
	/** Bytes of its file; null for one in a database. */
	readonly size: number | null;
	/** Poorer recordings of the same conversation. */
	readonly others: readonly Reading[];
	/** As the agent's list of conversations has it; null when only the conversation itself can tell. */
	readonly title: string | null;
}

/** What a conversation is known by, wherever its best recording stands. */
export function keyOf({ agent, id }: FoundConversation): string {
	return `${agent} ${id}`;
}

/** What names a conversation to a person and on the command line: its file, or `database#session`. */
export function referenceOf({ path, session }: Reading): string {
	return session === null ? path : `${path}#${session}`;
}
