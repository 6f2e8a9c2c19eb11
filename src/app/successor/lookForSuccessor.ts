import type { AgentName, Transcript } from "../../core/model/transcript";
import { judgeSuccessor, type SuccessorState } from "../../core/successor/judgeSuccessor";
import { findConversations } from "../conversations/findConversations";
import { isProblem, readConversation } from "../conversations/readConversation";
import type { Ports } from "../ports";

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

/** Clocks of a store and of this program need not agree to the second. */
const clockSlackMs = 5_000;

/**
 * The conversation of a successor that was started a moment ago, as far as it stands in its store: known by the paths
 * that its prompt names, so that another session of the same agent is not taken for it. Null when there is none yet.
 */
export function lookForSuccessor(ports: Ports, awaited: AwaitedSuccessor): SeenSuccessor | null {
	const since = Date.parse(awaited.startedAt) - clockSlackMs;
	const { found } = findConversations(ports, [awaited.folder], { agent: awaited.agent, since });
	for (const one of found) {
		const transcript = readConversation(ports, one, { following: true });
		if (isProblem(transcript) || !isTold(transcript, awaited.given)) continue;
		const { id, model } = transcript;
		return { id, path: one.path, model, state: judgeSuccessor(transcript, awaited.given) };
	}
	return null;
}

function isTold({ turns }: Transcript, given: readonly string[]): boolean {
	return turns.some(({ user }) => user !== null && given.some((path) => user.includes(path)));
}
