import type { Places } from "../../ports";
import { type HookVerb, hookCommandLine, powershellCommandLine } from "../launcherPath";
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
		const hooks = { sessionEnd: [hookOf(places, "hook")], sessionStart: [hookOf(places, "hook-start")] };
		return `${JSON.stringify({ version: 1, hooks }, null, 2)}\n`;
	},
};

function hookOf(places: Places, verb: HookVerb): object {
	return {
		type: "command",
		bash: hookCommandLine(places, "copilot-cli", verb),
		powershell: powershellCommandLine(places, "copilot-cli", verb),
		timeoutSec: 5,
	};
}
