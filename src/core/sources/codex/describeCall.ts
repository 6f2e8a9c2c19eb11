import type { AskedQuestion, PlanItem, PlanStatus, ToolKind } from "../../model/transcript";
import { parseJson } from "../json";
import { readPatch } from "../patch";
import { absolutePath } from "../paths";
import type { NewToolCall } from "../transcriptBuilder";
import { readCommandLine } from "./commandLine";
import { findPatch } from "./findPatch";
import { option, planStep, question, type ToolInput, toolInput } from "./schema";
import { textOf } from "./text";

export type CallDescription = Omit<NewToolCall, "id">;

const kinds: Readonly<Record<string, ToolKind>> = {
	shell: "shell",
	exec_command: "shell",
	shell_command: "shell",
	local_shell: "shell",
	user_shell: "shell",
	"container.exec": "shell",
	exec: "shell",
	unified_exec: "shell",
	apply_patch: "edit",
	update_plan: "plan",
	request_user_input: "ask",
	view_image: "read",
	read_file: "read",
	list_dir: "read",
	grep_files: "search",
	tool_search: "search",
	web_search: "search",
	spawn_agent: "agent",
	spawn_agents_on_csv: "agent",
	send_input: "agent",
	send_message: "agent",
	followup_task: "agent",
	resume_agent: "agent",
	wait_agent: "agent",
	close_agent: "agent",
	interrupt_agent: "agent",
};

/**
 * What a tool call is, from its name and input. `input` is what the record holds: JSON in a string, a free text
 * (`apply_patch`), or an object. Relative paths start at the call's own folder, else at `cwd`.
 */
export function describeCall(name: string, input: unknown, cwd: string | null): CallDescription {
	const given = typeof input === "string" ? (parseJson(input) ?? input) : input;
	const fields = readInput(given);
	const folder = folderOf(fields, cwd);
	switch (kinds[name]) {
		case "shell":
			return describeShell(name, fields.cmd ?? fields.command, folder);
		case "edit":
			return describePatch(name, typeof given === "string" ? given : (fields.input ?? fields.patch ?? ""), folder);
		case "plan":
			return { name, kind: "plan", plan: readPlan(fields.plan), text: fields.explanation };
		case "ask":
			return { name, kind: "ask", questions: readQuestions(fields) };
		case "read":
			return { name, kind: "read", files: pathsOf(fields, folder) };
		case "search":
			return { name, kind: "search", text: searchedFor(fields), files: pathsOf(fields, folder) };
		case "agent":
			return { name, kind: "agent", text: fields.message ?? fields.prompt ?? textOf(fields.items) };
		default:
			return { name, kind: "other", text: given == null ? null : plainText(given) };
	}
}

/** A call's arguments as fields, from JSON in a string or an object; no field is set when they are neither. */
export function readInput(input: unknown): ToolInput {
	return toolInput.safeParse(typeof input === "string" ? parseJson(input) : input).data ?? toolInput.empty;
}

/** A command that carries a patch is an edit: Codex itself applies it as one. */
export function describeShell(name: string, given: unknown, folder: string | null): CallDescription {
	const command = readCommandLine(given);
	const patch = findPatch(given, command, folder);
	return patch === null ? { name, kind: "shell", command } : describePatch(name, patch.patch, patch.folder);
}

function describePatch(name: string, patch: string, folder: string | null): CallDescription {
	return { name, kind: "edit", ...readPatch(patch, folder) };
}

/**
 * The name as `server.tool` for a tool of an MCP server, which older versions write as `mcp__server__tool` and
 * newer ones as the tool's name with the namespace `mcp__server`. Other namespaces are Codex's own and are left out.
 */
export function toolName(name: string, namespace: string | null): string {
	const server = namespace === null ? null : /^mcp__(.+?)_*$/.exec(namespace)?.[1];
	if (server != null) return `${server}.${name}`;
	const joined = /^mcp__(.+?)__(.+)$/.exec(name);
	return joined === null ? name : `${joined[1]}.${joined[2]}`;
}

function folderOf(fields: ToolInput, cwd: string | null): string | null {
	const folder = fields.workdir ?? fields.working_directory;
	return folder === null || folder === "" ? cwd : absolutePath(folder, cwd);
}

function pathsOf(fields: ToolInput, folder: string | null): string[] {
	const path = fields.path ?? fields.file_path ?? fields.dir_path;
	return path === null ? [] : [absolutePath(path, folder)];
}

function searchedFor(fields: ToolInput): string | null {
	const queries = fields.queries.filter((query) => typeof query === "string").join("\n");
	return fields.query || queries || fields.pattern || fields.url;
}

function readPlan(steps: readonly unknown[]): PlanItem[] {
	return steps.flatMap((step) => {
		const parsed = planStep.safeParse(step);
		if (!parsed.success || parsed.data.step === null) return [];
		return [{ text: parsed.data.step, status: readStatus(parsed.data.status) }];
	});
}

function readStatus(status: string | null): PlanStatus {
	const plain = status?.toLowerCase().replaceAll(/[^a-z]/g, "");
	if (plain === "completed") return "completed";
	if (plain === "inprogress") return "in_progress";
	return plain === "cancelled" ? "cancelled" : "pending";
}

function readQuestions(fields: ToolInput): AskedQuestion[] {
	return fields.questions.flatMap((record) => {
		const parsed = question.safeParse(record);
		const asked = parsed.success ? (parsed.data.question ?? parsed.data.header) : null;
		return parsed.success && asked !== null
			? [{ question: asked, options: readOptions(parsed.data.options), answer: null }]
			: [];
	});
}

function readOptions(options: readonly unknown[]): string[] {
	return options.flatMap((record) => {
		const parsed = option.safeParse(typeof record === "string" ? { label: record } : record);
		return parsed.success && parsed.data.label !== null ? [parsed.data.label] : [];
	});
}

function plainText(value: unknown): string {
	return typeof value === "string" ? value : JSON.stringify(value);
}
