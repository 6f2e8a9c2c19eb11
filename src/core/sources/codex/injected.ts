/** Beginnings of text that Codex itself puts into the user's role (transcripts.md 3.5, and its older warnings). */
const beginnings = [
	"# AGENTS.md instructions",
	"<INSTRUCTIONS>",
	"<user_instructions",
	"<environment_context",
	"<permissions",
	"<skill>",
	"<turn_aborted",
	"<subagent_notification",
	"<user_shell_command",
	"<user_action",
	"<goal_context",
	"<codex_internal_context",
	"<recommended_plugins",
	"<hook_prompt",
	"<codex_delegation",
	"Another language model started to solve this problem and produced a summary",
	"Warning: The maximum number of unified exec processes",
	"Warning: apply_patch was requested via",
	"Warning: Your account was flagged",
];

/** Is a text in the user's role one that the program put there? */
export function isInjected(text: string): boolean {
	const start = text.trimStart();
	return beginnings.some((beginning) => start.startsWith(beginning));
}

const oneElement = /^\s*<([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?:\s[^>]*)?>[\s\S]*<\/\1>\s*$/;
const imageMark = /^\s*<\/?image\b[^>]*>\s*$/;

/**
 * The same for a `response_item`, where nothing else tells the user's words apart: there, a text that is wholly one
 * element with a compound name (all of Codex's own are) is taken for injected, too.
 */
export function isInjectedBlock(text: string): boolean {
	return isInjected(text) || oneElement.test(text) || imageMark.test(text);
}

const ideContext = /^\s*# [^\n]*:[ \t]*\n[\s\S]*?^## My request for Codex:?[ \t]*\n?/m;

/** Cuts what an editor put before the user's words in the same text: open files, the selection. */
export function cutIdeContext(text: string): string {
	return text.replace(/\r\n/g, "\n").replace(ideContext, "");
}

/** The working folder that an `<environment_context>` names; the only place where the files of 2025 have it. */
export function folderInContext(text: string): string | null {
	return /^\s*<environment_context>[\s\S]*?<cwd>([^<]+)<\/cwd>/.exec(text)?.[1]?.trim() ?? null;
}
