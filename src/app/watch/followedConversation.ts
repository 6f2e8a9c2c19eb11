import { type LiveState, liveStateOf } from "../../core/live/liveState";
import type { Transcript } from "../../core/model/transcript";
import type { Format, LineReader } from "../../core/sources/format";
import { recogniseFormat } from "../../core/sources/formats";
import type { FoundConversation } from "../conversations/findConversations";
import { FileError, type Files } from "../ports";

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
	/** The file is gone or cannot be read any more; what was read stays. */
	| { readonly kind: "lost"; readonly reason: string };

const headBytes = 64 * 1024;
/** Enough of a file's beginning to notice that another file took its place. */
const markBytes = 256;

/**
 * Follows one session file: reads only what was appended. A file that shrank or begins otherwise than before was
 * rewritten and is read anew.
 */
export class FollowedConversation {
	private format: Format | null = null;
	private reader: LineReader | null = null;
	private offset = 0;
	private size = -1;
	private modified = -1;
	private mark = "";
	private seenTurns: number | null = null;
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
			if (error instanceof FileError) return { kind: "lost", reason: error.message };
			throw error;
		}
	}

	private readOn(): Advance {
		const { path } = this.found;
		const info = this.files.info(path);
		if (info === null) return { kind: "lost", reason: "it is gone" };
		if (info.size === this.size && info.modified === this.modified) return { kind: "unchanged" };
		this.restartWhenRewritten(info.size);
		this.size = info.size;
		this.modified = info.modified;
		this.format ??= recogniseFormat(this.files.readHead(path, headBytes) ?? "", this.found.agent);
		if (this.format === null) return { kind: "unchanged" };
		this.transcript = this.read(this.format);
		return this.news(this.transcript);
	}

	private restartWhenRewritten(size: number): void {
		const mark = this.files.readHead(this.found.path, markBytes) ?? "";
		if (size < this.offset || !mark.startsWith(this.mark)) {
			this.reader = null;
			this.format = null;
			this.offset = 0;
		}
		this.mark = mark;
	}

	private read(format: Format): Transcript {
		const { path } = this.found;
		if (format.kind === "document") return format.read(this.files.readText(path) ?? "", path);
		this.reader ??= format.createReader(path);
		this.offset = this.files.lines(path, this.reader, { from: this.offset, last: false });
		return this.reader.transcript();
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
