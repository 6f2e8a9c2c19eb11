import * as z from "zod/mini";

/** A field of a foreign record: a wrong type counts as absent, so that one odd field does not lose the record. */
export const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
export const text = lenient(z.string());
export const flag = lenient(z.boolean());
export const number = lenient(z.number());
export const list = z.catch(z.array(z.unknown()), []);
/** A value whose shape depends on something else; it is validated where it is used. */
export const anything = z.optional(z.unknown());

export const tokensSchema = z.object({
	input: number,
	output: number,
	reasoning: number,
	cache: lenient(z.object({ read: number, write: number })),
});
export type Tokens = z.infer<typeof tokensSchema>;

const todoSchema = z.object({ content: z.string(), status: text });
export type Todo = z.infer<typeof todoSchema>;
const questionSchema = z.object({ question: z.string(), options: list });
export const optionSchema = z.object({ label: z.string() });

/** Items of a list that are of the schema's shape; the others are left out. */
export function itemsOf<T>(items: readonly unknown[], schema: z.ZodMiniType<T>): readonly T[] {
	return items.flatMap((item) => {
		const parsed = schema.safeParse(item);
		return parsed.success ? [parsed.data] : [];
	});
}

/** Entries of a todo list that have a text. */
export const todosIn = (items: readonly unknown[]) => itemsOf(items, todoSchema);
/** Entries of an ask tool's list that have a question. */
export const questionsIn = (items: readonly unknown[]) => itemsOf(items, questionSchema);

/** Arguments of all the tools that are told apart, of both generations. */
export const inputSchema = z.object({
	command: text,
	background: flag,
	filePath: text,
	path: text,
	oldString: text,
	newString: text,
	content: text,
	edits: list,
	patchText: text,
	pattern: text,
	query: text,
	url: text,
	prompt: text,
	name: text,
	tool: text,
	todos: z.catch(z.optional(z.array(z.unknown())), undefined),
	questions: list,
});
export type ToolInput = z.infer<typeof inputSchema>;
export const editSchema = z.object({ oldString: text, newString: text });

/** What a tool notes beside its result. */
export const metadataSchema = z.object({
	exit: number,
	timeout: flag,
	status: text,
	shellID: text,
	sessionID: text,
	todos: z.catch(z.optional(z.array(z.unknown())), undefined),
	answers: list,
});
export type Metadata = z.infer<typeof metadataSchema>;
export const answerSchema = z.array(z.string());
