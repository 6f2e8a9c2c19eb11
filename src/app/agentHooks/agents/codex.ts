import type { Places } from "../../ports";
import { hookCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

const folder = ({ home, env }: Places) => env.CODEX_HOME ?? `${home}/.codex`;

/**
 * Codex (transcripts.md 3.8). A hook runs only after the user has trusted it in Codex (`/hooks`). Three seconds are the
 * most it allows at the end of a session. It calls the start hook with the first prompt, and after a compaction.
 */
export const codex: SharedSettings = {
	kind: "shared",
	agent: "codex",
	name: "Codex",
	programs: ["codex"],
	folder,
	path: (places) => `${folder(places)}/hooks.json`,
	hooks: (places) => [
		{
			event: "SessionEnd",
			entry: { hooks: [{ type: "command", command: hookCommandLine(places, "codex"), timeout: 3 }] },
		},
		{
			event: "SessionStart",
			entry: { hooks: [{ type: "command", command: hookCommandLine(places, "codex", "hook-start"), timeout: 5 }] },
		},
	],
	fresh: {},
};
