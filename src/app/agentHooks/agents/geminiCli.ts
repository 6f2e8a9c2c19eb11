import type { Places } from "../../ports";
import { type HookVerb, hookCommandLine, powershellCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

const folder = ({ home, env }: Places) => `${env.GEMINI_CLI_HOME ?? home}/.gemini`;

/** Gemini CLI (transcripts.md 7.6): time-out in milliseconds, PowerShell on Windows. No matcher: `exit` and `clear` both end an id. */
export const geminiCli: SharedSettings = {
	kind: "shared",
	agent: "gemini-cli",
	name: "Gemini CLI",
	programs: ["gemini"],
	folder,
	path: (places) => `${folder(places)}/settings.json`,
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
	return (places.platform === "win32" ? powershellCommandLine : hookCommandLine)(places, "gemini-cli", verb);
}
