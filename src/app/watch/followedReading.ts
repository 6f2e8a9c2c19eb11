import type { Problem } from "../../core/model/problem";
import type { AgentName, Transcript } from "../../core/model/transcript";
import { recogniseFormat } from "../../core/sources/formats";
import type { FoundConversation } from "../conversations/foundConversation";
import { headBytes, isProblem, type ReadPorts, readReading } from "../conversations/readConversation";
import type { Reading } from "../conversations/stores/store";
import { FollowedLines } from "./followedLines";

/** What a reading tells after something may have changed; null: nothing did, or its format is not known yet. */
export type Renewed = Transcript | Problem | null;

/** Follows one recording of a conversation. */
export interface FollowedReading {
	/** Reads on. `found` is the conversation as the last search found it. Throws FileError. */
	renew(found: FoundConversation): Renewed;
}

export function followReading(ports: ReadPorts, agent: AgentName, reading: Reading): FollowedReading {
	return reading.session === null
		? new FollowedFile(ports, agent, reading.path)
		: new FollowedSession(ports, agent, reading);
}

/** A session file: only what was appended is read. A file that was rewritten, and a document, is read anew. */
class FollowedFile implements FollowedReading {
	private lines: FollowedLines | null = null;
	private size = -1;
	private modified = -1;

	constructor(
		private readonly ports: ReadPorts,
		private readonly agent: AgentName,
		private readonly path: string,
	) {}

	renew(): Renewed {
		const info = this.ports.files.info(this.path);
		if (info === null) return { code: "file.unreadable", path: this.path, reason: "it is gone" };
		if (info.size === this.size && info.modified === this.modified) return null;
		// Agents only append: a change without growth is a rewriting.
		const hasGrown = info.size > this.size;
		const read = (hasGrown ? this.readAppended() : null) ?? this.readAnew();
		this.size = info.size;
		this.modified = info.modified;
		return read;
	}

	/** Null when the file is not the one any more that was read, or is not read by lines. */
	private readAppended(): Transcript | null {
		return this.lines?.readOn(this.ports.files, this.path) ? this.lines.transcript() : null;
	}

	/** Null when it is of no known format, yet. */
	private readAnew(): Renewed {
		this.lines = null;
		const format = recogniseFormat(this.ports.files.readHead(this.path, headBytes) ?? "", this.agent);
		if (format === null) return null;
		if (format.kind === "document")
			return readReading(this.ports, { path: this.path, session: null }, { agent: this.agent, following: true });
		this.lines = new FollowedLines(format.createReader(this.path));
		this.lines.readOn(this.ports.files, this.path);
		return this.lines.transcript();
	}
}

/**
 * A session in a database, asked after each search of the stores: read when the database says that it changed, and when
 * anything was written to the database, for not every answer moves a session's time. A database that is busy is tried
 * again after the next search.
 */
class FollowedSession implements FollowedReading {
	private asked: FoundConversation | null = null;
	private written = "";
	/** What was read last, to tell whether anything is new. */
	private known = "";

	constructor(
		private readonly ports: ReadPorts,
		private readonly agent: AgentName,
		private readonly reading: Reading,
	) {}

	renew(found: FoundConversation): Renewed {
		if (found === this.asked) return null;
		const written = this.lastWritten();
		const isNew = found.changedAt !== this.asked?.changedAt || written !== this.written;
		this.asked = found;
		this.written = written;
		return isNew ? this.readAnew() : null;
	}

	private readAnew(): Renewed {
		const read = readReading(this.ports, this.reading, { agent: this.agent });
		if (isProblem(read)) {
			this.written = "";
			return this.ports.files.info(this.reading.path) === null ? read : null;
		}
		const text = JSON.stringify(read);
		if (text === this.known) return null;
		this.known = text;
		return read;
	}

	private lastWritten(): string {
		const parts = [this.reading.path, `${this.reading.path}-wal`].map((path) => this.ports.files.info(path));
		return parts.map((info) => (info === null ? "none" : `${info.size}:${info.modified}`)).join(" ");
	}
}
