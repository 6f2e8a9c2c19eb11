import * as z from "zod/mini";

/** A field of a foreign record: a wrong type counts as absent, so that one odd field does not lose the record. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const text = lenient(z.string());
const flag = lenient(z.boolean());
const number = lenient(z.number());
const unknownList = z.catch(z.array(z.unknown()), []);
const content = z.object({ parts: unknownList });

/** One line of a chat file: the union of all record types, with only the fields that are used. */
export const recordSchema = z.object({
	type: z.string(),
	subtype: text,
	uuid: text,
	parentUuid: z.catch(z.nullable(z.string()), null),
	sessionId: text,
	timestamp: text,
	provenance: text,
	cwd: text,
	gitBranch: text,
	model: text,
	isSidechain: flag,
	agentId: text,
	contextWindowSize: number,
	message: lenient(content),
	usageMetadata: lenient(
		z.object({ promptTokenCount: number, candidatesTokenCount: number, thoughtsTokenCount: number }),
	),
	toolCallResult: lenient(z.object({ callId: text, status: text, resultDisplay: z.optional(z.unknown()) })),
	systemPayload: lenient(
		z.object({
			displayText: text,
			customTitle: text,
			summary: text,
			state: text,
			error: lenient(z.object({ message: text })),
			info: lenient(z.object({ compressionStatus: number })),
			compressedHistory: z.catch(z.array(z.catch(content, { parts: [] })), []),
		}),
	),
});
export type QwenRecord = z.infer<typeof recordSchema>;

const callFields = z.object({ id: text, name: text, args: z.optional(z.unknown()) });
export const partSchema = z.object({
	text: text,
	thought: flag,
	functionCall: lenient(callFields),
	functionResponse: lenient(z.object({ id: text, response: lenient(z.object({ output: text, error: text })) })),
});
export type Part = z.infer<typeof partSchema>;

const todo = z.object({ content: z.string(), status: text });
export const todosSchema = z.array(todo);

/** What the client shows of a result; a plain text in older versions. */
export const displaySchema = z.object({
	exitCode: number,
	filePath: text,
	todos: lenient(todosSchema),
});
export type Display = z.infer<typeof displaySchema>;

export const questionSchema = z.object({
	question: z.string(),
	options: z.catch(z.array(z.catch(z.object({ label: text }), {})), []),
});

/** Arguments of all the tools that are told apart. */
export const argumentsSchema = z.object({
	command: text,
	is_background: flag,
	file_path: text,
	absolute_path: text,
	path: text,
	old_string: text,
	new_string: text,
	content: text,
	pattern: text,
	query: text,
	url: text,
	prompt: text,
	plan: text,
	todos: lenient(todosSchema),
	questions: unknownList,
});
export type ToolArguments = z.infer<typeof argumentsSchema>;
