import type { Places } from "../../ports";
import { hookCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

const folder = ({ home, env }: Places) => env.CLAUDE_CONFIG_DIR ?? `${home}/.claude`;

/**
 * Claude Code (transcripts.md 2.8). Without a time-out of their own its end hooks get 1.5 s together, in seconds. Without
 * a matcher the start hook is called after a compaction, too.
 */
export const claudeCode: SharedSettings = {
	kind: "shared",
	agent: "claude-code",
	name: "Claude Code",
	programs: ["claude"],
	folder,
	path: (places) => `${folder(places)}/settings.json`,
	hooks: (places) => [
		{
			event: "SessionEnd",
			entry: { hooks: [{ type: "command", command: hookCommandLine(places, "claude-code"), timeout: 10 }] },
		},
		{
			event: "SessionStart",
			entry: {
				hooks: [{ type: "command", command: hookCommandLine(places, "claude-code", "hook-start"), timeout: 5 }],
			},
		},
	],
	fresh: {},
};
