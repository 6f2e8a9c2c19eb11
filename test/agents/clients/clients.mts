import type { ClientName } from "../versions.mts";
import type { AgentClient } from "./agentClient.mts";
import { codex } from "./codex.mts";
import { geminiCli } from "./geminiCli.mts";
import { opencode } from "./opencode.mts";
import { qwenCode } from "./qwenCode.mts";

export const clients: Readonly<Record<ClientName, AgentClient>> = {
	codex,
	"gemini-cli": geminiCli,
	opencode,
	"qwen-code": qwenCode,
};
