import type { Places } from "../../ports";
import { hookCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

const folder = ({ home, env }: Places) => env.CLAUDE_CONFIG_DIR ?? `${home}/.claude`;

/** Claude Code (transcripts.md 2.8). Without a time-out of their own its end hooks get 1.5 s together, in seconds. */
export const claudeCode: SharedSettings = {
	kind: "shared",
	agent: "claude-code",
	name: "Claude Code",
	programs: ["claude"],
	folder,
	path: (places) => `${folder(places)}/settings.json`,
	event: "SessionEnd",
	entry: (places) => ({
		hooks: [{ type: "command", command: hookCommandLine(places, "claude-code"), timeout: 10 }],
	}),
	fresh: {},
};
