import type { Places } from "../../ports";
import { type HookVerb, hookCommandLine, powershellCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

/** Qwen Code, whose hooks are Gemini CLI's: time-out in milliseconds, of which it gives 1.9 s. */
export const qwenCode: SharedSettings = {
	kind: "shared",
	agent: "qwen-code",
	name: "Qwen Code",
	programs: ["qwen"],
	folder: ({ home }) => `${home}/.qwen`,
	path: ({ home }) => `${home}/.qwen/settings.json`,
	hooks: (places) => [
		{
			event: "SessionEnd",
			entry: {
				hooks: [{ name: "codi-handoff", type: "command", command: commandLine(places, "hook"), timeout: 5000 }],
			},
		},
		{
			event: "SessionStart",
			entry: {
				hooks: [
					{
						name: "codi-handoff-start",
						type: "command",
						command: commandLine(places, "hook-start"),
						timeout: 5000,
					},
				],
			},
		},
	],
	fresh: {},
};

function commandLine(places: Places, verb: HookVerb): string {
	return (places.platform === "win32" ? powershellCommandLine : hookCommandLine)(places, "qwen-code", verb);
}
