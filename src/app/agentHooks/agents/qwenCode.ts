import type { Places } from "../../ports";
import type { SharedSettings } from "./agentSettings";
import { geminiHooks } from "./geminiHooks";

const folder = ({ home, env }: Places) => env.QWEN_HOME ?? `${home}/.qwen`;

/** Qwen Code, whose hooks are Gemini CLI's: time-out in milliseconds, of which it gives 1.9 s. */
export const qwenCode: SharedSettings = {
	kind: "shared",
	agent: "qwen-code",
	name: "Qwen Code",
	programs: ["qwen"],
	folder,
	path: (places) => `${folder(places)}/settings.json`,
	hooks: geminiHooks("qwen-code"),
	fresh: {},
};
