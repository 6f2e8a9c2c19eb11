import { slashCommandWords } from "../claudeCode/slashCommand";

/** What stands under a user's heading: own words, or something that the agent's runtime put there. */
export type UserText =
	| { readonly type: "prompt"; readonly text: string }
	| { readonly type: "interruption" }
	| { readonly type: "compaction"; readonly text: string }
	| { readonly type: "injected" };

const injectedTags =
	/^(?:<(?:local-command-|command-|bash-|task-notification|user-prompt-submit-hook|environment_context|user_instructions|permissions|turn_aborted|session_context|hook_context)|Caveat: The messages below were generated|# AGENTS\.md instructions for )/;
const injectedParts = /<(system-reminder|ide_opened_file|ide_selection|ide_diagnostics)>[\s\S]*?<\/\1>/g;

/** Tells the user's own words, those behind a slash command too, from what Claude Code, Codex or Gemini recorded in the user's name. */
export function readUserText(raw: string): UserText {
	const text = raw.replace(injectedParts, "").trim();
	if (/^\[Request interrupted by user[^\]]*\]$/.test(text)) return { type: "interruption" };
	if (/^This session is being continued from a previous conversation/.test(text)) return { type: "compaction", text };
	const command = slashCommandWords(text);
	if (command !== null) return command === "" ? { type: "injected" } : { type: "prompt", text: command };
	if (text === "" || injectedTags.test(text)) return { type: "injected" };
	return { type: "prompt", text };
}
