import type { Place, TranscriptBuilder } from "../../transcriptBuilder";
import { addTokens } from "../addTokens";
import { itemsOf } from "../schema";
import { type StoredRecord, timeOf } from "../storedRecords";
import { readToolCall } from "../toolCall";
import { readMetadata, readOutcome, type ToolEnd } from "../toolOutcome";
import { typedWords } from "../typedWords";
import { readBackgroundNotice } from "./backgroundNotice";
import { exitNotice } from "./exitNotice";
import { type Content, contentSchema, type RecordData, resultSchema, type ToolState } from "./schema";

/** Rows of the client: what it tells the model, and switches of agent, model and place. */
const silent = new Set("system skill agent-switched model-switched location-switched".split(" "));

/** Puts rows of `session_message` into a builder, in their order. */
export class RecordReader {
	/** Calls by the command or the session that they started. */
	private readonly started = new Map<string, string>();
	/** Was the turn's interruption told by an answer? Then the turn's end tells nothing new. */
	private isInterrupted = false;

	constructor(private readonly builder: TranscriptBuilder) {}

	read({ id, type, value, offset, at }: StoredRecord<RecordData>): void {
		const place = { offset, at: timeOf(value.time?.created) ?? at };
		if (type === "user") this.user(value, place);
		else if (type === "assistant") this.answer(id, value, place);
		else if (type === "shell") this.ownCommand(id, value, place);
		else if (type === "synthetic") this.notice(value, place);
		else if (type === "compaction") this.compaction(value, place);
		else if (type === "idle") this.end(value, place);
		else if (!silent.has(type)) this.builder.skipRecord();
	}

	private user({ text = "" }: RecordData, place: Place): void {
		this.isInterrupted = false;
		this.builder.user(typedWords(text), place);
	}

	private answer(id: string, answer: RecordData, place: Place): void {
		const { builder } = this;
		const items = itemsOf(answer.content, contentSchema);
		builder.skipRecord(answer.content.length - items.length);
		for (const [index, item] of items.entries())
			this.content(`${id}/${item.id ?? index}`, item, { ...place, at: timeOf(item.time?.created) ?? place.at });
		builder.model = answer.model?.id || builder.model;
		builder.tokens.context = addTokens(answer.tokens, builder) ?? builder.tokens.context;
		if (answer.error?.type === "aborted") this.interrupt("user", null, place);
		else if (answer.error !== undefined) this.interrupt("error", answer.error.message ?? null, place);
		builder.touch(timeOf(answer.time?.completed));
	}

	private content(id: string, item: Content, place: Place): void {
		if (item.type === "text") this.builder.assistant(item.text ?? "", place);
		else if (item.type === "reasoning") this.builder.thinking(item.text ?? "", place);
		else if (item.type === "tool" && item.state !== undefined) this.tool(id, item.name ?? "", item.state, place);
		else this.builder.skipRecord();
		this.builder.touch(timeOf(item.time?.completed));
	}

	private tool(id: string, name: string, state: ToolState, place: Place): void {
		const call = readToolCall(id, name, state.input, this.builder.cwd);
		this.builder.call(call, place);
		const metadata = state.metadata ?? state.structured;
		const { shellID, sessionID } = readMetadata(metadata);
		const startedId = call.kind === "agent" ? sessionID : shellID;
		if (startedId !== undefined) this.started.set(startedId, id);
		const { status, input, error } = state;
		if (status !== "completed" && status !== "error") return;
		const texts = itemsOf(state.content, resultSchema).map(({ text }) => text);
		const result = status === "error" ? (error?.message ?? texts.join("\n")) : texts.join("\n");
		const end: ToolEnd = {
			status,
			result,
			errorType: error?.type,
			exitCode: exitNotice(texts.at(-1) ?? ""),
			metadata,
			input,
		};
		this.builder.result(id, readOutcome(call, end, place.offset));
	}

	private ownCommand(id: string, { command = "", status, exit, output, time }: RecordData, place: Place): void {
		this.builder.call({ id, name: "user_shell", kind: "shell", command }, place);
		if (status === "running") return;
		const result = output?.output ?? null;
		this.builder.result(id, {
			result,
			exitCode: exit ?? null,
			ok: status === "timeout" || status === "killed" ? false : null,
			offset: place.offset,
		});
		this.builder.touch(timeOf(time?.completed));
	}

	private notice(record: RecordData, place: Place): void {
		const notice = readBackgroundNotice(record);
		const call = notice === null ? undefined : this.started.get(notice.id);
		if (notice === null || call === undefined) return;
		this.builder.result(call, { ...notice.outcome, offset: place.offset });
		this.builder.touch(place.at);
	}

	private compaction({ status, summary, tokens }: RecordData, place: Place): void {
		if (status === "completed") this.builder.compaction(summary ?? null, place);
		addTokens(tokens, this.builder);
	}

	private end({ outcome }: RecordData, place: Place): void {
		if (!this.isInterrupted && outcome === "interrupted") this.interrupt("user", null, place);
		else if (!this.isInterrupted && outcome === "failed") this.interrupt("error", null, place);
		this.isInterrupted = false;
	}

	private interrupt(by: "user" | "error", text: string | null, place: Place): void {
		this.isInterrupted = true;
		this.builder.interruption(by, text, place);
	}
}
