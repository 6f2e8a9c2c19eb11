import type { Place, TranscriptBuilder } from "../../transcriptBuilder";
import { addTokens } from "../addTokens";
import { type StoredRecord, timeOf } from "../storedRecords";
import { readToolCall } from "../toolCall";
import { toolKind } from "../toolKinds";
import { readOutcome } from "../toolOutcome";
import { typedWords } from "../typedWords";
import type { StoredMessage } from "./messages";
import type { Message, Part, ToolState } from "./schema";

/** Parts that are neither talk nor work of their own. */
const silent = new Set(
	"step-start step-finish snapshot patch file agent subtask retry compaction text reasoning tool".split(" "),
);
/** The text that stands for the user when he ran a command himself (`!`): the answer holds the command. */
const ownCommand = "The following tool was executed by the user";

/** Puts messages of the 1.x tables into a builder, in their order. */
export class MessageReader {
	private isOwnCommand = false;
	/** The context had overflowed: after the summary the client sends the last prompt again. */
	private isReplayDue = false;
	private lastPrompt = "";

	constructor(private readonly builder: TranscriptBuilder) {}

	read(message: StoredMessage): void {
		const { value, offset } = message;
		const place = { offset, at: timeOf(value.time?.created) ?? message.at };
		if (value.role === "user") this.user([...message.parts], place);
		else if (value.summary === true) this.summary(value, [...message.parts], place);
		else this.answer(value, message.parts, place);
		this.builder.touch(value.role === "user" ? null : timeOf(value.time?.completed));
	}

	private user(parts: readonly StoredRecord<Part>[], place: Place): void {
		for (const { value } of parts) {
			if (!silent.has(value.type)) this.builder.skipRecord();
			if (value.type === "compaction") this.isReplayDue = value.overflow === true;
		}
		this.isOwnCommand = parts.some(({ value }) => value.synthetic === true && value.text === ownCommand);
		const words = typedWords(textIn(parts));
		if (words === "" || this.isReplay(words)) return;
		this.lastPrompt = words;
		this.builder.user(words, place);
	}

	/** In the copy, attachments are named in place of being sent. */
	private isReplay(words: string): boolean {
		const isCopy = this.isReplayDue && words.replace(/(?:\n\[Attached [^\n]*\])+$/, "") === this.lastPrompt;
		this.isReplayDue = false;
		return isCopy;
	}

	private summary(message: Message, parts: readonly StoredRecord<Part>[], place: Place): void {
		const text = textIn(parts);
		if (text !== "") this.builder.compaction(text, place);
		addTokens(message.tokens, this.builder);
		this.fail(message, place);
	}

	private answer(message: Message, parts: Iterable<StoredRecord<Part>>, place: Place): void {
		const { builder } = this;
		this.isReplayDue = false;
		builder.cwd = message.path?.cwd || builder.cwd;
		for (const { id, value, offset, at } of parts) {
			const start = timeOf(value.time?.start ?? value.state?.time?.start);
			this.part(id, value, { offset, at: start ?? place.at ?? at });
		}
		builder.model = message.modelID || builder.model;
		builder.tokens.context = addTokens(message.tokens, builder) ?? builder.tokens.context;
		this.fail(message, place);
	}

	private part(id: string, part: Part, place: Place): void {
		if (part.type === "text" && isShown(part)) this.builder.assistant(part.text ?? "", place);
		else if (part.type === "reasoning") this.builder.thinking(part.text ?? "", place);
		else if (part.type === "tool" && part.state !== undefined) this.tool(id, part.tool ?? "", part.state, place);
		else if (part.type === "tool" || !silent.has(part.type)) this.builder.skipRecord();
	}

	/** Some models number their calls anew in each answer, so the part's id is the call's. */
	private tool(id: string, tool: string, state: ToolState, place: Place): void {
		const name = this.isOwnCommand && toolKind(tool) === "shell" ? "user_shell" : tool;
		const call = readToolCall(id, name, state.input, this.builder.cwd);
		this.builder.call(call, place);
		const { status } = state;
		if (status !== "completed" && status !== "error") return;
		const result = (status === "error" ? state.error : state.output) ?? null;
		const end = { status, result, metadata: state.metadata, input: state.input } as const;
		this.builder.result(id, readOutcome(call, end, place.offset));
		this.builder.touch(timeOf(state.time?.end));
	}

	private fail({ error }: Message, place: Place): void {
		if (error === undefined) return;
		if (error.name === "MessageAbortedError") this.builder.interruption("user", null, place);
		else this.builder.interruption("error", error.data?.message ?? error.name ?? null, place);
	}
}

/** `synthetic` marks what the client put in, `ignored` what is only shown. */
function isShown(part: Part): boolean {
	return part.synthetic !== true && part.ignored !== true;
}

function textIn(parts: readonly StoredRecord<Part>[]): string {
	const shown = parts.filter(({ value }) => value.type === "text" && isShown(value));
	return shown.map(({ value }) => value.text ?? "").join("\n");
}
