import type { AskedQuestion } from "../../model/transcript";
import { isoTime } from "../time";
import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import { readSessionResult } from "./sessionResult";
import { type Block, blockSchema, type Message, type Metrics } from "./sessionSchema";
import { readSessionCall } from "./sessionTool";
import { typedText } from "./typedText";

/** Puts messages into a builder, in their order. */
export class MessageReader {
	/** Questions that were put, by their call: the answer is the call's result. */
	private readonly asked = new Map<string, readonly AskedQuestion[]>();

	constructor(private readonly builder: TranscriptBuilder) {}

	/** `index` is the message's place in the list. */
	read(message: Message, index: number): void {
		const place = { offset: index, at: message.ts === undefined ? null : isoTime(message.ts) };
		const blocks = blocksOf(message.content);
		if (message.metadata?.kind === "compaction_summary") this.builder.compaction(textsIn(blocks).join("\n"), place);
		else if (message.role === "user") this.user(blocks, place);
		else this.answer(message, blocks, place);
	}

	/** `file` blocks are attachments, not the user's words; results of tools come in the user's name. */
	private user(blocks: readonly Block[], place: Place): void {
		for (const block of blocks) if (block.type === "tool_result") this.result(block, place);
		const words = textsIn(blocks).map(typedText);
		this.builder.user(words.filter((text) => text !== "").join("\n"), place);
	}

	private result(block: Block, place: Place): void {
		const id = block.tool_use_id ?? "";
		const outcome = readSessionResult(block);
		const questions = this.asked.get(id)?.map((one) => ({ ...one, answer: outcome.result ?? null }));
		const known = this.builder.result(id, { ...outcome, ...(questions ? { questions } : {}), offset: place.offset });
		if (!known) this.builder.skipRecord();
		this.builder.touch(place.at);
	}

	private answer(message: Message, blocks: readonly Block[], place: Place): void {
		for (const block of blocks) {
			if (block.type === "thinking") this.builder.thinking(block.thinking ?? "", place);
			else if (block.type === "text") this.builder.assistant(block.text ?? "", place);
			else if (block.type === "tool_use" && block.id !== undefined) this.call(block.id, block, place);
		}
		this.builder.model = message.modelInfo?.id ?? this.builder.model;
		if (message.metrics !== undefined) addTokens(message.metrics, this.builder);
	}

	private call(id: string, block: Block, place: Place): void {
		const call = readSessionCall(id, block.name ?? "", block.input);
		if (call.questions !== undefined) this.asked.set(id, call.questions);
		this.builder.call(call, place);
	}
}

function addTokens(metrics: Metrics, { tokens }: TranscriptBuilder): void {
	const input = (metrics.inputTokens ?? 0) + (metrics.cacheReadTokens ?? 0) + (metrics.cacheWriteTokens ?? 0);
	const output = metrics.outputTokens ?? 0;
	tokens.input = (tokens.input ?? 0) + input;
	tokens.output = (tokens.output ?? 0) + output;
	tokens.context = input + output;
}

function blocksOf(content: unknown): readonly Block[] {
	if (typeof content === "string") return blocksOf([{ type: "text", text: content }]);
	if (!Array.isArray(content)) return [];
	return content.flatMap((item) => {
		const block = blockSchema.safeParse(item);
		return block.success ? [block.data] : [];
	});
}

function textsIn(blocks: readonly Block[]): readonly string[] {
	return blocks.flatMap((block) => (block.type === "text" && block.text !== undefined ? [block.text] : []));
}
