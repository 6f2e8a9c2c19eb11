import { findProgram } from "../findProgram";
import type { Ports } from "../ports";

/** What `gh` printed, or why it could not be asked. */
export type GhAnswer =
	| { readonly kind: "printed"; readonly text: string; readonly isWhole: boolean; readonly why: string }
	| { readonly kind: "failed"; readonly why: string };

type GhPorts = Pick<Ports, "files" | "places" | "processes">;

const timeoutSeconds = 10;
/** More than this is no answer to our questions. */
const mostKept = 1024 * 1024;
/** It must neither ask the user nor look for an update of its own. */
const env = { GH_PROMPT_DISABLED: "1", GH_NO_UPDATE_NOTIFIER: "1", NO_COLOR: "1" };

/** Runs GitHub's own `gh` in a folder, with the login that the user gave it. Never throws. */
export async function askGh(ports: GhPorts, folder: string, args: readonly string[]): Promise<GhAnswer> {
	const command = findProgram(ports, "gh");
	if (command === null) return { kind: "failed", why: "gh is not installed" };
	let text = "";
	const outcome = await ports.processes.run({
		command,
		args,
		cwd: folder,
		stdin: "",
		timeoutSeconds,
		env,
		onOutput: (piece, from) => {
			if (from === "stdout" && text.length < mostKept) text += piece;
		},
		signal: null,
	});
	if (outcome.kind === "timedOut") return { kind: "failed", why: `gh gave no answer in ${timeoutSeconds} s` };
	if (outcome.kind !== "exited") return { kind: "failed", why: "gh could not be run" };
	const isLoggedOut = outcome.code === 4 || /\bgh auth login\b/.test(outcome.stderr);
	const why = isLoggedOut ? "gh is not logged in" : "gh could not tell";
	if (isLoggedOut || (outcome.code !== 0 && text.trim() === "")) return { kind: "failed", why };
	return { kind: "printed", text, isWhole: outcome.code === 0, why };
}
