import type { AgentName, Transcript } from "../model/transcript";

/** One line of a file without its line end. `bytes` and `text` are only valid until the next line is read. */
export interface RawLine {
	/** Where the line begins in the file, in bytes. */
	readonly offset: number;
	readonly bytes: Uint8Array;
	/** The line decoded; costs time for a long line, so look at `bytes` first where that is enough. */
	text(): string;
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

export type Format = LineFormat | DocumentFormat;
