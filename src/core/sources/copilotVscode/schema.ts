import * as z from "zod/mini";

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const flag = z.catch(z.optional(z.boolean()), undefined);
const unknowns = z.catch(z.optional(z.array(z.unknown())), undefined);
const anything = z.optional(z.unknown());

/** The state of a chat: an export, the older whole file, or what the log comes to. */
export const stateSchema = z.looseObject({
	sessionId: text,
	customTitle: text,
	requests: unknowns,
	pendingRequests: unknowns,
	repoData: z.catch(z.nullish(z.looseObject({ localBranch: text })), undefined),
});
export type ChatState = z.infer<typeof stateSchema>;

export const pendingSchema = z.looseObject({ request: anything });

const messageSchema = z.looseObject({ text, parts: unknowns });
export const requestSchema = z.looseObject({
	requestId: text,
	timestamp: number,
	/** Older versions have the bare text. */
	message: z.catch(z.optional(z.union([z.string(), messageSchema])), undefined),
	/** The participant that was asked. */
	agent: z.catch(z.optional(z.looseObject({ id: text })), undefined),
	modelId: text,
	confirmation: anything,
	isSystemInitiated: flag,
	isHidden: flag,
	isCanceled: flag,
	shouldBeRemovedOnSend: anything,
	response: unknowns,
	modelState: z.catch(z.optional(z.looseObject({ value: number, completedAt: number })), undefined),
	result: z.catch(
		z.nullish(
			z.looseObject({
				errorDetails: z.catch(z.nullish(z.looseObject({ message: text, code: text })), undefined),
				timings: z.catch(z.nullish(z.looseObject({ totalElapsed: number })), undefined),
				metadata: z.catch(
					z.nullish(z.looseObject({ promptTokens: number, outputTokens: number, resolvedModel: text })),
					undefined,
				),
			}),
		),
		undefined,
	),
});
export type Request = z.infer<typeof requestSchema>;

/** `shouldBeRemovedOnSend` of a request of which only the later part of the answer was undone. */
export const disablementSchema = z.looseObject({ afterUndoStop: z.string() });
export const textPartSchema = z.looseObject({ text: z.string() });

/** One part of a response; a part without a kind is Markdown. */
export const partSchema = z.looseObject({
	kind: text,
	id: text,
	value: anything,
	name: text,
	uri: anything,
	inlineReference: anything,
	isEdit: flag,
	edits: unknowns,
	done: flag,
	content: anything,
	baseUri: anything,
});
export type Part = z.infer<typeof partSchema>;

/** A text, or Markdown that holds one. */
export const markdownSchema = z.looseObject({ value: z.string() });

export const toolPartSchema = z.looseObject({
	toolId: text,
	toolCallId: text,
	invocationMessage: anything,
	pastTenseMessage: anything,
	/** A truth value in older versions. */
	isConfirmed: anything,
	isComplete: flag,
	toolSpecificData: anything,
	resultDetails: anything,
});
export type ToolPart = z.infer<typeof toolPartSchema>;

export const confirmedSchema = z.looseObject({ type: z.number(), reason: anything });
export const messageUrisSchema = z.looseObject({ uris: z.record(z.string(), z.unknown()) });

/** `toolSpecificData` of all kinds. */
export const toolDataSchema = z.looseObject({
	kind: text,
	command: text,
	commandLine: z.catch(z.optional(z.looseObject({ original: text, userEdited: text, toolEdited: text })), undefined),
	isBackground: flag,
	alternativeRecommendation: text,
	terminalCommandState: z.catch(z.nullish(z.looseObject({ exitCode: number, timestamp: number })), undefined),
	terminalCommandOutput: z.catch(z.nullish(z.looseObject({ text })), undefined),
	cwd: anything,
	todoList: unknowns,
	description: text,
	prompt: text,
	result: text,
	rawInput: anything,
});
export type ToolData = z.infer<typeof toolDataSchema>;

export const todoSchema = z.looseObject({ title: z.string(), status: text });
export const detailsSchema = z.looseObject({ input: text, output: anything, isError: flag });
export const editSchema = z.looseObject({ text: z.string() });

export const uriSchema = z.looseObject({ path: z.string(), scheme: text });
/** A place in a file, or a symbol at one. */
export const locationSchema = z.looseObject({ name: text, uri: anything, location: anything });

export const carouselQuestionSchema = z.looseObject({
	id: text,
	title: z.string(),
	message: anything,
	options: unknowns,
});
export const carouselSchema = z.looseObject({
	questions: unknowns,
	data: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
});
export const planReviewSchema = z.looseObject({
	content: anything,
	data: z.catch(z.nullish(z.looseObject({ rejected: flag, feedback: text })), undefined),
});
export const movedSchema = z.looseObject({ oldResource: anything, newResource: anything });
export const optionSchema = z.looseObject({ id: text, label: z.string() });
export const askedSchema = z.looseObject({ question: z.string(), options: unknowns });
export const answerSchema = z.looseObject({ selectedValue: text, selectedValues: unknowns, freeformValue: text });

/** One line of the log (`objectMutationLog.ts`): 0 whole state, 1 set, 2 cut and push, 3 delete. */
export const operationSchema = z.looseObject({
	kind: z.number(),
	k: z.catch(z.optional(z.array(z.union([z.string(), z.number()]))), undefined),
	v: anything,
	i: number,
});
export type Operation = z.infer<typeof operationSchema>;
