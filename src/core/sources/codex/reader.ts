import type { Segment, Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseShortened } from "../shortenLine";
import { readTime } from "../time";
import { type Place, TranscriptBuilder } from "../transcriptBuilder";
import { Conversation } from "./conversation";
import { EventReader } from "./eventReader";
import { readCallId, readLineHead } from "./lineHead";
import { readSessionFileName } from "./location";
import { ResponseReader } from "./responseReader";
import * as schema from "./schema";
import { codexShortening } from "./shortening";
import { ToolLog } from "./toolLog";

/** Lines that hold nothing of the conversation. */
const quietLines = new Set(["world_state", "token_usage_record", "inter_agent_communication"]);

/** Reads one rollout file of Codex, of any version; see README.md beside this file. */
export class CodexReader implements LineReader {
	private readonly builder: TranscriptBuilder;
	private readonly conversation: Conversation;
	private readonly tools: ToolLog;
	private readonly events: EventReader;
	private readonly responses: ResponseReader;
	private segment: Segment | null = null;
	private bytes = 0;
	private begun = false;
	/** A file without a prompt but with more than its head is suspicious; one with only its head is an empty session. */
	private hasRecords = false;

	constructor(private readonly path: string) {
		this.builder = new TranscriptBuilder("codex", path, readSessionFileName(path)?.id ?? "");
		this.conversation = new Conversation(this.builder);
		this.tools = new ToolLog(this.builder, this.conversation);
		this.events = new EventReader(this.builder, this.conversation, this.tools);
		this.responses = new ResponseReader(this.builder, this.conversation, this.tools);
	}

	push(line: RawLine): void {
		this.bytes = line.offset + line.bytes.length;
		if (this.isOfNoUse(line.bytes)) return;
		const record = schema.envelope.safeParse(parseShortened(line, codexShortening));
		if (record.success && this.read(record.data, line.offset)) return;
		this.hasRecords = true;
		this.builder.skipRecord();
	}

	skip(offset: number, bytes: number): void {
		this.bytes = offset + bytes;
		this.hasRecords = true;
		this.builder.skipRecord();
		this.builder.report({ code: "transcript.lineTooLong", path: this.path, offset, bytes });
	}

	transcript(): Transcript {
		const transcript = this.builder.build(this.hasRecords ? this.bytes : 0);
		return this.segment === null ? transcript : { ...transcript, segment: this.segment };
	}

	private isOfNoUse(bytes: Uint8Array): boolean {
		const { type, payloadType } = readLineHead(bytes);
		if (type === null) return false;
		if (quietLines.has(type)) return true;
		if (type !== "response_item") return false;
		if (payloadType === "reasoning") return this.conversation.ignoresThinking("response");
		const isOutput = payloadType === "function_call_output" || payloadType === "custom_tool_call_output";
		const callId = isOutput ? readCallId(bytes) : null;
		return callId !== null && this.tools.isSettled(callId);
	}

	/** False when the record is of an unknown kind. */
	private read(record: Envelope, offset: number): boolean {
		const place: Place = { offset, at: readTime(record.timestamp) };
		if (record.type === "session_meta") return this.begin(record.payload);
		this.hasRecords ||= record.record_type === null && record.type !== null;
		switch (record.type) {
			case null:
				return record.record_type !== null || this.begin(record);
			case "turn_context":
				return this.follow(record.payload);
			case "event_msg":
				return this.events.read(record.payload, place);
			case "response_item":
				return this.responses.read(record.payload, place, isSummary(record));
			case "compacted":
				return this.compact(record.payload, place);
			default:
				return quietLines.has(record.type) || (record.payload == null && this.responses.read(record, place, false));
		}
	}

	/** A forked session repeats its parent's head after its own: only the first counts. */
	private begin(payload: unknown): boolean {
		const meta = schema.sessionMeta.safeParse(payload);
		if (!meta.success || meta.data.id === null) return false;
		if (this.begun) return true;
		this.begun = true;
		this.builder.id = meta.data.id;
		this.builder.cwd = meta.data.cwd;
		this.builder.branch = meta.data.git.branch;
		this.builder.touch(readTime(meta.data.timestamp));
		this.segment = this.segmentOf(meta.data);
		return true;
	}

	/** A session that was wound back, and some that were resumed, go on in a file of their own (README.md). */
	private segmentOf({ id, history_base: base }: schema.SessionMeta): Segment | null {
		const rollout = readSessionFileName(this.path)?.rollout ?? id ?? "";
		if (base == null) return rollout === id ? null : { id: rollout, base: null };
		return { id: rollout, base: { id: base.thread_id.toLowerCase(), bytes: base.end_byte_offset } };
	}

	private follow(payload: unknown): boolean {
		const context = schema.turnContext.safeParse(payload);
		if (!context.success) return false;
		this.builder.cwd = context.data.cwd ?? this.builder.cwd;
		this.builder.model = context.data.model ?? this.builder.model;
		return true;
	}

	private compact(payload: unknown, place: Place): boolean {
		const record = schema.compacted.safeParse(payload);
		if (!record.success) return false;
		this.conversation.compact(record.data.message || null, place);
		return true;
	}
}

type Envelope = typeof schema.envelope.empty;

/** An answer to the request for a summary, not to the user. */
function isSummary(record: Envelope): boolean {
	const line = schema.lineMetadata.safeParse(record);
	return line.success && line.data.metadata.compaction_output === true;
}
