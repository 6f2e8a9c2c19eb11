import type { HookAgent } from "../hookAgent";
import type { AgentSettings } from "./agentSettings";
import { claudeCode } from "./claudeCode";
import { codex } from "./codex";
import { copilotCli } from "./copilotCli";
import { cursor } from "./cursor";
import { geminiCli } from "./geminiCli";
import { opencode } from "./opencode";
import { qwenCode } from "./qwenCode";

/** Every agent that can be connected. */
export const agentSettings: Readonly<Record<HookAgent, AgentSettings>> = {
	"claude-code": claudeCode,
	codex,
	"gemini-cli": geminiCli,
	"copilot-cli": copilotCli,
	cursor,
	opencode,
	"qwen-code": qwenCode,
};
