import type { NewToolCall, Place, TranscriptBuilder } from "../transcriptBuilder";
import type { Bubble } from "./bubble";
import { describeTool } from "./describeTool";
import { readDiff } from "./edit";
import { changedLines, type FileContents } from "./fileContents";
import { readQuestions } from "./questions";
import { TodoList } from "./todoList";
import { isInBackground, isSettled, readOutcome, readResult } from "./toolOutcome";
import { readArguments, type ToolArguments, type ToolData, type ToolResult, toolDataSchema } from "./toolSchema";
import { userWords } from "./userWords";

/** Adds bubbles, one after the other, to a transcript. */
export class BubbleReader {
	private readonly todos = new TodoList();
	/** Calls whose outcome is known: a copy of a call that is still running must not undo it. */
	private readonly settled = new Set<string>();

	constructor(
		private readonly builder: TranscriptBuilder,
		/** Tool calls that stand apart from their bubbles, by the bubble's id (the oldest versions). */
		private readonly apart: ReadonlyMap<string, unknown>,
		private readonly contents: FileContents,
	) {}

	read(id: string, bubble: Bubble, place: Place): void {
		const { builder } = this;
		builder.touch(place.at);
		builder.model = modelName(bubble.modelInfo?.modelName) ?? builder.model;
		if (bubble.type === 1) builder.user(userWords(bubble.text ?? ""), place);
		else if (bubble.type === 2) this.readAnswer(id, bubble, place);
		else builder.skipRecord();
	}

	private readAnswer(id: string, bubble: Bubble, place: Place): void {
		const { thinking, text, tokenCount } = bubble;
		this.builder.thinking(typeof thinking === "string" ? thinking : (thinking?.text ?? ""), place);
		this.builder.assistant(text ?? "", place);
		this.addTokens("input", tokenCount?.inputTokens ?? 0);
		this.addTokens("output", tokenCount?.outputTokens ?? 0);
		const data = toolIn(bubble.toolFormerData) ?? toolIn(this.apart.get(id));
		if (data !== null) this.readTool(data, data.toolCallId || id, place);
	}

	/** Most bubbles say 0, which means that it was not counted. */
	private addTokens(which: "input" | "output", count: number): void {
		if (count > 0) this.builder.tokens[which] = (this.builder.tokens[which] ?? 0) + count;
	}

	private readTool(data: ToolData, id: string, place: Place): void {
		if (this.settled.has(id)) return;
		if (isSettled(data)) this.settled.add(id);
		const args = argumentsOf(data);
		const result = readResult(data);
		const call = describeTool(data.name || "tool", args, this.builder.cwd);
		this.builder.call({ ...asDone(call, data, result, this.contents), id }, place);
		const outcome = readOutcome(call.kind, data, result);
		if (outcome === null) return;
		const todos = call.kind === "plan" && data.status === "completed" ? this.applyTodos(args, result) : null;
		const questions = call.kind === "ask" ? readQuestions(args.questions ?? [], result?.answers ?? []) : null;
		this.builder.result(id, {
			offset: place.offset,
			...outcome,
			...(todos === null ? {} : { plan: todos }),
			...(questions === null ? {} : { questions }),
			...(isInBackground(result) ? { background: true } : {}),
		});
	}

	private applyTodos(args: ToolArguments, result: ToolResult | null) {
		return this.todos.apply(result?.finalTodos, false) ?? this.todos.apply(args.todos, args.merge === true);
	}
}

/** Bubbles of the user can carry the shell of a call, with neither name nor id. */
function toolIn(value: unknown): ToolData | null {
	const data = toolDataSchema.safeParse(value);
	return data.success && (data.data.name || data.data.toolCallId) ? data.data : null;
}

/** The arguments as the model gave them, and as the editor understood them. A patch can be given as plain text. */
function argumentsOf(data: ToolData): ToolArguments {
	const isPatch = typeof data.rawArgs === "string" && data.rawArgs.trimStart().startsWith("*** Begin Patch");
	return readArguments(isPatch ? { patch: data.rawArgs } : data.rawArgs, data.params);
}

/** The call with what its result knows better: the command as the user changed it, the diff as it was applied. */
function asDone(
	call: Omit<NewToolCall, "id">,
	data: ToolData,
	result: ToolResult | null,
	contents: FileContents,
): Omit<NewToolCall, "id"> {
	if (call.kind === "shell") return { ...call, command: result?.updatedCommand || (call.command ?? null) };
	if (call.kind !== "edit") return call;
	const diff = readDiff(result?.diff) ?? keptDiff(result, contents);
	if (diff !== null) return { ...call, ...diff };
	return { ...call, added: call.added ?? result?.contentsAfterEdit ?? data.additionalData?.codeblock?.content ?? null };
}

/** What an edit did, told by the file's texts before and after it; null when they are not kept. */
function keptDiff(result: ToolResult | null, contents: FileContents) {
	const { beforeContentId, afterContentId } = result ?? {};
	if (beforeContentId === undefined || afterContentId === undefined) return null;
	const [before, after] = [contents.text(beforeContentId), contents.text(afterContentId)];
	return before === null || after === null ? null : changedLines(before, after);
}

/** "default" is the choice of leaving the choice to Cursor; which model then answered is not recorded. */
export function modelName(name: string | undefined): string | null {
	return name === undefined || name === "" || name === "default" ? null : name;
}
