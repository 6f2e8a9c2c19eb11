import type { AgentName } from "../../model/transcript";
import type { Database, DatabaseFormat, StoredSession } from "../format";
import { readStoredSession } from "./storeReader";
import { sessionRowSchema, storeTime } from "./storeSchema";

/** The newest sessions with a word of the user's: a store grows for years. */
const sessionsSql = `
SELECT s.*, (SELECT max(t.timestamp) FROM turns t WHERE t.session_id = s.id) AS last_turn_at
FROM sessions s
WHERE EXISTS (SELECT 1 FROM turns t WHERE t.session_id = s.id AND t.user_message <> '')
ORDER BY s.updated_at DESC LIMIT 1000`;

/** Agents that VS Code runs and whose sessions it notes as well; they keep stores of their own. */
const otherAgents: ReadonlySet<string> = new Set(["claude", "copilotcli"]);

/**
 * The session store ("Chronicle") of Copilot: `session-store.db`, with the same tables in VS Code's global storage of
 * `github.copilot-chat` and in `~/.copilot` of the command line (transcripts.md 1.6, 5.1). `agent` says whose it is.
 */
export function sessionStore(agent: AgentName): DatabaseFormat {
	return {
		kind: "database",
		agent,
		recogniseTables: (tables) => ["sessions", "turns", "session_files"].every((name) => tables.has(name)),
		sessions: (database) => listSessions(database, agent),
		read: (database, session, path) => readStoredSession(database, session, path, agent),
	};
}

function listSessions(database: Database, agent: AgentName): StoredSession[] {
	const sessions: StoredSession[] = [];
	for (const row of database.rows(sessionsSql)) {
		const session = sessionRowSchema.safeParse(row);
		if (!session.success || (agent === "copilot-vscode" && otherAgents.has(session.data.agent_name ?? ""))) continue;
		const { id, cwd, updated_at, last_turn_at } = session.data;
		sessions.push({ id, cwd: cwd || null, changedAt: later(storeTime(updated_at), storeTime(last_turn_at)) });
	}
	return sessions;
}

function later(one: string | null, other: string | null): string | null {
	if (one === null || other === null) return one ?? other;
	return one > other ? one : other;
}
