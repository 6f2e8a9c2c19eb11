import type { Transcript } from "../../../model/transcript";
import type { Database } from "../../format";
import { TranscriptBuilder } from "../../transcriptBuilder";
import { openSession, secondTables } from "../sessions";
import { recordColumns, StoredRecords } from "../storedRecords";
import { RecordReader } from "./recordReader";
import { recordSchema } from "./schema";

const recordsSql = `SELECT ${recordColumns}, type FROM session_message WHERE session_id = ? ORDER BY seq`;

/** Reads one session of the 2.x tables, row by row. Null when there is no such session. */
export function readV2(database: Database, session: string, path: string): Transcript | null {
	const builder = new TranscriptBuilder("opencode", path, session);
	const opened = openSession(database, secondTables, builder);
	if (opened === null) return null;
	const records = new StoredRecords(builder, path);
	const reader = new RecordReader(builder);
	for (const row of database.rows(recordsSql, session)) {
		if (opened.revert !== null && row.id === opened.revert.messageID) break;
		const record = records.open(row, recordSchema);
		if (record !== null) reader.read(record);
	}
	return builder.build(records.bytes);
}
