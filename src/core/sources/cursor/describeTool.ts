import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { readEdit } from "./edit";
import { readQuestions } from "./questions";
import { toolKind } from "./toolKinds";
import type { ToolArguments } from "./toolSchema";

/** A tool call in the shape that all agents share, from what it was asked with. Relative paths start at `cwd`. */
export function describeTool(name: string, args: ToolArguments, cwd: string | null): Omit<NewToolCall, "id"> {
	const kind = toolKind(name);
	switch (kind) {
		case "shell":
			return { name, kind, command: args.command ?? null, background: args.isBackground === true };
		case "edit":
			return { name, kind, ...readEdit(args, cwd) };
		case "read":
			return { name, kind, files: filesOf(args, cwd), text: args.url ?? null };
		case "search":
			return { name, kind, text: args.query ?? args.pattern ?? args.globPattern ?? args.searchTerm ?? null };
		case "ask":
			return { name, kind, questions: readQuestions(args.questions ?? [], []) };
		case "plan":
			return { name, kind, text: args.plan ?? args.overview ?? null };
		default:
			return { name, kind, text: args.prompt ?? args.taskDescription ?? args.description ?? null };
	}
}

function filesOf(args: ToolArguments, cwd: string | null): readonly string[] {
	const path = args.targetFile ?? args.path ?? args.filePath ?? args.effectiveUri;
	return path === undefined || path === "" ? [] : [absolutePath(path, cwd)];
}
