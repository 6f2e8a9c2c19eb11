import type { Place, TranscriptBuilder } from "../transcriptBuilder";
import type { Role } from "./branches";
import { OpenCalls } from "./openCalls";
import { type Block, type ClaudeRecord, textsOf } from "./schema";
import { TokenCount } from "./tokenCount";
import { readToolCall, toolInput } from "./toolCall";

/** Errors of the runtime and fillers are written as answers of this "model". */
const syntheticModel = "<synthetic>";

/** Takes `assistant` records: one content block a line, all lines of an answer with the same `message.id`. */
export class AssistantRecords {
	readonly calls = new OpenCalls();
	readonly tokens = new TokenCount();
	model: string | null = null;
	private readonly said = new Set<string>();

	constructor(private readonly builder: TranscriptBuilder) {}

	/** `cwd` makes the paths of tool calls absolute. */
	take(record: ClaudeRecord, place: Place, cwd: string | null): Role {
		const { message } = record;
		if (message === undefined) {
			this.builder.skipRecord();
			return "carrier";
		}
		if (record.isApiErrorMessage === true) {
			this.builder.interruption("error", textsOf(message.content).join("\n"), place);
			return "content";
		}
		if (message.model === syntheticModel) return "carrier";
		this.model = message.model ?? this.model;
		if (message.usage !== undefined) this.tokens.add(message.id ?? `at ${place.offset}`, message.usage);
		for (const block of message.content) this.takeBlock(block, message.id, place, record.cwd ?? cwd);
		return "content";
	}

	private takeBlock(block: Block, messageId: string | undefined, place: Place, cwd: string | null): void {
		if (block.type === "tool_use") this.takeCall(block, place, cwd);
		else if (block.type === "text" && this.isNew(messageId, block.type, block.text))
			this.builder.assistant(block.text ?? "", place);
		else if (block.type === "thinking" && this.isNew(messageId, block.type, block.thinking))
			this.builder.thinking(block.thinking ?? "", place);
	}

	private takeCall(block: Block, place: Place, cwd: string | null): void {
		if (block.id === undefined || block.name === undefined) {
			this.builder.skipRecord();
			return;
		}
		if (this.builder.hasCall(block.id)) return;
		const input = toolInput(block.input);
		const call = readToolCall(block.id, block.name, input, cwd);
		this.builder.call(call, place);
		this.calls.begin(block.id, { name: block.name, shell: call.kind === "shell", input });
	}

	/** Copies of a line, from streaming or a resumed session, have the same message id and text but another uuid. */
	private isNew(messageId: string | undefined, type: string, text = ""): boolean {
		if (messageId === undefined) return true;
		const mark = `${messageId} ${type} ${text.length} ${text.slice(0, 40)} ${text.slice(-40)}`;
		if (this.said.has(mark)) return false;
		this.said.add(mark);
		return true;
	}
}
