import type { Places } from "../../ports";
import { hookCommandLine, powershellCommandLine } from "../launcherPath";
import type { OwnFile } from "./agentSettings";

const folder = ({ home, env }: Places) => env.COPILOT_HOME ?? `${home}/.copilot`;

/** GitHub Copilot CLI (transcripts.md 5.6) reads every file in its folder of hooks. */
export const copilotCli: OwnFile = {
	kind: "own",
	agent: "copilot-cli",
	name: "GitHub Copilot CLI",
	programs: ["copilot"],
	folder,
	path: (places) => `${folder(places)}/hooks/codi-handoff.json`,
	content: (places) => {
		const hook = {
			type: "command",
			bash: hookCommandLine(places, "copilot-cli"),
			powershell: powershellCommandLine(places, "copilot-cli"),
			timeoutSec: 5,
		};
		return `${JSON.stringify({ version: 1, hooks: { sessionEnd: [hook] } }, null, 2)}\n`;
	},
};
