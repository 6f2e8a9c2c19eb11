import { baseName } from "../../model/baseName";
import type { Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseJson } from "../json";
import { readTime } from "../time";
import { type NewToolCall, type Place, TranscriptBuilder } from "../transcriptBuilder";
import { type Part, partSchema, type QwenRecord, recordSchema } from "./schema";
import { readToolCall } from "./toolCall";
import { readOutcome, wasInterrupted } from "./toolOutcome";
import { userWords } from "./userText";

/** System records of state, telemetry and housekeeping; `ui_telemetry` repeats the answers. */
const silentSubtypes = new Set(
	(
		"agent_bootstrap agent_launch_prompt agent_retry agent_session_ready at_command attribution_snapshot " +
		"background_task_completed branch_checkpoint chat_compression cron custom_title file_history_snapshot goal_runtime " +
		"goal_state goal_turn_end notification omni_recall parent_session realtime_message rewind session_approval_mode " +
		"session_artifact_event session_artifact_snapshot session_execution_engine session_model session_notes " +
		"session_source session_sources_snapshot slash_command turn_result ui_telemetry user_text_elements"
	).split(" "),
);

/** Reads one chat file record by record (transcripts.md 11, and the README beside this file). */
export class QwenCodeReader implements LineReader {
	private readonly builder: TranscriptBuilder;
	private readonly open = new Map<string, NewToolCall>();
	/** How many prompts had been typed when each record was written: a rewind names the record to go back to. */
	private readonly promptsAt = new Map<string, number>();
	private prompts = 0;
	/** An interruption is recorded on each call it cut off and again at the turn's end. */
	private interrupted = false;
	private bytes = 0;

	constructor(private readonly path: string) {
		this.builder = new TranscriptBuilder("qwen-code", path, baseName(path).replace(/\.jsonl$/, ""));
	}

	push(line: RawLine): void {
		this.bytes = Math.max(this.bytes, line.offset + line.bytes.length);
		const parsed = recordSchema.safeParse(parseJson(line.text()));
		if (!parsed.success) {
			this.builder.skipRecord();
			return;
		}
		const record = parsed.data;
		if (record.isSidechain === true || record.agentId !== undefined || this.isRepeated(record)) return;
		this.noteSession(record);
		this.take(record, { offset: line.offset, at: readTime(record.timestamp ?? null) });
		if (record.uuid !== undefined) this.promptsAt.set(record.uuid, this.prompts);
	}

	skip(offset: number, bytes: number): void {
		this.bytes = Math.max(this.bytes, offset + bytes);
		this.builder.skipRecord();
		this.builder.report({ code: "transcript.lineTooLong", path: this.path, offset, bytes });
	}

	transcript(): Transcript {
		return this.builder.build(this.bytes);
	}

	private isRepeated(record: QwenRecord): boolean {
		return record.uuid !== undefined && this.promptsAt.has(record.uuid);
	}

	private noteSession(record: QwenRecord): void {
		const { builder } = this;
		builder.id = record.sessionId ?? builder.id;
		builder.cwd = record.cwd ?? builder.cwd;
		builder.branch = record.gitBranch ?? builder.branch;
	}

	private take(record: QwenRecord, place: Place): void {
		const parts = partsOf(record);
		switch (record.type) {
			case "user":
				this.takeUser(record, parts, place);
				break;
			case "assistant":
				this.takeAnswer(record, parts, place);
				break;
			case "tool_result":
				this.takeResult(record, parts, place);
				break;
			case "system":
				this.takeSystem(record, place);
				break;
			default:
				this.builder.skipRecord();
		}
	}

	private takeUser(record: QwenRecord, parts: readonly Part[], place: Place): void {
		const words = userWords(record, parts);
		if (words === null || words === "") return;
		this.builder.user(words, place);
		this.prompts++;
		this.interrupted = false;
	}

	private takeAnswer(record: QwenRecord, parts: readonly Part[], place: Place): void {
		const { builder } = this;
		builder.model = record.model ?? builder.model;
		this.countTokens(record);
		for (const part of parts) {
			if (part.text !== undefined && part.thought === true) builder.thinking(part.text, place);
			else if (part.text !== undefined) builder.assistant(part.text, place);
			const { id, name, args } = part.functionCall ?? {};
			if (name === undefined) continue;
			const call = readToolCall(id ?? `at-${place.offset}-${this.open.size}`, name, args, builder.cwd);
			if (!builder.hasCall(call.id)) this.open.set(call.id, call);
			builder.call(call, place);
		}
	}

	private countTokens({ usageMetadata, contextWindowSize }: QwenRecord): void {
		const { tokens } = this.builder;
		tokens.window = contextWindowSize ?? tokens.window;
		if (usageMetadata === undefined) return;
		const { promptTokenCount, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usageMetadata;
		tokens.input = (tokens.input ?? 0) + (promptTokenCount ?? 0);
		tokens.output = (tokens.output ?? 0) + candidatesTokenCount + thoughtsTokenCount;
		tokens.context = promptTokenCount ?? tokens.context;
	}

	private takeResult(record: QwenRecord, parts: readonly Part[], place: Place): void {
		const part = parts.find((one) => one.functionResponse !== undefined) ?? null;
		const id = record.toolCallResult?.callId ?? part?.functionResponse?.id ?? "";
		const call = this.open.get(id);
		if (call === undefined) {
			this.builder.skipRecord();
			return;
		}
		this.open.delete(id);
		this.builder.result(id, readOutcome(record, part, call, place.offset));
		this.builder.touch(place.at);
		if (wasInterrupted(record, part)) this.interrupt("user", null, place);
	}

	private takeSystem(record: QwenRecord, place: Place): void {
		const { subtype, systemPayload: payload } = record;
		if (subtype === "rewind") this.rewind(record.parentUuid);
		else if (subtype === "custom_title") this.builder.title = payload?.customTitle ?? this.builder.title;
		else if (subtype === "turn_result" && payload?.state === "cancelled") this.interrupt("user", null, place);
		else if (subtype === "turn_result" && payload?.state === "error")
			this.interrupt("error", payload.error?.message ?? null, place);
		else if (subtype === "chat_compression") this.compaction(record, place);
		else if (subtype === undefined || !silentSubtypes.has(subtype)) this.builder.skipRecord();
	}

	/** Everything after the record that the rewind hangs on was taken back. */
	private rewind(parent: string | null): void {
		const kept = parent === null ? 0 : (this.promptsAt.get(parent) ?? this.prompts);
		this.builder.dropTurns(this.prompts - kept);
		this.prompts = kept;
	}

	/** Status 1 is a compression that took place; others tell why none did. */
	private compaction({ systemPayload }: QwenRecord, place: Place): void {
		const status = systemPayload?.info?.compressionStatus;
		if (status !== undefined && status !== 1) return;
		const first = systemPayload?.compressedHistory[0]?.parts ?? [];
		const words = first.flatMap((part) => partSchema.safeParse(part).data?.text ?? []).join("\n");
		this.builder.compaction(systemPayload?.summary ?? (words === "" ? null : words), place);
	}

	private interrupt(by: "user" | "error", text: string | null, place: Place): void {
		if (!this.interrupted) this.builder.interruption(by, text, place);
		this.interrupted = true;
	}
}

function partsOf(record: QwenRecord): readonly Part[] {
	return (record.message?.parts ?? []).flatMap((part) => partSchema.safeParse(part).data ?? []);
}
