import type { ToolKind } from "../../model/transcript";

const kinds: Readonly<Record<string, ToolKind>> = {
	run_in_terminal: "shell",
	run_task: "shell",
	create_and_run_task: "shell",
	create_file: "edit",
	edit_file: "edit",
	edit_files: "edit",
	edit_notebook: "edit",
	edit_notebook_file: "edit",
	insert_edit: "edit",
	insert_edit_into_file: "edit",
	replace_string: "edit",
	replace_string_in_file: "edit",
	multi_replace_string: "edit",
	multi_replace_string_in_file: "edit",
	apply_patch: "edit",
	// Names of the command line's tools: the session store notes those as well.
	create: "edit",
	edit: "edit",
	str_replace_editor: "edit",
	view: "read",
	read_file: "read",
	view_image: "read",
	get_notebook_summary: "read",
	fetch_web_page: "read",
	fetch_webpage: "read",
	list_dir: "search",
	list_directory: "search",
	file_search: "search",
	find_files: "search",
	find_text_in_files: "search",
	grep_search: "search",
	list_code_usages: "search",
	search_codebase: "search",
	semantic_search: "search",
	search_workspace_symbols: "search",
	manage_todo_list: "plan",
	ask_questions: "ask",
	run_subagent: "agent",
	search_subagent: "agent",
};

/** What a tool does. It has one name in the model's calls (`read_file`) and one in VS Code (`copilot_readFile`). */
export function toolKind(name: string): ToolKind {
	const plain = name
		.replace(/^(?:copilot|vscode)_/, "")
		.replace(/_internal$/, "")
		.replace(/([a-z0-9])([A-Z])/g, "$1_$2")
		.toLowerCase();
	return Object.hasOwn(kinds, plain) ? (kinds[plain] ?? "other") : "other";
}
