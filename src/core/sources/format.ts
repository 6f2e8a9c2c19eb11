import type { AgentName, Transcript } from "../model/transcript";

/** One line of a file without its line end. `bytes` and `text` are only valid until the next line is read. */
export interface RawLine {
	/** Where the line begins in the file, in bytes. */
	readonly offset: number;
	readonly bytes: Uint8Array;
	/** The line decoded, or only `part` of its bytes; costs time for a long line, so look at `bytes` first. */
	text(part?: Uint8Array): string;
}

/** Builds a transcript record by record, so that a growing file can be followed with bounded memory. */
export interface LineReader {
	/** Takes the next whole line. Never throws: what cannot be read is counted. */
	push(line: RawLine): void;
	/** The line was too long to be held in memory and was passed over. */
	skip(offset: number, bytes: number): void;
	/** The conversation as read so far. May be called at any time, and more lines pushed after it. */
	transcript(): Transcript;
}

/** A store with one record a line. */
export interface LineFormat {
	readonly kind: "lines";
	readonly agent: AgentName;
	/** Says from the first bytes of a file (a few KB, as text) whether it is of this format: by content, not by path. */
	recognise(head: string): boolean;
	/** `path` is the file's absolute path: it can hold the session's id, and problems name it. */
	createReader(path: string): LineReader;
}

/** A store whose file is read whole. */
export interface DocumentFormat {
	readonly kind: "document";
	readonly agent: AgentName;
	recognise(head: string): boolean;
	/** Never throws: a file that cannot be read gives a transcript without turns and with problems. */
	read(text: string, path: string): Transcript;
}

/** One row of a table: column name to value (string, number, bigint, null or bytes). Not trusted: readers validate it. */
export type Row = Readonly<Record<string, unknown>>;

/** An agent's SQLite database, open for reading only. */
export interface Database {
	/** The tables that stand in it. */
	readonly tables: ReadonlySet<string>;
	/** Rows of one SELECT, one after the other, so that a large result is never held. `?` stands for a parameter. */
	rows(sql: string, ...parameters: readonly (string | number)[]): Iterable<Row>;
}

/** A session in a database, told without reading what was said in it. */
export interface StoredSession {
	readonly id: string;
	/** The working folder as recorded; null when the database does not say. */
	readonly cwd: string | null;
	/** Last change, ISO 8601; null when the database does not say. */
	readonly changedAt: string | null;
}

/** A store that is a database with many sessions in it. */
export interface DatabaseFormat {
	readonly kind: "database";
	readonly agent: AgentName;
	/** Says by its tables whether a database is of this format. */
	recogniseTables(tables: ReadonlySet<string>): boolean;
	/** The sessions that a user held himself: neither sub-agents nor empty ones. Bounded queries only. */
	sessions(database: Database): StoredSession[];
	/** Never throws for what stands in the rows: what cannot be read is counted. Null when there is no such session. */
	read(database: Database, session: string, path: string): Transcript | null;
}

export type Format = LineFormat | DocumentFormat;
