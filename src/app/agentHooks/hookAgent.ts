/** The agents whose own lifecycle hooks can call `codi-handoff hook <agent>`. */
export const hookAgentNames = [
	"claude-code",
	"codex",
	"gemini-cli",
	"copilot-cli",
	"cursor",
	"opencode",
	"qwen-code",
] as const;
export type HookAgent = (typeof hookAgentNames)[number];
