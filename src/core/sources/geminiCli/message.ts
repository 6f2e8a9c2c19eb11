import { headAndTail } from "../text";
import { responsesOf } from "./outcome";
import { type MessageRecord, type Part, partSchema, thoughtSchema, toolSchema } from "./schema";
import { type ReadTool, readBareCall, readTool } from "./tool";

/** A message cut down to what the transcript needs, so that the replayed list stays small. */
export interface Message {
	readonly id: string;
	readonly type: string;
	readonly offset: number;
	readonly at: string | null;
	readonly text: string;
	readonly thoughts: readonly string[];
	readonly tools: readonly ReadTool[];
	readonly tokens: { readonly input: number; readonly output: number } | null;
	readonly model: string | null;
	/** Results of calls, sent back to the model in the user's name. */
	readonly responses: readonly Response[];
}
export interface Response {
	readonly id: string;
	readonly text: string;
	readonly failed: boolean;
}

/** Cuts a record down. `offset` is where it stands in the file. */
export function readMessage(record: MessageRecord, offset: number): Message {
	const parts = partsOf(record.content);
	return {
		id: record.id,
		type: record.type,
		offset,
		at: record.timestamp ?? null,
		text: headAndTail(withoutHookContext(textOf(parts)), 60_000, 40_000),
		thoughts: thoughtsOf(record, parts),
		tools: toolsOf(record, parts),
		tokens: record.tokens == null ? null : { input: record.tokens.input ?? 0, output: record.tokens.output ?? 0 },
		model: record.model ?? null,
		responses: responsesIn(parts),
	};
}

function partsOf(content: unknown): readonly Part[] {
	const list = Array.isArray(content) ? content : [content];
	return list.flatMap((part) => {
		const read = partSchema.safeParse(typeof part === "string" ? { text: part } : part);
		return read.success ? [read.data] : [];
	});
}

function textOf(parts: readonly Part[]): string {
	return parts
		.flatMap((part) => (part.text === undefined || part.thought === true ? [] : [part.text]))
		.join("\n")
		.trim();
}

const contextEnd = "</hook_context>";

/**
 * In a headless run hooks' context stands before the prompt, in one message (0.61). Its own angle brackets are escaped, so
 * that the first end is the end. Context alone is nobody's prompt and stays.
 */
function withoutHookContext(text: string): string {
	const end = text.startsWith("<hook_context>") ? text.indexOf(contextEnd) : -1;
	const prompt = end < 0 ? "" : text.slice(end + contextEnd.length).trimStart();
	return prompt === "" ? text : prompt;
}

function thoughtsOf(record: MessageRecord, parts: readonly Part[]): readonly string[] {
	const listed = (record.thoughts ?? []).flatMap((thought) => {
		const read = thoughtSchema.safeParse(thought);
		const words = read.success ? [read.data.subject, read.data.description].filter((text) => text).join(": ") : "";
		return words === "" ? [] : [headAndTail(words, 8_000, 8_000)];
	});
	if (listed.length > 0) return listed;
	return parts.flatMap((part) => (part.thought === true && part.text ? [headAndTail(part.text, 8_000, 8_000)] : []));
}

function toolsOf(record: MessageRecord, parts: readonly Part[]): readonly ReadTool[] {
	const listed = (record.toolCalls ?? []).flatMap((tool) => {
		const read = toolSchema.safeParse(tool);
		return read.success ? [readTool(read.data)] : [];
	});
	if (listed.length > 0) return listed;
	return parts.flatMap(({ functionCall: call }) =>
		call?.id === undefined || call.name === undefined ? [] : [readBareCall(call.id, call.name, call.args ?? {})],
	);
}

function responsesIn(parts: readonly Part[]): readonly Response[] {
	return parts.flatMap((part) => {
		const id = part.functionResponse?.id;
		return id === undefined
			? []
			: responsesOf([part]).map(({ text, failed }) => ({ id, text: headAndTail(text, 8_000, 8_000), failed }));
	});
}
