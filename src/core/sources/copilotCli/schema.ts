import * as z from "zod/mini";

/** A field of a foreign record: a wrong type counts as absent, so that one odd field does not lose the record. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const text = lenient(z.string());
const flag = lenient(z.boolean());
const number = lenient(z.number());
const unknownList = z.catch(z.array(z.unknown()), []);
const fields = z.catch(z.record(z.string(), z.unknown()), {});

/** One line of `events.jsonl`. */
export const eventSchema = z.object({ type: z.string(), data: fields, id: text, timestamp: text, agentId: text });
export type CopilotEvent = z.infer<typeof eventSchema>;

const folderFields = { cwd: text, branch: text };
export const sessionSchema = z.object({
	sessionId: text,
	selectedModel: text,
	newModel: text,
	...folderFields,
	context: lenient(z.object(folderFields)),
});

export const userMessageSchema = z.object({
	content: text,
	source: text,
	inputOrigin: text,
	isAutopilotContinuation: flag,
	parentToolCallId: text,
});

export const toolRequestSchema = z.object({
	toolCallId: text,
	name: text,
	arguments: z.optional(z.unknown()),
});
export const assistantMessageSchema = z.object({
	content: text,
	reasoningText: text,
	toolRequests: unknownList,
	model: text,
	outputTokens: number,
	parentToolCallId: text,
});

/** `tool.execution_start` and `tool.user_requested`. */
export const toolStartSchema = z.object({
	toolCallId: text,
	toolName: text,
	arguments: z.optional(z.unknown()),
	parentToolCallId: text,
});

const metrics = z.object({ context_current_tokens: number, context_token_limit: number });
export const toolCompleteSchema = z.object({
	toolCallId: text,
	success: flag,
	result: lenient(z.object({ content: text, contents: unknownList })),
	error: lenient(z.object({ message: text, code: text })),
	shellExecution: lenient(z.object({ exitCode: number })),
	toolTelemetry: lenient(z.object({ metrics: lenient(metrics) })),
});
export type ToolComplete = z.infer<typeof toolCompleteSchema>;
export const shellExitSchema = z.object({ type: z.literal("shell_exit"), exitCode: z.number() });

/** Arguments of all the tools that are told apart. */
export const argumentsSchema = z.object({
	command: text,
	path: text,
	old_str: text,
	new_str: text,
	file_text: text,
	insert_text: text,
	pattern: text,
	query: text,
	url: text,
	prompt: text,
	question: text,
	choices: unknownList,
	todos: text,
	summary: text,
	input: text,
	async: flag,
	mode: text,
	detach: flag,
});
export type ToolArguments = z.infer<typeof argumentsSchema>;

const usage = z.object({ inputTokens: number, outputTokens: number });
export const usageRecordSchema = z.object({
	usage: lenient(z.object({ inputTokens: number, outputTokens: number, maxPromptTokens: number })),
});
const modelMetrics = z.catch(z.record(z.string(), z.catch(z.object({ usage: lenient(usage) }), {})), {});
export const shutdownSchema = z.object({
	modelMetrics,
	accountingSnapshot: lenient(z.object({ modelMetrics })),
	currentTokens: number,
});
export type Shutdown = z.infer<typeof shutdownSchema>;

/** `session.error`, `abort`, `session.compaction_complete`. */
export const noticeSchema = z.object({ message: text, reason: text, summaryContent: text, success: flag });
