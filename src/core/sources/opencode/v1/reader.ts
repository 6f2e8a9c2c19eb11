import type { AgentName, Transcript } from "../../../model/transcript";
import type { Database } from "../../format";
import { TranscriptBuilder } from "../../transcriptBuilder";
import { todosIn } from "../schema";
import { firstTables, openSession } from "../sessions";
import { recordColumns, StoredRecords } from "../storedRecords";
import { planOf } from "../toolCall";
import { MessageReader } from "./messageReader";
import { messagesOf } from "./messages";

/** Ids begin with a time that starts anew every 2.2 years (48 bits of milliseconds × 4096): the column's time orders. */
const messagesSql = `SELECT ${recordColumns} FROM message WHERE session_id = ? ORDER BY time_created, id`;
const partsSql = `SELECT ${recordColumns} FROM part WHERE message_id = ? ORDER BY id`;
const todosSql = "SELECT content, status FROM todo WHERE session_id = ? ORDER BY position LIMIT 1000";

/** Reads one session of the 1.x tables, row by row. Null when there is no such session. */
export function readV1(database: Database, agent: AgentName, session: string, path: string): Transcript | null {
	const builder = new TranscriptBuilder(agent, path, session);
	const opened = openSession(database, firstTables, builder);
	if (opened === null) return null;
	const records = new StoredRecords(builder, path);
	const reader = new MessageReader(builder);
	const rows = {
		messages: () => database.rows(messagesSql, session),
		parts: (message: string) => database.rows(partsSql, message),
	};
	for (const message of messagesOf(rows, opened.revert, records)) reader.read(message);
	readTodos(database, session, builder);
	return builder.build(records.bytes);
}

/** The table is the plan as it stands; it is empty when the list was never written, or emptied. */
function readTodos(database: Database, session: string, builder: TranscriptBuilder): void {
	if (!database.tables.has("todo")) return;
	const todos = todosIn([...database.rows(todosSql, session)]);
	if (todos.length > 0) builder.setPlan(planOf(todos));
}
