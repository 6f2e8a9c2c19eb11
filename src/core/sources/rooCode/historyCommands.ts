import * as z from "zod/mini";
import { parseJson } from "../json";

/** A command that was run, and the whole result as the model was told it. */
export interface ToldCommand {
	readonly command: string;
	readonly result: string;
}

const text = z.catch(z.optional(z.string()), undefined);
const messageSchema = z.looseObject({ content: z.array(z.unknown()) });
const blockSchema = z.looseObject({
	type: z.string(),
	text,
	id: text,
	name: text,
	input: z.catch(z.optional(z.looseObject({ command: text })), undefined),
	tool_use_id: text,
	content: z.optional(z.unknown()),
});
type Block = z.infer<typeof blockSchema>;

/**
 * The commands in `api_conversation_history.json`, in order. Older tasks write a call as text and its result as text
 * under a heading (`[execute_command for '…'] Result:`), newer ones as blocks of their own. Empty for anything else.
 */
export function historyCommands(json: string): readonly ToldCommand[] {
	const messages = parseJson(json);
	const commands = new Map<string, string>();
	return (Array.isArray(messages) ? messages : []).flatMap((message) => {
		const blocks = blocksOf(message);
		return blocks.flatMap((block, index) => {
			if (block.type === "tool_use" && block.name === "execute_command")
				commands.set(block.id ?? "", block.input?.command ?? "");
			return told(block, blocks[index + 1], commands) ?? [];
		});
	});
}

function blocksOf(message: unknown): readonly Block[] {
	const read = messageSchema.safeParse(message);
	if (!read.success) return [];
	return read.data.content.flatMap((item) => blockSchema.safeParse(item).data ?? []);
}

function told(block: Block, next: Block | undefined, commands: ReadonlyMap<string, string>): ToldCommand | null {
	if (block.type === "tool_result") {
		const command = commands.get(block.tool_use_id ?? "");
		return command === undefined ? null : { command, result: textOf(block.content) };
	}
	const heading = /^\[execute_command for '([\s\S]*?)'\] Result:\s*([\s\S]*)$/.exec(block.text ?? "");
	if (heading === null) return null;
	return { command: heading[1] ?? "", result: heading[2] || (next?.text ?? "") };
}

function textOf(content: unknown): string {
	if (typeof content === "string") return content;
	const parts = Array.isArray(content) ? content : [];
	return parts.flatMap((part) => blockSchema.safeParse(part).data?.text ?? []).join("\n");
}
