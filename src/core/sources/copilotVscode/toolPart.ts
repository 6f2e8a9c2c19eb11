import type { PlanItem, PlanStatus, ToolKind } from "../../model/transcript";
import type { NewToolCall, ToolOutcome } from "../transcriptBuilder";
import { plainMessage, wordsOf } from "./markdown";
import {
	confirmedSchema,
	detailsSchema,
	markdownSchema,
	messageUrisSchema,
	type ToolData,
	type ToolPart,
	todoSchema,
	toolDataSchema,
} from "./schema";
import { toolKind } from "./toolKinds";
import { filePath, linkedFiles } from "./uri";

/** A tool call as VS Code shows it. */
export interface ReadTool {
	readonly call: NewToolCall;
	/** Null while the tool is running or waits for the user. */
	readonly outcome: Omit<ToolOutcome, "offset"> | null;
	/** Milliseconds since 1970, or null. */
	readonly at: number | null;
	/** Where a terminal command was run. */
	readonly cwd: string | null;
}

/** Reads a `toolInvocationSerialized` part. `fallbackId` serves a call that has no id. */
export function readTool(part: ToolPart, fallbackId: string): ReadTool {
	const data = dataOf(part.toolSpecificData);
	const name = part.toolId ?? "tool";
	const plan = data.todoList === undefined ? null : planOf(data.todoList);
	const kind = data.kind === "terminal" ? "shell" : plan !== null ? "plan" : toolKind(name);
	const message = wordsOf(part.pastTenseMessage) || wordsOf(part.invocationMessage);
	const call: NewToolCall = {
		id: part.toolCallId ?? fallbackId,
		name,
		kind,
		command: kind === "shell" ? commandOf(data) : null,
		files: filesOf(part, message),
		text: fileKinds.has(kind) ? null : (data.prompt ?? data.description ?? (plainMessage(message) || null)),
		plan,
		background: data.isBackground ?? false,
	};
	return {
		call,
		outcome: outcomeOf(part, data),
		at: data.terminalCommandState?.timestamp ?? null,
		cwd: filePath(data.cwd),
	};
}

/** Kinds whose message only repeats the command or the file's name. */
const fileKinds: ReadonlySet<ToolKind> = new Set(["shell", "edit", "read", "plan"]);

function dataOf(value: unknown): ToolData {
	const read = toolDataSchema.safeParse(value);
	return read.success ? read.data : {};
}

/** The line that was run: the user may have changed it. What the tool changed on its own (a space in front) is left out. */
function commandOf(data: ToolData): string | null {
	return data.commandLine?.userEdited ?? data.commandLine?.original ?? data.command ?? null;
}

/** The todo list, of a tool's data or of its arguments. */
export function planOf(list: readonly unknown[]): readonly PlanItem[] {
	return list.flatMap((item) => {
		const read = todoSchema.safeParse(item);
		return read.success ? [{ text: read.data.title, status: planStatus(read.data.status) }] : [];
	});
}

function planStatus(status: string | undefined): PlanStatus {
	if (status === "completed") return "completed";
	return status === "in-progress" ? "in_progress" : "pending";
}

function filesOf(part: ToolPart, message: string): readonly string[] {
	for (const value of [part.pastTenseMessage, part.invocationMessage]) {
		const read = messageUrisSchema.safeParse(value);
		const paths = read.success ? Object.values(read.data.uris).flatMap((uri) => filePath(uri) ?? []) : [];
		if (paths.length > 0) return [...new Set(paths)];
	}
	return linkedFiles(message);
}

function outcomeOf(part: ToolPart, data: ToolData): ReadTool["outcome"] {
	const denial = denialOf(part.isConfirmed);
	if (denial !== null) return { ok: false, denial };
	const exitCode = data.terminalCommandState?.exitCode ?? null;
	if (part.isComplete !== true && exitCode === null) return null;
	const details = detailsSchema.safeParse(part.resultDetails);
	const told = data.terminalCommandOutput?.text ?? data.alternativeRecommendation ?? data.result;
	return {
		result: told ?? (details.success ? outputText(details.data.output) : null),
		exitCode,
		// `isComplete` only says that the call is over.
		ok: details.success && details.data.isError === true ? false : null,
	};
}

/** `ToolConfirmKind`: 0 the user denied it, 5 the user skipped it. Older versions have a truth value. */
function denialOf(isConfirmed: unknown): string | null {
	if (isConfirmed === false) return "";
	const read = confirmedSchema.safeParse(isConfirmed);
	if (!read.success || (read.data.type !== 0 && read.data.type !== 5)) return null;
	return wordsOf(read.data.reason);
}

function outputText(output: unknown): string | null {
	if (typeof output === "string") return output;
	if (!Array.isArray(output)) return null;
	const texts = output.flatMap((item) => {
		const read = markdownSchema.safeParse(item);
		return read.success ? [read.data.value] : [];
	});
	return texts.length === 0 ? null : texts.join("\n");
}
