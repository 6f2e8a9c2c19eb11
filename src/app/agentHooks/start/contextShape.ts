import type { AgentName } from "../../../core/model/transcript";

type Shape = (text: string) => object;

/** Claude Code's shape, which Codex, Gemini CLI, Qwen Code and VS Code's Copilot Chat have taken over. */
const nested: Shape = (text) => ({ hookSpecificOutput: { hookEventName: "SessionStart", additionalContext: text } });

/**
 * What each agent takes as context from a hook at the start of a session. After a compaction only Claude Code, Codex and
 * Qwen Code call it again; Gemini CLI, Copilot CLI, Cursor and Copilot Chat have no such call. OpenCode has none at all.
 */
const shapes: Readonly<Partial<Record<AgentName, Shape>>> = {
	"claude-code": nested,
	codex: nested,
	"gemini-cli": nested,
	"qwen-code": nested,
	"copilot-vscode": nested,
	"copilot-cli": (text) => ({ additionalContext: text }),
	cursor: (text) => ({ additional_context: text }),
};

/** The answer of a start hook, as the agent that called takes it; null when it takes none. */
export function contextAnswer(agent: AgentName, text: string): object | null {
	return shapes[agent]?.(text) ?? null;
}
