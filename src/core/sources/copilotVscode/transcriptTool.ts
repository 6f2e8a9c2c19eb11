import type { ToolKind } from "../../model/transcript";
import { parseJson } from "../json";
import { readPatch } from "../patch";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { readAsked } from "./questions";
import { toolKind } from "./toolKinds";
import { planOf } from "./toolPart";
import { type Arguments, argumentsSchema } from "./transcriptSchema";

/** Reads a call of an extension transcript. Arguments come as an object or as its JSON. */
export function readTranscriptCall(id: string, name: string, args: unknown, cwd: string | null): NewToolCall {
	const read = argumentsSchema.safeParse(typeof args === "string" ? parseJson(args) : args);
	const given = read.success ? read.data : {};
	const kind = toolKind(name);
	return { id, name, kind, ...describe(kind, given, cwd) };
}

function describe(kind: ToolKind, args: Arguments, cwd: string | null): Omit<NewToolCall, "id" | "name" | "kind"> {
	if (kind === "shell") return { command: args.command ?? null, background: args.isBackground === true };
	if (kind === "edit") return readEdit(args, cwd);
	if (kind === "plan") return { plan: args.todoList === undefined ? null : planOf(args.todoList) };
	if (kind === "ask") return { questions: readAsked(args.questions ?? []) };
	return { files: filesOf(args, cwd), text: args.query ?? args.pattern ?? args.prompt ?? args.description ?? null };
}

function readEdit(args: Arguments, cwd: string | null): Pick<NewToolCall, "files" | "added" | "removed"> {
	if (args.input !== undefined) return readPatch(args.input, cwd);
	const parts = [args, ...(args.replacements ?? []).flatMap(argumentsIn)];
	return {
		files: [...new Set(parts.flatMap((part) => filesOf(part, cwd)))],
		added: joined(parts.map((part) => part.newString ?? part.content ?? part.code)),
		removed: joined(parts.map((part) => part.oldString)),
	};
}

function argumentsIn(item: unknown): readonly Arguments[] {
	const read = argumentsSchema.safeParse(item);
	return read.success ? [read.data] : [];
}

function filesOf(args: Arguments, cwd: string | null): readonly string[] {
	const path = args.filePath ?? args.path;
	return path === undefined ? [] : [absolutePath(path, cwd)];
}

function joined(texts: readonly (string | undefined)[]): string | null {
	const given = texts.filter((text) => text !== undefined);
	return given.length === 0 ? null : given.join("\n");
}
