import type { Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseJson } from "../json";
import { TranscriptBuilder } from "../transcriptBuilder";
import { addMessages } from "./addMessages";
import { readMessage } from "./message";
import { Replay } from "./replay";
import { messageSchema, metadataSchema, patchSchema, rewindSchema } from "./schema";
import { sessionIdInPath } from "./sessionId";
import { titleOf } from "./title";

/** Replays the log that Gemini CLI writes from 0.39 on. */
export class LogReader implements LineReader {
	private readonly replay = new Replay();
	private readonly path: string;
	private id: string;
	private title: string | null = null;
	private skipped = 0;
	private bytes = 0;
	private readonly tooLong: { readonly offset: number; readonly bytes: number }[] = [];

	constructor(path: string) {
		this.path = path;
		this.id = sessionIdInPath(path);
	}

	push(line: RawLine): void {
		this.bytes += line.bytes.length;
		if (!this.take(parseJson(line.text()), line.offset)) this.skipped++;
	}

	skip(offset: number, bytes: number): void {
		this.bytes += bytes;
		this.skipped++;
		this.tooLong.push({ offset, bytes });
	}

	transcript(): Transcript {
		const builder = new TranscriptBuilder("gemini-cli", this.path, this.id);
		builder.title = this.title;
		builder.skipRecord(this.skipped);
		for (const place of this.tooLong) builder.report({ code: "transcript.lineTooLong", path: this.path, ...place });
		addMessages(this.replay, builder);
		return builder.build(this.bytes);
	}

	private take(value: unknown, offset: number): boolean {
		const message = messageSchema.safeParse(value);
		if (message.success) {
			this.replay.put(readMessage(message.data, offset));
			return true;
		}
		const rewind = rewindSchema.safeParse(value);
		if (rewind.success) {
			this.replay.rewind(rewind.data.$rewindTo);
			return true;
		}
		const patch = patchSchema.safeParse(value);
		return this.set(patch.success ? patch.data.$set : value, patch.success, offset);
	}

	/** Metadata: the header line, or what a `$set` changes. */
	private set(value: unknown, isPatch: boolean, offset: number): boolean {
		const metadata = metadataSchema.safeParse(value);
		if (!metadata.success || !(isPatch || metadata.data.sessionId !== undefined)) return false;
		this.id = metadata.data.sessionId ?? this.id;
		if (metadata.data.summary !== undefined) this.title = titleOf(metadata.data.summary);
		if (metadata.data.messages !== undefined) this.rebuild(metadata.data.messages, offset);
		return true;
	}

	private rebuild(items: readonly unknown[], offset: number): void {
		const messages = items.flatMap((item) => {
			const message = messageSchema.safeParse(item);
			if (!message.success) this.skipped++;
			return message.success ? [readMessage(message.data, offset)] : [];
		});
		this.replay.rebuild(messages);
	}
}
