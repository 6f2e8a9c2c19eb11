import type { ToolKind } from "../../model/transcript";

const kinds: Readonly<Record<string, ToolKind>> = {
	bash: "shell",
	shell: "shell",
	user_shell: "shell",
	background_process: "shell",
	edit: "edit",
	multiedit: "edit",
	write: "edit",
	apply_patch: "edit",
	patch: "edit",
	read: "read",
	list: "search",
	glob: "search",
	grep: "search",
	codesearch: "search",
	codebase_search: "search",
	semantic_search: "search",
	webfetch: "search",
	websearch: "search",
	todowrite: "plan",
	todoread: "plan",
	plan_exit: "plan",
	question: "ask",
	task: "agent",
	subagent: "agent",
};

/** What a tool of OpenCode 1.x, 2.x or Kilo Code does; tools of MCP servers and plugins are "other". */
export function toolKind(name: string): ToolKind {
	return Object.hasOwn(kinds, name) ? (kinds[name] ?? "other") : "other";
}
