import * as z from "zod/mini";
import { tolerantObject } from "../tolerantObject";

/** A field of a foreign record: a wrong type counts as absent, so that one odd field does not lose the record. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const text = lenient(z.string());
const flag = lenient(z.boolean());
const number = lenient(z.number());

const usage = tolerantObject(
	z.object({
		input_tokens: number,
		output_tokens: number,
		cache_read_input_tokens: number,
		cache_creation_input_tokens: number,
	}),
);
export type Usage = typeof usage.empty;

const block = tolerantObject(
	z.object({
		type: text,
		text,
		thinking: text,
		id: text,
		name: text,
		input: z.optional(z.unknown()),
		tool_use_id: text,
		content: z.optional(z.unknown()),
		is_error: flag,
	}),
);
export type Block = typeof block.empty;

/** The texts of the text blocks. */
export function textsOf(blocks: readonly Block[]): readonly string[] {
	return blocks.flatMap((one) => (one.type === "text" && one.text !== undefined ? [one.text] : []));
}

/** Content is a text or a list of blocks; blocks that are none are left out. */
function readContent(value: unknown): readonly Block[] {
	const blocks: readonly unknown[] = typeof value === "string" ? [{ type: "text", text: value }] : asList(value);
	return blocks.flatMap((one) => block.safeParse(one).data ?? []).filter((one) => one.type !== undefined);
}

function asList(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

const message = tolerantObject(z.object({ id: text, model: text }), {
	content: readContent,
	usage: (value: unknown) => usage.safeParse(value).data,
});
const attachment = tolerantObject(
	z.object({ type: text, commandMode: text, isMeta: flag, origin: lenient(z.object({ kind: text })) }),
	{ prompt: readContent },
);

/** One line of a transcript: the union of all record types, with only the fields that are used. */
export const recordSchema = tolerantObject(
	z.object({
		type: text,
		uuid: text,
		parentUuid: text,
		logicalParentUuid: text,
		timestamp: text,
		sessionId: text,
		cwd: text,
		gitBranch: text,
		subtype: text,
		isSidechain: flag,
		isMeta: flag,
		isCompactSummary: flag,
		isVisibleInTranscriptOnly: flag,
		isVirtual: flag,
		isApiErrorMessage: flag,
		teamName: z.optional(z.unknown()),
		textNotTyped: z.optional(z.unknown()),
		handedOff: z.optional(z.unknown()),
		turnCompanion: z.optional(z.unknown()),
		wakeupSource: z.optional(z.unknown()),
		scheduledTaskId: z.optional(z.unknown()),
		promptSource: text,
		origin: lenient(z.object({ kind: text })),
		toolDenialKind: text,
		toolUseResult: z.optional(z.unknown()),
		operation: text,
		content: z.optional(z.unknown()),
		summary: text,
		leafUuid: text,
		customTitle: text,
		aiTitle: text,
		relocatedCwd: text,
	}),
	{
		message: (value: unknown) => message.safeParse(value).data,
		attachment: (value: unknown) => attachment.safeParse(value).data,
	},
);
export type ClaudeRecord = typeof recordSchema.empty;

const todo = z.object({ content: z.string(), status: text });
const question = z.object({
	question: z.string(),
	options: lenient(z.array(z.object({ label: z.string() }))),
});

/** Inputs of all tools that are understood; their field names do not clash. */
export const toolInputSchema = tolerantObject(
	z.object({
		command: text,
		run_in_background: flag,
		file_path: text,
		notebook_path: text,
		old_string: text,
		new_string: text,
		new_source: text,
		content: text,
		edits: lenient(z.array(z.object({ old_string: text, new_string: text }))),
		pattern: text,
		query: text,
		url: text,
		prompt: text,
		description: text,
		plan: text,
		todos: lenient(z.array(todo)),
		questions: lenient(z.array(question)),
		subject: text,
		taskId: lenient(z.union([z.string(), z.number()])),
		status: text,
		cron: text,
		delaySeconds: number,
		reason: text,
		stop: flag,
		id: text,
		shell_id: text,
		task_id: text,
	}),
);
export type ToolInput = typeof toolInputSchema.empty;
export type Todo = z.infer<typeof todo>;

/** `toolUseResult` when it is an object; on failure it is a string and says nothing that the result's text does not. */
export const toolUseResultSchema = tolerantObject(
	z.object({
		interrupted: flag,
		backgroundTaskId: text,
		returnCodeInterpretation: text,
		filePath: text,
		oldString: text,
		newString: text,
		newTodos: lenient(z.array(todo)),
		task: lenient(z.object({ id: z.union([z.string(), z.number()]), subject: text })),
		answers: lenient(z.record(z.string(), z.unknown())),
		annotations: lenient(z.record(z.string(), z.catch(z.object({ notes: text }), { notes: undefined }))),
		plan: text,
		shellId: text,
		status: text,
		exitCode: number,
	}),
);
export type ToolUseResult = typeof toolUseResultSchema.empty;
