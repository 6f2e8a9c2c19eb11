import { codialecticFolder, inside } from "../emit/paths";
import type { Places } from "../ports";
import type { HookAgent } from "./hookAgent";

/** What an agent's hook asks of our program: to hear of an end, or what a session that starts should know. */
export type HookVerb = "hook" | "hook-start";

/**
 * The program that agents' hooks call: it stays where it is while extensions come and go, so that the command line in an
 * agent's settings never changes. Codex asks anew for trust when it does (lifecycle.md 6).
 */
export function launcherPath(places: Places): string {
	return inside(codialecticFolder(places), `bin/codi-handoff${places.platform === "win32" ? ".cmd" : ""}`);
}

/** Whether a hook's command line calls the launcher, of whatever home folder. */
export function callsLauncher(command: string): boolean {
	return /[\\/]\.codialectic[\\/]bin[\\/]codi-handoff(?:\.cmd)?\b/.test(command);
}

/** The command line for an agent that gives it to a POSIX shell, or on Windows to cmd or Git Bash: both take it so. */
export function hookCommandLine(places: Places, agent: HookAgent, verb: HookVerb = "hook"): string {
	return `${shellWord(places, launcherPath(places))} ${verb} ${agent}`;
}

/** The command line with which an agent restores the context of a folder, at the user's word (R-000-75). */
export function wakeCommandLine(places: Places, folder: string): string {
	const wake = `${shellWord(places, launcherPath(places))} resume --wake`;
	// On Windows any of three shells may read it: what one of them would put something else for is left to the working folder.
	return places.platform === "win32" && /[%$`!"]/.test(folder)
		? wake
		: `${wake} --workspace ${shellWord(places, folder)}`;
}

/** A path as one word of a command line. */
function shellWord({ platform }: Places, path: string): string {
	if (platform === "win32") return `"${path.replaceAll("\\", "/")}"`;
	return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

/** The command line for an agent that gives it to PowerShell on Windows. */
export function powershellCommandLine(places: Places, agent: HookAgent, verb: HookVerb = "hook"): string {
	return `& '${launcherPath(places).replaceAll("'", "''")}' ${verb} ${agent}`;
}
