import type { SharedSettings } from "./agentSettings";
import { geminiHooks } from "./geminiHooks";

/** Qwen Code, whose hooks are Gemini CLI's: time-out in milliseconds, of which it gives 1.9 s. */
export const qwenCode: SharedSettings = {
	kind: "shared",
	agent: "qwen-code",
	name: "Qwen Code",
	programs: ["qwen"],
	folder: ({ home }) => `${home}/.qwen`,
	path: ({ home }) => `${home}/.qwen/settings.json`,
	hooks: geminiHooks("qwen-code"),
	fresh: {},
};
