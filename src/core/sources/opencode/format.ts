import type { AgentName } from "../../model/transcript";
import type { DatabaseFormat, DocumentFormat } from "../format";
import { firstTables, listSessions, secondTables } from "./sessions";
import { readExport } from "./v1/exportReader";
import { readV1 } from "./v1/reader";
import { readV2 } from "./v2/reader";

/**
 * The 1.x tables, as the database of a certain agent: which one it is, is told by the file's place only. Some builds
 * had 2.x's `session_message`, empty, beside them; `session_v2` is what says that they are not written any more.
 */
function opencodeTables(agent: AgentName): DatabaseFormat {
	return {
		kind: "database",
		agent,
		recogniseTables: (tables) =>
			["session", "message", "part"].every((table) => tables.has(table)) && !tables.has("session_v2"),
		sessions: (database) => listSessions(database, firstTables),
		read: (database, session, path) => readV1(database, agent, session, path),
	};
}

/** `opencode.db` of OpenCode 1.x. */
export const opencode1 = opencodeTables("opencode");

/** `kilo.db`: Kilo Code's core is OpenCode 1.x. */
export const kiloCode = opencodeTables("kilo-code");

/** `opencode.db` of OpenCode 2.x; the 1.x tables stay in it and are passed over. */
export const opencode2: DatabaseFormat = {
	kind: "database",
	agent: "opencode",
	recogniseTables: (tables) => tables.has("session_v2") && tables.has("session_message"),
	sessions: (database) => listSessions(database, secondTables),
	read: readV2,
};

/** What `opencode export` of 1.x prints. */
export const opencodeExport: DocumentFormat = {
	kind: "document",
	agent: "opencode",
	recognise: (head) => /^\s*\{\s*"info"\s*:\s*\{\s*"id"\s*:\s*"ses_/.test(head),
	read: readExport,
};
