import type { AgentName, Transcript } from "../../core/model/transcript";
import { judgeSuccessor, type SuccessorState } from "../../core/successor/judgeSuccessor";
import type { FoundConversation } from "../conversations/foundConversation";

/** Who is waited for. */
export interface AwaitedSuccessor {
	/** Workspace folder that it was started in. */
	readonly folder: string;
	readonly agent: AgentName;
	/** When it was started, ISO 8601. */
	readonly startedAt: string;
	/** What its prompt tells it to read: absolute paths. */
	readonly given: readonly string[];
}

export interface SeenSuccessor {
	readonly id: string;
	/** Its conversation's file or database. */
	readonly path: string;
	/** As the runtime itself names it (R-002-25); null when it does not. */
	readonly model: string | null;
	readonly state: SuccessorState;
}

/** A conversation as far as it was read. */
export interface SeenConversation {
	readonly found: Pick<FoundConversation, "agent" | "folder" | "path" | "changedAt">;
	readonly transcript: Transcript;
}

/** Clocks of a store and of this program need not agree to the second. */
const clockSlackMs = 5_000;

/**
 * The conversation of a successor that was started a moment ago, among those of its folder: known by the paths that its
 * prompt names, so that another session of the same agent is not taken for it. Null when there is none yet.
 */
export function lookForSuccessor(
	conversations: readonly SeenConversation[],
	{ folder, agent, startedAt, given }: AwaitedSuccessor,
): SeenSuccessor | null {
	const since = Date.parse(startedAt) - clockSlackMs;
	const told = conversations
		.filter(({ found }) => found.agent === agent && found.folder === folder && Date.parse(found.changedAt) >= since)
		.filter(({ transcript }) => isTold(transcript, given))
		.sort((one, other) => other.found.changedAt.localeCompare(one.found.changedAt));
	const [newest] = told;
	if (newest === undefined) return null;
	const { id, model } = newest.transcript;
	return { id, path: newest.found.path, model, state: judgeSuccessor(newest.transcript, given) };
}

function isTold({ turns }: Transcript, given: readonly string[]): boolean {
	return turns.some(({ user }) => user !== null && given.some((path) => user.includes(path)));
}
