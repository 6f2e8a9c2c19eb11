import type { Row } from "../../format";
import type { Revert } from "../sessions";
import type { StoredRecord, StoredRecords } from "../storedRecords";
import { type Message, messageSchema, type Part, partSchema } from "./schema";

/** A message with its parts, which are read while they are gone through. */
export interface StoredMessage extends StoredRecord<Message> {
	readonly parts: Iterable<StoredRecord<Part>>;
}

/** Where the rows of one session come from, in their order. */
export interface MessageRows {
	messages(): Iterable<Row>;
	parts(message: string): Iterable<Row>;
}

/** A session's messages up to where the user went back to. */
export function* messagesOf(
	rows: MessageRows,
	revert: Revert | null,
	records: StoredRecords,
): Generator<StoredMessage> {
	for (const row of rows.messages()) {
		const undone = row.id === revert?.messageID ? revert : null;
		if (undone !== null && undone.partID === undefined) return;
		const message = records.open(row, messageSchema);
		const parts = message === null ? [] : partsOf(rows.parts(message.id), undone?.partID ?? null, records);
		if (message !== null) yield { ...message, parts };
		if (undone !== null) return;
	}
}

function* partsOf(
	rows: Iterable<Row>,
	undoneFrom: string | null,
	records: StoredRecords,
): Generator<StoredRecord<Part>> {
	for (const row of rows) {
		if (undoneFrom !== null && row.id === undoneFrom) return;
		const part = records.open(row, partSchema);
		if (part !== null) yield part;
	}
}
