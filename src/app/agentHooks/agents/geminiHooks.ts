import type { Places } from "../../ports";
import type { HookAgent } from "../hookAgent";
import { type HookVerb, hookCommandLine, powershellCommandLine } from "../launcherPath";
import type { SharedSettings } from "./agentSettings";

/** Milliseconds. */
const timeout = 5000;

/** The hooks of Gemini CLI and of those that took them over: PowerShell on Windows. No matcher: `exit` and `clear` both end an id. */
export function geminiHooks(agent: HookAgent): SharedSettings["hooks"] {
	return (places) => [
		hook("SessionEnd", "codi-handoff", commandLine(places, agent, "hook")),
		hook("SessionStart", "codi-handoff-start", commandLine(places, agent, "hook-start")),
	];
}

function hook(event: string, name: string, command: string) {
	return { event, entry: { hooks: [{ name, type: "command", command, timeout }] } };
}

function commandLine(places: Places, agent: HookAgent, verb: HookVerb): string {
	return (places.platform === "win32" ? powershellCommandLine : hookCommandLine)(places, agent, verb);
}
