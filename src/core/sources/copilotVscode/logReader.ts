import type { Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseJson } from "../json";
import { TranscriptBuilder } from "../transcriptBuilder";
import { MutationLog } from "./mutationLog";
import { addChat } from "./requests";
import { operationSchema, stateSchema } from "./schema";
import { idInPath } from "./sessionId";
import { dropTruncated, leftOut, mayBeTruncated } from "./truncation";

/** Replays the log of a chat. Its text is made anew at every `transcript()`: a later line can undo any turn. */
export class LogReader implements LineReader {
	private readonly log = new MutationLog();
	private skipped = 0;
	private bytes = 0;
	private leftOut = 0;
	private readonly tooLong: { readonly offset: number; readonly bytes: number }[] = [];

	constructor(private readonly path: string) {}

	push(line: RawLine): void {
		this.bytes += line.bytes.length;
		const text = line.text();
		const operation = operationSchema.safeParse(parseJson(text));
		if (operation.success && mayBeTruncated(text)) this.leftOut += dropTruncated(operation.data);
		if (!operation.success || !this.log.apply(operation.data, line.offset)) this.skipped++;
	}

	skip(offset: number, bytes: number): void {
		this.bytes += bytes;
		this.skipped++;
		this.tooLong.push({ offset, bytes });
	}

	transcript(): Transcript {
		const builder = new TranscriptBuilder("copilot-vscode", this.path, idInPath(this.path));
		builder.skipRecord(this.skipped);
		for (const place of this.tooLong) builder.report({ code: "transcript.lineTooLong", path: this.path, ...place });
		if (this.leftOut > 0) builder.report(leftOut(this.leftOut, this.path));
		const state = stateSchema.safeParse(this.log.state);
		if (state.success) addChat(state.data, (item) => this.log.offsetOf(item), builder);
		return builder.build(this.bytes);
	}
}
