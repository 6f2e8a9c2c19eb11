import { lastTurnIndex } from "../../core/model/measure";
import type { Problem } from "../../core/model/problem";
import type { Transcript } from "../../core/model/transcript";
import type { FoundConversation } from "./foundConversation";
import { isProblem, type ReadPorts, readConversation } from "./readConversation";

/** What a list of conversations tells of one. */
export interface ConversationFacts {
	/** Null when it could not be read. */
	readonly id: string | null;
	/** The agent's title, else what the user asked for first. */
	readonly title: string | null;
	/** The working folder. */
	readonly cwd: string | null;
	readonly turns: number;
	/** ISO 8601. */
	readonly lastActivity: string;
	/** Why it, or a part of it, cannot be read. */
	readonly problem: Problem | null;
}

/** Reads a conversation that was found, for a list. */
export function describeConversation(ports: ReadPorts, found: FoundConversation): ConversationFacts {
	const read = readConversation(ports, found);
	const { folder, title, changedAt } = found;
	if (isProblem(read)) return { id: null, title, cwd: folder, turns: 0, lastActivity: changedAt, problem: read };
	return {
		id: read.id,
		title: titleOf(read),
		cwd: read.cwd ?? folder,
		turns: lastTurnIndex(read),
		lastActivity: read.endedAt ?? changedAt,
		problem: read.problems[0] ?? null,
	};
}

/** What a conversation is called: the agent's title, else the first line of what the user asked for first. */
export function titleOf({ title, turns }: Pick<Transcript, "title" | "turns">): string | null {
	return title ?? turns.find(({ user }) => user !== null)?.user?.split("\n")[0] ?? null;
}
