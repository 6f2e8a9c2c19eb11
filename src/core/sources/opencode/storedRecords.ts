import * as z from "zod/mini";
import type { Row } from "../format";
import { parseJson } from "../json";
import { longestLine } from "../lineSplitter";
import { isoTime } from "../time";
import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import { anything, number, text } from "./schema";

/**
 * What is selected of a row with JSON in it. A text too large to be held stays in the database, as does a value of
 * another type; numbers come as REAL, for an integer beyond 2^53 cannot be handed out. No `json_extract` anywhere: it
 * raises an error for one broken text, and with it the whole query is lost.
 */
export const recordColumns = `id, CAST(time_created AS REAL) AS time, octet_length(data) AS size,
	CASE WHEN typeof(data) = 'text' AND octet_length(data) <= ${longestLine} THEN data END AS data`;

const rowSchema = z.object({ id: text, type: text, time: number, size: number, data: anything });

/** A row whose JSON is of the wanted shape. The offset of its place is its number among the rows read. */
export interface StoredRecord<T> extends Place {
	readonly id: string;
	/** The row's column `type`; empty where there is none. */
	readonly type: string;
	readonly value: T;
}

/** Opens a session's rows one after the other and counts what was read and what could not be. */
export class StoredRecords {
	/** Bytes of JSON read so far. */
	bytes = 0;
	private rows = 0;

	constructor(
		private readonly builder: TranscriptBuilder,
		private readonly path: string,
	) {}

	/** Null for a row that cannot be read: it is counted. */
	open<T>(row: Row, schema: z.ZodMiniType<T>): StoredRecord<T> | null {
		const offset = this.rows++;
		const columns = rowSchema.safeParse(row);
		const { id = `row-${offset}`, type = "", time, size = 0, data } = columns.success ? columns.data : {};
		this.bytes += size;
		const value = schema.safeParse(typeof data === "string" ? parseJson(data) : data);
		if (value.success) return { id, type, offset, at: timeOf(time), value: value.data };
		this.builder.skipRecord();
		if (size > longestLine)
			this.builder.report({ code: "transcript.lineTooLong", path: this.path, offset, bytes: size });
		return null;
	}
}

/** ISO 8601 of the milliseconds in a record; null for what is no time. */
export function timeOf(milliseconds: number | undefined): string | null {
	return milliseconds === undefined || milliseconds <= 0 ? null : isoTime(milliseconds);
}
