import type { Problem } from "../../core/model/problem";
import type { AgentName, Transcript } from "../../core/model/transcript";
import type { StoredSession } from "../../core/sources/format";
import { recogniseDatabase } from "../../core/sources/formats";
import { FileError } from "../ports";
import { type ReadPorts, readReading } from "./readConversation";
import type { Reading } from "./stores/store";

const databaseMark = "SQLite format 3\0";
/** How many of a database's conversations are listed where one has to be named. */
const listed = 20;

/**
 * Reads what a person named: a session file, a database with one conversation, or `database#session`. A database with
 * several gives a Problem that lists them, the last changed first. `agent` narrows what the file may be.
 */
export function readNamed(ports: ReadPorts, reference: string, agent?: AgentName): Transcript | Problem {
	try {
		const reading = readingOf(ports, reference);
		if (reading.session !== null || !isDatabase(ports, reading.path)) return readReading(ports, reading, { agent });
		const sessions = sessionsIn(ports, reading.path, agent);
		if (isList(sessions)) return readOnly(ports, reading.path, sessions, agent);
		return sessions;
	} catch (error) {
		if (error instanceof FileError) return { code: "file.unreadable", path: error.path, reason: error.message };
		throw error;
	}
}

/** A file's own name may have a `#` in it. */
function readingOf({ files }: ReadPorts, reference: string): Reading {
	const at = reference.lastIndexOf("#");
	if (at < 0 || files.info(reference) !== null) return { path: reference, session: null };
	const path = reference.slice(0, at);
	return files.info(path) === null ? { path: reference, session: null } : { path, session: reference.slice(at + 1) };
}

function isDatabase({ files }: ReadPorts, path: string): boolean {
	return files.info(path)?.kind === "file" && files.readHead(path, databaseMark.length) === databaseMark;
}

function sessionsIn({ databases }: ReadPorts, path: string, agent?: AgentName): readonly StoredSession[] | Problem {
	return databases.read(path, (database): readonly StoredSession[] | Problem => {
		const format = recogniseDatabase(database.tables, path, agent);
		return format === null ? { code: "transcript.unknownFormat", path } : format.sessions(database);
	});
}

function readOnly(
	ports: ReadPorts,
	path: string,
	sessions: readonly StoredSession[],
	agent?: AgentName,
): Transcript | Problem {
	const [first, second] = sessions;
	if (first === undefined) return { code: "transcript.empty", path };
	if (second === undefined) return readReading(ports, { path, session: first.id }, { agent });
	const newest = [...sessions].sort((a, b) => (b.changedAt ?? "").localeCompare(a.changedAt ?? ""));
	const ids = newest.slice(0, listed).map(({ id }) => `${path}#${id}`);
	const more = sessions.length > listed ? `, and ${sessions.length - listed} more` : "";
	return {
		code: "file.unreadable",
		path,
		reason: `it holds ${sessions.length} conversations; name one of them: ${ids.join(", ")}${more}`,
	};
}

function isList(value: readonly StoredSession[] | Problem): value is readonly StoredSession[] {
	return Array.isArray(value);
}
