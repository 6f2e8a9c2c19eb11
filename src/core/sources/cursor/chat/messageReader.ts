import * as z from "zod/mini";
import type { ToolKind } from "../../../model/transcript";
import { exitCodeInText } from "../../text";
import type { Place, TranscriptBuilder } from "../../transcriptBuilder";
import { describeTool } from "../describeTool";
import { timestampIn } from "../timestamp";
import { TodoList } from "../todoList";
import { readArguments } from "../toolSchema";
import { userWords } from "../userWords";

const text = z.catch(z.optional(z.string()), undefined);
const flag = z.catch(z.optional(z.boolean()), undefined);
const result = z.catch(z.optional(z.looseObject({ isError: flag })), undefined);
const cursorOptions = z.catch(
	z.optional(z.looseObject({ isSummary: flag, highLevelToolCallResult: result })),
	undefined,
);
const messageSchema = z.looseObject({
	role: z.enum(["system", "user", "assistant", "tool"]),
	content: z.union([z.string(), z.array(z.unknown())]),
	providerOptions: z.catch(z.optional(z.looseObject({ cursor: cursorOptions })), undefined),
});
type Message = z.infer<typeof messageSchema>;

const blockSchema = z.looseObject({
	type: z.string(),
	text,
	toolCallId: text,
	toolName: text,
	args: z.optional(z.unknown()),
	result: z.optional(z.unknown()),
});
type Block = z.infer<typeof blockSchema>;

/** Adds the messages of a CLI chat, as they are sent to the model, to a transcript. */
export class ChatMessageReader {
	/** An earlier part of the chat was replaced by a summary. */
	isSummarised = false;
	private readonly todos = new TodoList();
	private readonly kinds = new Map<string, ToolKind>();

	constructor(private readonly builder: TranscriptBuilder) {}

	read(value: unknown, offset: number): void {
		const message = messageSchema.safeParse(value);
		if (!message.success) {
			this.builder.skipRecord();
			return;
		}
		const blocks = blocksIn(message.data.content);
		this.builder.skipRecord(blocks.filter((block) => block === null).length);
		const read = blocks.filter((block) => block !== null);
		const { role } = message.data;
		if (role === "user") this.readUser(message.data, read, offset);
		else if (role === "assistant") for (const block of read) this.readAnswer(block, { offset, at: null });
		else if (role === "tool") for (const block of read) this.readResult(block, message.data, offset);
	}

	private readUser({ providerOptions }: Message, blocks: readonly Block[], offset: number): void {
		const words = blocks.map((block) => block.text ?? "").join("\n");
		const place = { offset, at: timestampIn(words) };
		if (providerOptions?.cursor?.isSummary === true) {
			this.isSummarised = true;
			this.builder.compaction(words, place);
		} else this.builder.user(userWords(words), place);
	}

	private readAnswer(block: Block, place: Place): void {
		if (block.type === "text") this.builder.assistant(block.text ?? "", place);
		else if (block.type === "reasoning") this.builder.thinking(block.text ?? "", place);
		else if (block.type === "tool-call" && block.toolCallId && block.toolName)
			this.call(block, block.toolCallId, place);
		else if (block.type !== "redacted-reasoning") this.builder.skipRecord();
	}

	private call({ args, toolName = "" }: Block, id: string, place: Place): void {
		const named = readArguments(typeof args === "string" ? { patch: args } : args);
		const call = describeTool(toolName, named, this.builder.cwd);
		const plan = call.kind === "plan" ? this.todos.apply(named.todos, named.merge === true) : null;
		this.kinds.set(id, call.kind);
		this.builder.call({ ...call, id, plan }, place);
	}

	/** Without an error a command that has no exit code may have had any. */
	private readResult(block: Block, { providerOptions }: Message, offset: number): void {
		const id = block.toolCallId ?? "";
		const told = typeof block.result === "string" ? block.result : null;
		const isError = providerOptions?.cursor?.highLevelToolCallResult?.isError;
		const isShell = this.kinds.get(id) === "shell";
		const exitCode = isShell ? exitCodeInText(told ?? "") : null;
		const ok = isError === undefined || (isShell && !isError) ? null : !isError;
		if (!this.builder.result(id, { offset, result: told, exitCode, ok })) this.builder.skipRecord();
	}
}

function blocksIn(content: Message["content"]): readonly (Block | null)[] {
	if (typeof content === "string") return [{ type: "text", text: content }];
	return content.map((item) => blockSchema.safeParse(item).data ?? null);
}
