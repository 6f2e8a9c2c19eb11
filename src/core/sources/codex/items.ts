import type { ToolOutcome } from "../transcriptBuilder";
import { readChanges } from "./changes";
import { type CallDescription, describeCall, describeShell, toolName } from "./describeCall";
import { anyFields, type Item, mcpInvocation } from "./schema";
import { textOf } from "./text";

/** A finished tool call: what it was and how it ended. */
export interface FinishedCall {
	readonly call: CallDescription;
	readonly outcome: Omit<ToolOutcome, "offset">;
}

/** Reads the item of a finished tool call. Null when the item is no tool call or of an unknown kind. */
export function readToolItem(item: Item, cwd: string | null): FinishedCall | null {
	switch (item.type) {
		case "CommandExecution":
			return readCommand(item, cwd);
		case "FileChange":
			return readFileChange(item, cwd);
		case "McpToolCall":
			return readMcpCall(item, cwd);
		case "DynamicToolCall":
			return readDynamicCall(item, cwd);
		case "WebSearch":
			return { call: describeSearch(item), outcome: { ok: true } };
		case "ImageView":
			return { call: describeCall("view_image", { path: item.path }, cwd), outcome: { ok: true } };
		case "CollabAgentToolCall":
			return { call: { name: item.tool ?? "agent", kind: "agent", text: item.prompt }, outcome: statusOutcome(item) };
		case "SubAgentActivity":
			return { call: describeActivity(item), outcome: {} };
		case "ImageGeneration":
			return { call: { name: "image_generation", kind: "other" }, outcome: statusOutcome(item) };
		case "Plan":
			return { call: { name: "plan", kind: "plan", text: item.text }, outcome: {} };
		default:
			return null;
	}
}

/** Older events that tell the same as an item, and the item's name. */
export const eventItems: Readonly<Record<string, string>> = {
	exec_command_end: "CommandExecution",
	patch_apply_end: "FileChange",
	mcp_tool_call_end: "McpToolCall",
	dynamic_tool_call_response: "DynamicToolCall",
	web_search_end: "WebSearch",
	view_image_tool_call: "ImageView",
	image_generation_end: "ImageGeneration",
	sub_agent_activity: "SubAgentActivity",
};

/** What a web search or an opened page was about. */
export function describeSearch(item: Pick<Item, "query" | "action">): CallDescription {
	const call = describeCall("web_search", asFields(item.action), null);
	return item.query ? { ...call, text: item.query } : call;
}

function readCommand(item: Item, cwd: string | null): FinishedCall {
	const name = item.source === "user_shell" ? "user_shell" : "exec_command";
	const output = item.aggregated_output ?? `${item.stdout ?? ""}${item.stderr ?? ""}`;
	const call = describeShell(name, item.command, cwd);
	return { call, outcome: { ...statusOutcome(item), exitCode: item.exit_code, result: output } };
}

function readFileChange(item: Item, cwd: string | null): FinishedCall {
	const change = readChanges(item.changes, cwd);
	const outcome = { ...statusOutcome(item), result: item.stdout || item.stderr };
	return {
		call: { name: "apply_patch", kind: "edit", ...change },
		outcome: change.files.length === 0 ? outcome : { ...outcome, ...change },
	};
}

function readMcpCall(item: Item, cwd: string | null): FinishedCall {
	const invoked = mcpInvocation.safeParse(item.invocation ?? item);
	const { server, tool, arguments: input } = invoked.success ? invoked.data : item;
	const result = readMcpResult(item);
	return {
		call: describeCall(`${server ?? "mcp"}.${tool ?? "tool"}`, input, cwd),
		outcome: { ...statusOutcome(item), ...result },
	};
}

/** The result is the content, or in events `{Ok: content}` or `{Err: text}`. */
function readMcpResult(item: Item): { result: string | null; ok?: boolean } {
	const failure = errorMessage(item.error);
	if (failure !== null) return { result: failure, ok: false };
	const result = asFields(item.result);
	if (typeof result.Err === "string") return { result: result.Err, ok: false };
	const content = "Ok" in result ? asFields(result.Ok) : result;
	const failed = content.isError === true || content.is_error === true;
	return { result: textOf(content.content), ...(failed ? { ok: false } : "Ok" in result ? { ok: true } : {}) };
}

function readDynamicCall(item: Item, cwd: string | null): FinishedCall {
	const call = describeCall(toolName(item.tool ?? "tool", item.namespace), item.arguments, cwd);
	const outcome = { ...statusOutcome(item), result: textOf(item.content_items) || errorMessage(item.error) };
	return { call, outcome };
}

function describeActivity(item: Item): CallDescription {
	return { name: "sub_agent", kind: "agent", text: [item.kind, item.agent_path].filter(Boolean).join(" ") };
}

function statusOutcome(item: Item): { ok: boolean | null; denial?: string } {
	if (item.status === "declined") return { ok: false, denial: "" };
	if (item.status === "failed" || item.success === false) return { ok: false };
	return { ok: item.status === "completed" || item.success === true ? true : null };
}

function errorMessage(error: unknown): string | null {
	if (typeof error === "string") return error;
	const { message } = asFields(error);
	return typeof message === "string" ? message : null;
}

function asFields(value: unknown): Record<string, unknown> {
	const parsed = anyFields.safeParse(value);
	return parsed.success ? parsed.data : {};
}
