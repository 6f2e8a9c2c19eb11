import type { DatabaseFormat, LineFormat } from "../format";
import { parseJson } from "../json";
import { listChat, readChat } from "./chat/readChat";
import { readComposer } from "./readComposer";
import { listSessions } from "./sessions";
import { TranscriptReader } from "./transcriptReader";
import { isTranscriptRecord } from "./transcriptSchema";

/** The editor's own store, `globalStorage/state.vscdb`. */
export const cursor: DatabaseFormat = {
	kind: "database",
	agent: "cursor",
	recogniseTables: (tables) => tables.has("cursorDiskKV"),
	sessions: listSessions,
	read: readComposer,
};

/** The CLI's own store, `chats/<md5 of the folder>/<id>/store.db`: one chat in each. */
export const cursorChat: DatabaseFormat = {
	kind: "database",
	agent: "cursor",
	recogniseTables: (tables) => tables.has("blobs") && tables.has("meta"),
	sessions: listChat,
	read: readChat,
};

/** `agent-transcripts/<id>/<id>.jsonl`: what Cursor's editor and CLI leave for hooks. */
export const cursorTranscript: LineFormat = {
	kind: "lines",
	agent: "cursor",
	recognise: (head) => head.split("\n", 20).some(isTranscriptLine),
	createReader: (path) => new TranscriptReader(path),
};

/** A line that is cut off by the end of `head` is judged by its beginning. */
function isTranscriptLine(line: string): boolean {
	const value = parseJson(line);
	return value === undefined ? cutMessage.test(line) : isTranscriptRecord(value);
}

const cutMessage = /^\{\s*"role"\s*:\s*"(?:user|assistant)"\s*,\s*"message"\s*:\s*\{\s*"content"\s*:/;
