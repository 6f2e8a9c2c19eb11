import type { AgentName } from "../../core/model/transcript";
import type { HookAgent } from "./hookAgent";
import type { HookPayload } from "./hookPayload";

/** What an agent's transcript path looks like, whatever folder its store was moved to. The first that fits counts. */
const pathShapes: readonly (readonly [RegExp, AgentName])[] = [
	[/\/github\.copilot-chat\//i, "copilot-vscode"],
	[/\/session-state\//, "copilot-cli"],
	[/\/agent-transcripts\//, "cursor"],
	[/\/rollout-[^/]*\.jsonl(?:\.zst)?$/, "codex"],
	[/\/tmp\/[^/]+\/chats\//, "gemini-cli"],
	[/\/projects\/[^/]+\/chats\//, "qwen-code"],
	[/\/projects\/[^/]+\/[^/]+\.jsonl$/, "claude-code"],
];

/**
 * Which agent really called. Several run the hooks of one settings file: `~/.claude/settings.json` is read by Claude
 * Code, VS Code's Copilot Chat, Copilot CLI and Cursor (transcripts.md 0.6). Environment variables tell nothing, they
 * are inherited and copied between agents (lifecycle.md 7).
 * @param named the agent that the hook's command line names
 */
export function tellCaller(payload: HookPayload, named: HookAgent): AgentName {
	if (payload.cursor_version !== undefined || payload.conversation_id !== undefined) return "cursor";
	const path = (payload.transcript_path ?? payload.transcriptPath)?.replaceAll("\\", "/");
	if (path !== undefined) return pathShapes.find(([shape]) => shape.test(path))?.[1] ?? named;
	// Claude Code always names the file and sends no time; Copilot CLI does the opposite at the end of a session.
	const isCopilots = payload.sessionId !== undefined || payload.timestamp !== undefined;
	return named === "claude-code" && isCopilots ? "copilot-cli" : named;
}
