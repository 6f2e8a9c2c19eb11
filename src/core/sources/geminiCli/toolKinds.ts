import type { ToolKind } from "../../model/transcript";

const kinds: Readonly<Record<string, ToolKind>> = {
	run_shell_command: "shell",
	replace: "edit",
	edit: "edit",
	write_file: "edit",
	read_file: "read",
	read_many_files: "read",
	web_fetch: "read",
	list_directory: "search",
	glob: "search",
	grep_search: "search",
	search_file_content: "search",
	google_web_search: "search",
	write_todos: "plan",
	exit_plan_mode: "plan",
	ask_user: "ask",
	codebase_investigator: "agent",
	delegate_to_agent: "agent",
	invoke_agent: "agent",
};

/** What a tool of Gemini CLI does; tools of MCP servers and new ones are "other". */
export function toolKind(name: string): ToolKind {
	return Object.hasOwn(kinds, name) ? (kinds[name] ?? "other") : "other";
}
