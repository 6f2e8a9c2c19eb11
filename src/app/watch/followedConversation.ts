import { type LiveState, liveStateOf } from "../../core/live/liveState";
import type { Transcript } from "../../core/model/transcript";
import { recogniseFormat } from "../../core/sources/formats";
import type { FoundConversation } from "../conversations/findConversations";
import { FileError, type Files } from "../ports";
import { FollowedLines } from "./followedLines";

/** A message that the user typed while the conversation was followed. */
export interface NewMessage {
	readonly turn: number;
	readonly text: string;
	/** The user's messages before it, oldest first, at most two. */
	readonly previous: readonly string[];
}

export type Advance =
	/** Nothing was added. */
	| { readonly kind: "unchanged" }
	| { readonly kind: "changed"; readonly messages: readonly NewMessage[]; readonly state: LiveState }
	/** The file is gone or cannot be read any more; what was read stays. Told once, until it is back. */
	| { readonly kind: "lost"; readonly reason: string };

const headBytes = 64 * 1024;

/** Follows one session file: reads only what was appended. A file that was rewritten is read anew. */
export class FollowedConversation {
	private lines: FollowedLines | null = null;
	private size = -1;
	private modified = -1;
	private seenTurns: number | null = null;
	private isLost = false;
	/** As read so far; null before the first reading and for a file of no known format. */
	transcript: Transcript | null = null;

	constructor(
		private readonly files: Files,
		readonly found: FoundConversation,
	) {}

	/** Reads on. The first call reads the whole file and reports no message as new. */
	advance(): Advance {
		try {
			return this.readOn();
		} catch (error) {
			if (error instanceof FileError) return this.lost(error.message);
			throw error;
		}
	}

	private lost(reason: string): Advance {
		if (this.isLost) return { kind: "unchanged" };
		this.isLost = true;
		return { kind: "lost", reason };
	}

	private readOn(): Advance {
		const { path } = this.found;
		const info = this.files.info(path);
		if (info === null) return this.lost("it is gone");
		this.isLost = false;
		if (info.size === this.size && info.modified === this.modified) return { kind: "unchanged" };
		// Agents only append: a change without growth is a rewriting.
		const hasGrown = info.size > this.size;
		const transcript = (hasGrown ? this.readAppended() : null) ?? this.readAnew();
		this.size = info.size;
		this.modified = info.modified;
		if (transcript === null) return { kind: "unchanged" };
		this.transcript = transcript;
		return this.news(transcript);
	}

	/** Null when the file is not the one any more that was read, or is not read by lines. */
	private readAppended(): Transcript | null {
		return this.lines?.readOn(this.files, this.found.path) ? this.lines.transcript() : null;
	}

	/** Null when it is of no known format, yet. */
	private readAnew(): Transcript | null {
		const { path, agent } = this.found;
		this.lines = null;
		const format = recogniseFormat(this.files.readHead(path, headBytes) ?? "", agent);
		if (format === null) return null;
		if (format.kind === "document") return format.read(this.files.readText(path) ?? "", path);
		this.lines = new FollowedLines(format.createReader(path));
		this.lines.readOn(this.files, path);
		return this.lines.transcript();
	}

	private news(transcript: Transcript): Advance {
		const typed = transcript.turns.filter((turn) => turn.user !== null);
		const seen = this.seenTurns ?? typed.length;
		this.seenTurns = typed.length;
		const messages = typed.slice(seen).map((turn, at) => ({
			turn: turn.index,
			text: turn.user ?? "",
			previous: typed.slice(Math.max(0, seen + at - 2), seen + at).map((before) => before.user ?? ""),
		}));
		return { kind: "changed", messages, state: liveStateOf(transcript) };
	}
}
