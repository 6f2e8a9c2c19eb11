import type { ToolKind } from "../../model/transcript";

const kinds: Readonly<Record<string, ToolKind>> = {
	run_terminal_cmd: "shell",
	run_terminal_command: "shell",
	shell: "shell",
	edit_file: "edit",
	search_replace: "edit",
	str_replace: "edit",
	multi_edit: "edit",
	edit_notebook: "edit",
	write: "edit",
	apply_patch: "edit",
	reapply: "edit",
	delete_file: "edit",
	delete: "edit",
	read_file: "read",
	read: "read",
	web_fetch: "read",
	fetch_rules: "read",
	fetch_pull_request: "read",
	read_mcp_resource: "read",
	list_dir: "search",
	list_directory: "search",
	ls: "search",
	grep: "search",
	grep_search: "search",
	ripgrep: "search",
	ripgrep_search: "search",
	ripgrep_raw_search: "search",
	codebase_search: "search",
	semantic_search: "search",
	semantic_search_full: "search",
	file_search: "search",
	glob: "search",
	glob_file_search: "search",
	search_symbols: "search",
	web_search: "search",
	todo_write: "plan",
	todo_read: "plan",
	create_plan: "plan",
	ask_question: "ask",
	task: "agent",
	subagent: "agent",
	await_task: "agent",
};

/** What a tool does. The editor names its tools `read_file_v2`, the transcripts `ReadFile`. */
export function toolKind(name: string): ToolKind {
	const plain = plainName(name);
	return Object.hasOwn(kinds, plain) ? (kinds[plain] ?? "other") : "other";
}

function plainName(name: string): string {
	return name
		.replace(/_v\d+$/, "")
		.replace(/([a-z0-9])([A-Z])/g, "$1_$2")
		.toLowerCase();
}
