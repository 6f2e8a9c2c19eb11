import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);
const anything = z.optional(z.unknown());

/** One event of an extension transcript. */
export const eventSchema = z.looseObject({
	type: z.string(),
	data: z.catch(z.record(z.string(), z.unknown()), {}),
	timestamp: text,
});

export const startSchema = z.looseObject({
	sessionId: text,
	startTime: text,
	context: z.catch(z.optional(z.looseObject({ cwd: text, branch: text })), undefined),
});
export const userSchema = z.looseObject({ content: z.string() });
export const assistantSchema = z.looseObject({
	content: text,
	reasoningText: text,
	toolRequests: z.catch(z.optional(z.array(z.unknown())), undefined),
});
export const toolRequestSchema = z.looseObject({ toolCallId: z.string(), name: z.string(), arguments: anything });
export const toolStartSchema = z.looseObject({ toolCallId: z.string(), toolName: z.string(), arguments: anything });
export const toolEndSchema = z.looseObject({
	toolCallId: z.string(),
	success: z.catch(z.optional(z.boolean()), undefined),
	result: z.catch(z.nullish(z.looseObject({ content: text })), undefined),
	error: z.catch(z.nullish(z.looseObject({ message: text })), undefined),
});

/** The arguments of the tools whose arguments are read. */
export const argumentsSchema = z.looseObject({
	command: text,
	isBackground: z.catch(z.optional(z.boolean()), undefined),
	filePath: text,
	path: text,
	content: text,
	code: text,
	oldString: text,
	newString: text,
	input: text,
	query: text,
	pattern: text,
	prompt: text,
	description: text,
	replacements: z.catch(z.optional(z.array(z.unknown())), undefined),
	todoList: z.catch(z.optional(z.array(z.unknown())), undefined),
	questions: z.catch(z.optional(z.array(z.unknown())), undefined),
});
export type Arguments = z.infer<typeof argumentsSchema>;
