import * as z from "zod/mini";
import { parseJson } from "../json";

const text = z.catch(z.optional(z.string()), undefined);
const flag = z.catch(z.optional(z.boolean()), undefined);
const code = z.catch(z.optional(z.int()), undefined);
const list = z.catch(z.optional(z.array(z.unknown())), undefined);
const anything = z.optional(z.unknown());
const feedback = z.catch(z.optional(z.looseObject({ feedbackText: text, textResult: text })), undefined);

/** `toolFormerData`: one call with what came of it. Arguments, result and error are JSON in a string. */
export const toolDataSchema = z.looseObject({
	name: text,
	toolCallId: text,
	/** loading, completed, cancelled or error. */
	status: text,
	rawArgs: anything,
	params: anything,
	result: anything,
	error: anything,
	userDecision: text,
	additionalData: z.catch(
		z.optional(z.looseObject({ codeblock: z.catch(z.optional(z.looseObject({ content: text })), undefined) })),
		undefined,
	),
});
export type ToolData = z.infer<typeof toolDataSchema>;

const diffSchema = z.catch(z.optional(z.looseObject({ chunks: list })), undefined);
export const chunkSchema = z.looseObject({ diffString: z.string() });

/** What all tools are asked with. The editor's own names and the model's (`old_string`) are the same in camel case. */
export const argumentsSchema = z.looseObject({
	command: text,
	isBackground: flag,
	relativeWorkspacePath: text,
	filePath: text,
	targetFile: text,
	targetNotebook: text,
	path: text,
	effectiveUri: text,
	oldString: text,
	newString: text,
	edits: list,
	contents: text,
	content: text,
	codeEdit: text,
	contentsAfterEdit: text,
	streamingContent: text,
	patch: text,
	input: text,
	diff: diffSchema,
	query: text,
	pattern: text,
	globPattern: text,
	searchTerm: text,
	url: text,
	prompt: text,
	taskDescription: text,
	description: text,
	plan: text,
	overview: text,
	todos: anything,
	merge: flag,
	questions: list,
});
export type ToolArguments = z.infer<typeof argumentsSchema>;

/** What tools give back. Values that are false, zero or empty are not written at all. */
export const resultSchema = z.looseObject({
	output: text,
	contents: text,
	resultForModel: text,
	exitCode: code,
	exitCodeV2: code,
	endedReason: text,
	updatedCommand: text,
	isRunningInBackground: flag,
	poppedOutIntoBackground: flag,
	backgroundShellId: anything,
	rejected: flag,
	humanReviewV2: feedback,
	humanReview: feedback,
	humanFeedback: feedback,
	applyFailed: flag,
	fileNonExistent: flag,
	error: anything,
	diff: diffSchema,
	contentsAfterEdit: text,
	/** Cursor 3: where the file's text stands as it was before and after an edit. */
	beforeContentId: text,
	afterContentId: text,
	finalTodos: list,
	answers: list,
});
export type ToolResult = z.infer<typeof resultSchema>;

const recordSchema = z.record(z.string(), z.unknown());

/** The object that a value is, or that its text is the JSON of; null when it is none. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
	const read = recordSchema.safeParse(typeof value === "string" ? parseJson(value) : value);
	return read.success ? read.data : null;
}

/** Arguments of one call, told once or twice: what stands later goes before. */
export function readArguments(...told: readonly unknown[]): ToolArguments {
	const given = told.flatMap((value) => Object.entries(recordIn(value) ?? {}));
	const named = given.filter(([, value]) => value !== null).map(([key, value]) => [camelCase(key), value]);
	return argumentsSchema.parse(Object.fromEntries(named));
}

function camelCase(name: string): string {
	return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
