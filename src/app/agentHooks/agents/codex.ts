import type { Places } from "../../ports";
import { hookCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

const folder = ({ home, env }: Places) => env.CODEX_HOME ?? `${home}/.codex`;

/**
 * Codex (transcripts.md 3.8). A hook runs only after the user has trusted it in Codex (`/hooks`). Three seconds are the
 * most it allows at the end of a session.
 */
export const codex: SharedSettings = {
	kind: "shared",
	agent: "codex",
	name: "Codex",
	programs: ["codex"],
	folder,
	path: (places) => `${folder(places)}/hooks.json`,
	event: "SessionEnd",
	entry: (places) => ({ hooks: [{ type: "command", command: hookCommandLine(places, "codex"), timeout: 3 }] }),
	fresh: {},
};
