import { baseName } from "../../model/baseName";
import type { Transcript } from "../../model/transcript";
import type { LineReader, RawLine } from "../format";
import { parseJson } from "../json";
import { type Place, TranscriptBuilder } from "../transcriptBuilder";
import { describeTool } from "./describeTool";
import { timestampIn } from "./timestamp";
import { TodoList } from "./todoList";
import { readArguments } from "./toolSchema";
import { type Block, blockSchema, messageSchema, turnEndSchema } from "./transcriptSchema";
import { userWords } from "./userWords";

/** Reads an `agent-transcripts` file: what was said and which tools were called, without any result. */
export class TranscriptReader implements LineReader {
	private readonly builder: TranscriptBuilder;
	private readonly todos = new TodoList();
	private bytes = 0;

	constructor(private readonly path: string) {
		this.builder = new TranscriptBuilder("cursor", path, idInPath(path));
	}

	push(line: RawLine): void {
		this.bytes += line.bytes.length;
		const record = parseJson(line.text());
		const message = messageSchema.safeParse(record);
		if (!message.success) this.endTurn(record, line.offset);
		else if (message.data.role === "user") this.readUser(blocksIn(message.data.message.content), line.offset);
		else this.readAnswer(blocksIn(message.data.message.content), { offset: line.offset, at: null });
	}

	skip(offset: number, bytes: number): void {
		this.bytes += bytes;
		this.builder.skipRecord();
		this.builder.report({ code: "transcript.lineTooLong", path: this.path, offset, bytes });
	}

	transcript(): Transcript {
		return { ...this.builder.build(this.bytes), lesser: "standIn" };
	}

	private readUser(blocks: readonly (Block | null)[], offset: number): void {
		const text = blocks.map((block) => block?.text ?? "").join("\n");
		this.builder.user(userWords(text), { offset, at: timestampIn(text) });
	}

	private readAnswer(blocks: readonly (Block | null)[], place: Place): void {
		for (const [index, block] of blocks.entries()) {
			if (block?.type === "text") this.builder.assistant(withoutRedacted(block.text ?? ""), place);
			else if (block?.type === "thinking") this.builder.thinking(block.thinking ?? block.text ?? "", place);
			else if (block?.type === "tool_use" && block.name !== undefined) this.call(block, block.name, index, place);
			else this.builder.skipRecord();
		}
	}

	private call(block: Block, name: string, index: number, place: Place): void {
		const patch = typeof block.input === "string" ? { patch: block.input } : block.input;
		const args = readArguments(patch);
		const call = describeTool(name, args, null);
		const plan = call.kind === "plan" ? this.todos.apply(args.todos, args.merge === true) : null;
		this.builder.call({ ...call, id: block.id ?? `${place.offset}:${index}`, plan }, place);
	}

	/** "success" ends a turn without saying more than the next prompt does. */
	private endTurn(record: unknown, offset: number): void {
		const end = turnEndSchema.safeParse(record);
		if (!end.success) {
			this.builder.skipRecord();
			return;
		}
		const { status = "", error = null } = end.data;
		if (/abort|cancel/i.test(`${status} ${error}`)) this.builder.interruption("user", null, { offset, at: null });
		else if (status === "error") this.builder.interruption("error", error, { offset, at: null });
	}
}

function blocksIn(content: string | readonly unknown[]): readonly (Block | null)[] {
	if (typeof content === "string") return [{ type: "text", text: content }];
	return content.map((item) => {
		const block = blockSchema.safeParse(item);
		return block.success ? block.data : null;
	});
}

/** Cursor puts this line where the model was thinking. */
function withoutRedacted(text: string): string {
	return text.replace(/^[ \t]*\[REDACTED\][ \t]*$/gm, "");
}

/** `agent-transcripts/ID/ID.jsonl`. */
function idInPath(path: string): string {
	return baseName(path).replace(/\.jsonl$/, "");
}
